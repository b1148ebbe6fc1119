// The parts of a match as the server shows it. The game defines its own state; everything around it is fixed.
import type { AnyTasks, Json, Task } from '@boardwright/engine';
import { z } from 'zod';

const text = z.string();
const whole = z.int();
const natural = z.int().min(0);
export const seat = natural.max(15);
export const word = z.templateLiteral([z.string(), ':', z.string()]);
const json: z.ZodType<Json> = z.json();

/** A task: plain public data of the game, with a name. */
export const task = z.looseObject({ do: text }) as unknown as z.ZodType<Task<AnyTasks>>;
/** An event and its parameters. */
export const event = z.object({ say: text }).catchall(json);
/** A changed value deep in a view. */
export const change = z.tuple([z.array(z.union([text, natural])), z.unknown()]);
/** By event of an answer: what leads back to the table as it was then, and the points if they were others. */
export const film = z.array(z.strictObject({ back: z.array(change), points: z.array(z.number()).exactOptional() }));
export const heard = z.strictObject({ n: natural, events: z.array(event) });
/** Something a player cannot do now, and the rule behind it. */
export const refused = z.object({ word, why: text, rule: text }).catchall(json);

const line = {
  agenda: z.array(z.looseObject({ do: text })),
  answers: natural,
  barrier: natural,
  by: whole,
  stream: text,
  draws: whole,
};
export const view = z.strictObject({
  ...line,
  game: text,
  version: natural,
  engine: natural,
  edition: text,
  seats: natural,
  options: z.record(text, text),
  g: z.unknown(),
  scores: z.array(z.number()).nullable(),
  places: z.array(z.number()).nullable(),
});

export const asking = z.strictObject({
  at: text,
  since: natural,
  task,
  words: z.array(word),
  asides: z.array(word),
  refused: z.array(refused),
  usual: word.exactOptional(),
});
export const proposal = z.strictObject({
  what: z.enum(['undo', 'substitute', 'end']),
  by: seat,
  about: seat,
  to: natural,
  agreed: z.array(seat),
});
export const sitting = z.strictObject({
  name: text,
  bot: text.nullable(),
  left: z.boolean(),
  overdue: z.boolean(),
  conceded: z.boolean(),
  awayUntil: z.number(),
});
export const absence = z.strictObject({
  why: z.enum(['timeout', 'left']),
  at: z.number(),
  from: natural,
  to: natural.nullable(),
});
export const clocks = z.strictObject({ left: z.array(z.number()), running: z.array(seat), at: z.number() });
export const sheet = z.strictObject({
  total: z.number(),
  scored: z.number().exactOptional(),
  lines: z.array(z.strictObject({ source: word, points: z.number(), forecast: z.literal(true).exactOptional() })),
});
const promised = { commitment: text, nonces: z.array(text), secret: text.exactOptional() };
export const seal = z.union([
  z.strictObject({
    version: z.literal(2),
    table: text,
    commitments: z.array(text),
    from: natural.exactOptional(),
    ...promised,
  }),
  z.strictObject(promised), // of games begun with earlier versions
]);
export const drawRun = z.tuple([text, natural, z.array(whole)]);
