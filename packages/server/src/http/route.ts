// A route and its schemas. What goes in is checked, and the description of all routes is made from the same schemas.
import { BadInput } from '@boardwright/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import { nothing } from '../protocol/requests.ts';
import { Refuse } from '../refuse.ts';
import { JobFailed, whyStopped } from '../rules/thread.ts';
import type { Person } from '../store/people.ts';
import { addressOf, isOwnOrigin, tokenOf } from './security.ts';

type Shape = z.ZodType;
export interface Asked<P, Q, B> {
  readonly app: App;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly person: Person | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly about: string;
  readonly params: Shape;
  readonly query: Shape;
  readonly body: Shape;
  readonly answer: Shape;
  readonly signedIn: boolean;
  readonly unlimited: boolean; // a proxy asks as often as it likes
  readonly mostBytes: number | null;
  run(asked: Asked<unknown, unknown, unknown>): Promise<unknown>;
}
interface Wanted<P extends Shape, Q extends Shape, B extends Shape, R extends Shape, O extends boolean> {
  readonly about: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: R;
  readonly open?: O; // without being signed in
  readonly unlimited?: true;
  readonly mostBytes?: number;
  run(
    asked: Omit<Asked<z.infer<P>, z.infer<Q>, z.infer<B>>, 'person'> & {
      readonly person: O extends true ? Person | null : Person;
    },
  ): Promise<z.input<R>>;
}
type Nothing = typeof nothing;
const MOST_DEPTH = 64; // of what is sent to the server

export function route<
  R extends Shape,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  O extends boolean = false,
>(method: Route['method'], path: string, wanted: Wanted<P, Q, B, R, O>): Route {
  const {
    about,
    params = nothing,
    query = nothing,
    body = nothing,
    answer,
    open,
    unlimited = false,
    mostBytes = null,
    run,
  } = wanted;
  return {
    method,
    path,
    about,
    params,
    query,
    body,
    answer,
    signedIn: open !== true,
    unlimited,
    mostBytes,
    run: run as unknown as Route['run'],
  };
}

export function install(fastify: FastifyInstance, app: App, each: Route): void {
  fastify.route({
    method: each.method,
    url: each.path,
    ...(each.mostBytes === null ? {} : { bodyLimit: each.mostBytes }),
    handler: (request, reply) => app.underway.run(answer(app, each, request, reply)),
  });
}

async function answer(app: App, each: Route, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (each.method !== 'GET' && !isOwnOrigin(app.config, request)) throw new Refuse('badOrigin');
  if (!each.unlimited && !app.door.mayAsk(addressOf(app.config, request.raw))) throw new Refuse('tooMany');
  const token = tokenOf(request);
  const person = token === null ? null : await app.accounts.personOf(token);
  if (person !== null && !app.door.mayAct(person.id)) throw new Refuse('tooMany');
  if (each.signedIn && person === null) throw new Refuse('signedOut');
  const params = checked(each.params, request.params, 'path');
  const query = checked(each.query, request.query, 'query');
  const body = checked(each.body, request.body ?? {}, 'body');
  return each.run({ app, params, query, body, person, request, reply });
}

function checked(shape: Shape, given: unknown, where: string): unknown {
  if (isDeeper(given, MOST_DEPTH)) throw new Refuse('badRequest', `${where}: nested too deeply`);
  const parsed = shape.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refuse('badRequest', `${[where, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
}

/** Schemas, and whatever walks the data later, walk it by calling themselves. */
function isDeeper(data: unknown, levels: number): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; depth <= levels && level.length > 0; depth++)
    level = level.flatMap(each => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  return level.length > 0;
}

/** Every failure as a status and a typed reason; what went wrong inside stays inside. */
export function failed(error: unknown): { status: number; why: string; message?: string } {
  if (error instanceof Refuse) return { status: error.status, why: error.why, message: error.message };
  if (error instanceof BadInput) return { status: 400, why: 'badRequest', message: error.message };
  if (error instanceof JobFailed && error.kind === 'BadInput')
    return { status: 400, why: 'badRequest', message: error.message };
  if (error instanceof JobFailed) return { status: 409, why: whyStopped(error) };
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500 && code?.startsWith('FST_') === true)
    return { status: statusCode, why: 'badRequest', message: (error as Error).message };
  return { status: 500, why: 'tryAgain' };
}
