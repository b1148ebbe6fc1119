// Answers in advance: given only to the very question they were meant for, and known to nobody else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AnyModule, canonical, type Entry, fairChance, fastRandom } from '@boardwright/engine';
import { games } from '@boardwright/games';
import {
  type Audience,
  foreseen,
  hiddenFor,
  isHidden,
  Live,
  type OpenQuestion,
  type Row,
  updateFor,
} from '@boardwright/host';
import type { Person } from '../src/client/person.ts';
import type { replies } from '../src/protocol/index.ts';
import { playOverDays } from './over-days.ts';
import { guests, settled, siteFor, tableOf } from './servers.ts';

const ANSWERS = 24;
const seenOf = ({ task, words, asides, refused, usual }: OpenQuestion): string =>
  canonical({ task, words, asides, refused, usual: usual ?? null });

function answeredIn({ facts }: Row): Entry | null {
  for (const fact of facts) if (fact.do === 'answer') return fact.entry;
  return null;
}

for (const [id, load] of Object.entries(games))
  test(`${id}: an answer is given only if all that its seat sees of the question is as it was; others see nothing of it`, async () => {
    const module: AnyModule = (await load()).default;
    const seats = 2;
    const audiences: Audience[] = [0, 1, null];
    let open: (readonly OpenQuestion[])[] = [];
    let sent: string[] = [];
    let [given, dropped, hidden] = [0, 0, 0];
    playOverDays(module, seats, 3, {
      leaves: true,
      most: 4,
      answers: ANSWERS,
      before(live) {
        open = [0, 1].map(p => updateFor(live, p).open);
        sent = audiences.map(each => JSON.stringify(updateFor(live, each)));
      },
      after(live, row) {
        for (const fact of row.facts) {
          if (fact.do !== 'unprepare') continue;
          const asked = (open[fact.seat] ?? []).map(seenOf);
          const answer = answeredIn(row);
          if (answer === null) dropped++;
          else {
            given++;
            assert.equal(answer.seat, fact.seat);
            assert.ok(fact.question !== null && asked.includes(fact.question), 'another question was asked');
          }
        }
        if (!isHidden(row)) return;
        hidden++;
        const whose = hiddenFor(row);
        for (const [i, audience] of audiences.entries())
          if (audience === null || !whose.includes(audience))
            assert.equal(JSON.stringify(updateFor(live, audience)), sent[i], `seat ${audience} is sent something else`);
      },
    });
    assert.ok(given > 0 && dropped > 0 && hidden > 20, `${given} given, ${dropped} dropped, ${hidden} hidden rows`);
  });

for (const [id, load] of Object.entries(games))
  test(`${id}: what is foreseen follows from what the seat sees, whatever is hidden from it`, async () => {
    const { game } = (await load()).default;
    let compared = 0;
    playOverDays((await load()).default, 2, 5, {
      leaves: false,
      answers: 24,
      after(live) {
        const seat = 1;
        const before = foreseen(live, seat);
        if (before.length === 0) return;
        const snapshot = live.snapshot();
        const other = Live.restore(game, snapshot, []);
        const g = game.view(other.play.match.g, seat);
        game.guess(g, seat, fastRandom(compared));
        other.play.match = { ...other.play.match, g };
        assert.deepEqual(foreseen(other, seat), before);
        compared++;
      },
    });
    assert.ok(compared > 3, String(compared));
  });

