// A route and its schemas. The sender is identified and rate-limited before the body is read. Then the input is
// validated. The description of all routes is generated from the same schemas.
import { BadInput } from '@boardwright/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { App } from '../app.ts';
import type { Session } from '../people/accounts.ts';
import { nothing } from '../protocol/requests.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { tooMuchIn } from '../reading/bounds.ts';
import { Refuse } from '../refuse.ts';
import { JobFailed, whyStopped } from '../rules/thread.ts';
import type { Person } from '../store/people.ts';
import { addressOf, cookie, isOwnOrigin, SESSION_COOKIE, tokenOf } from './security.ts';

/** A page that nobody sees says so with this header. */
const OUT_OF_SIGHT = 'x-out-of-sight';

type Shape = z.ZodType;
export interface Asked<P, Q, B> {
  readonly app: App;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly text: string; // of a large body, not parsed yet
  readonly address: string;
  readonly person: Person | null;
  readonly session: Session | null;
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
  readonly unlimited: boolean; // a proxy may ask as often as it likes
  readonly limit: Own | null;
  readonly largeBody: number | null; // bytes
  run(asked: Asked<unknown, unknown, unknown>): Promise<unknown>;
}
/** A limit for this route only, in addition to the general ones. */
interface Own {
  readonly tooMany: string;
  isKept(rates: RateLimiter, person: string, address: string): boolean;
}
interface Wanted<P extends Shape, Q extends Shape, B extends Shape, R extends Shape, O extends boolean> {
  readonly about: string;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly answer: R;
  readonly open?: O; // available without signing in
  readonly unlimited?: true;
  readonly limit?: Own;
  readonly largeBody?: number; // the body is passed on as text; `body` describes it
  run(
    asked: Omit<Asked<z.infer<P>, z.infer<Q>, z.infer<B>>, 'person' | 'session'> & {
      readonly person: O extends true ? Person | null : Person;
      readonly session: O extends true ? Session | null : Session;
    },
  ): Promise<z.input<R>>;
}
type Nothing = typeof nothing;

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
    limit = null,
    largeBody = null,
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
    limit,
    largeBody,
    run: run as unknown as Route['run'],
  };
}

export function install(fastify: FastifyInstance, app: App, each: Route): void {
  const known = new WeakMap<FastifyRequest, Who>();
  const made: RouteOptions = {
    method: each.method,
    url: each.path,
    async onRequest(request, reply) {
      known.set(request, await app.pending.run(admitted(app, each, request, reply)));
    },
    handler: (request, reply) => app.pending.run(answer(app, each, known.get(request), request, reply)),
  };
  if (each.largeBody === null) fastify.route(made);
  else fastify.register(async scope => largeBodies(scope, each.largeBody ?? 0).route(made));
}

/** Keeps the body as text, because it is parsed elsewhere. */
function largeBodies(scope: FastifyInstance, bodyLimit: number): FastifyInstance {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit },
    async (_: unknown, text: string) => text,
  );
  return scope;
}

interface Who {
  readonly person: Person | null;
  readonly session: Session | null;
  readonly address: string;
}

/** Runs before any byte of the body is read. */
async function admitted(app: App, each: Route, request: FastifyRequest, reply: FastifyReply): Promise<Who> {
  if (each.method !== 'GET' && !isOwnOrigin(app.config, request)) throw new Refuse('badOrigin');
  const address = addressOf(app.config, request.raw);
  if (!each.unlimited && !app.rates.mayAsk(address)) throw new Refuse('tooMany');
  const token = tokenOf(request);
  const entered = token === null ? null : await app.accounts.enter(token, true);
  const person = entered?.person ?? null;
  if (person !== null && !app.rates.mayAct(person.id)) throw new Refuse('tooMany');
  if (each.signedIn && person === null) throw new Refuse('signedOut');
  if (person !== null) app.presence.note(person.id, request.headers[OUT_OF_SIGHT] === undefined);
  if (each.limit !== null && !each.limit.isKept(app.rates, person?.id ?? '', address))
    throw new Refuse('tooMany', each.limit.tooMany);
  if (entered !== null && entered.token !== null)
    reply.header('set-cookie', cookie(app.config, SESSION_COOKIE, entered.token));
  return { person, session: entered?.session ?? null, address };
}

async function answer(
  app: App,
  each: Route,
  who: Who | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { person, session, address } = who ?? { person: null, session: null, address: '' };
  const params = checked(each.params, request.params, 'path');
  const query = checked(each.query, request.query, 'query');
  const isLarge = each.largeBody !== null;
  const text = isLarge && typeof request.body === 'string' ? request.body : '';
  const body = isLarge ? null : checked(each.body, request.body ?? {}, 'body');
  return each.run({ app, params, query, body, text, person, session, address, request, reply });
}

/** The input, if it has this shape. */
export function checked<S extends Shape>(shape: S, given: unknown, where = 'body'): z.infer<S> {
  const problem = tooMuchIn(given);
  if (problem !== null) throw new Refuse('badRequest', `${where}: ${problem}`);
  const parsed = shape.safeParse(given ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refuse('badRequest', `${[where, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
}

/** Turns every failure into a status and a typed reason. Internal details are not exposed. */
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