test('who may not leave answers is refused, and what is left can be taken back', async () => {
  const module: AnyModule = (await (Object.values(games)[1] as (typeof games)[string])()).default;
  const { game } = module;
  const player = (owner: string) => ({ owner, name: owner, bot: null, left: false });
  const open = (pace: 'days' | 'untimed', confirmTurns = false): Live => {
    const settings = {
      pace: pace === 'days' ? ({ kind: 'days', perTurn: 1000, window: null } as const) : ({ kind: 'untimed' } as const),
      confirmTurns,
      substitute: 'random',
    };
    const opening = {
      game: game.id,
      edition: game.edition,
      options: {},
      seats: [player('a'), player('b')],
      settings,
      seal: null,
    };
    return Live.open(game, opening, fairChance('7'.repeat(64), []), 0).live;
  };
  const live = open('days');
  const waits = [0, 1].find(p => !live.waiting().some(({ seat }) => seat === p)) as number;
  const by = waits === 0 ? 'a' : 'b';
  const [first] = foreseen(live, waits);
  assert.ok(first !== undefined);
  const leave = (on: Live, change: object = {}) =>
    on.handle(
      { do: 'prepare', by, id: 'x', seat: waits, question: first.id, word: first.words[0]!, ...change },
      0,
      fairChance('7'.repeat(64), []),
    );
  const why = (outcome: object): string => (outcome as { declined?: { why: string } }).declined?.why ?? 'done';
  assert.equal(why(leave(open('untimed'))), 'notAsked');
  assert.equal(why(leave(open('days', true))), 'notAsked', 'turns are confirmed there');
  assert.equal(why(leave(live, { by: 'c' })), 'notYourSeat');
  assert.equal(why(leave(live, { question: 'made up' })), 'stale');
  assert.equal(why(leave(live, { word: 'no:word' })), 'stale');
  assert.equal(why(leave(live)), 'done');
  assert.deepEqual(updateFor(live, waits).prepared, [{ question: first.id, task: first.task, word: first.words[0] }]);
  assert.deepEqual(updateFor(live, 1 - waits).prepared, []);
  const back = { do: 'unprepare', by, id: 'y', seat: waits, question: first.id } as const;
  assert.ok('row' in live.handle(back, 0, fairChance('7'.repeat(64), [])));
  assert.deepEqual(updateFor(live, waits).prepared, []);
  assert.deepEqual(live.handle(back, 0, fairChance('7'.repeat(64), [])), { nothing: true });
});

type Foreseen = (typeof replies.foreseen)['_output'];

test('the server gives an answer that was left, or drops it, and nobody else hears of it before', async t => {
  const here = await siteFor(t, { gamesModule: '@boardwright/games' });
  const pace = { kind: 'days', perTurn: 86_400_000, window: null };
  const [ann, bob] = (await guests(here.base, 'Ann', 'Bob')) as [Person, Person];
  for (const person of [ann, bob]) person.keepFrames = true;
  const { id } = await tableOf([ann, bob], { game: Object.keys(games)[1]!, pace });
  const people = [ann, bob];
  const seen = (p: number) => people[p]!.seen.get(`${id}/${p}`)!;
  const asked = seen(0).toAnswer[0]!;
  const waits = 1 - asked;
  const path = `/api/tables/${id}/foreseen?seat=`;
  const all = await people[waits]!.get<Foreseen[]>(`${path}${waits}`);
  assert.ok(all.length > 0);
  assert.equal((await people[asked]!.request('GET', `${path}${waits}`)).status, 403);
  const frames = people[asked]!.frames.length;
  for (const { id: question, words } of all)
    assert.equal(
      (await people[waits]!.act(id, { do: 'prepare', seat: waits, question, word: words[0]! })).type,
      'done',
    );
  await settled(() => seen(waits).prepared.length === all.length);
  await people[asked]!.say({ type: 'ping' });
  const heard = people[asked]!.frames.slice(frames).filter(frame => !/"type":"(done|heartbeat)"/.test(frame));
  assert.deepEqual(heard, []);
  while (seen(asked).toAnswer.includes(asked)) {
    const { open, position } = seen(asked);
    const [first] = open;
    await people[asked]!.answer(id, asked, first!.at, first!.words[0]!, position);
    await settled(() => seen(asked).position !== position);
  }
  await settled(() => seen(waits).prepared.length < all.length);
  assert.ok(seen(waits).missed || seen(asked).answers > 1);
  for (const person of people) person.close();
});
