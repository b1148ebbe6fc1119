// What previews promise is what happens: a placement leads to the table of its preview, and the buildings give what was foretold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fastChance, fastRandom, Play, type Settings, type Word } from '@boardwright/engine';
import { standard } from '../content/read.ts';
import { gameOf } from '../game.ts';
import { groupsInOrder } from '../rules/archives.ts';
import { gainOf } from '../rules/gains.ts';
import { GOODS, type Harvest, harvestOf, previewOf, prospectOf } from '../rules/prospects.ts';
import type { Tasks } from '../rules/tasks.ts';
import { resultOf } from '../score.ts';
import type { G } from '../state.ts';

const game = gameOf(standard);
const sum = (all: readonly number[] | undefined): number => (all ?? []).reduce((a, b) => a + b, 0);

const tables: readonly (readonly [number, Settings])[] = [
  [2, { b: 'guild', c: 'tower', variant: 'neutral' }],
  [3, { b: 'auction', c: 'galleon', variant: 'neutral' }],
  [4, { b: 'guild', c: 'temple' }],
  [5, { b: 'auction', c: 'illuminati' }],
];

/** Plays with random answers and looks at each of them. */
function playAll(
  [seats, options]: (typeof tables)[number],
  see: (play: Play<G, Tasks>, word: Word, seat: number, before: G) => void,
): void {
  const play = Play.start(game, seats, options, fastChance(seats + 7));
  const random = fastRandom(seats + 3);
  for (let open = play.engine.first(play.match); open !== null; open = play.engine.first(play.match)) {
    const { task, seat, options: answers } = open;
    const word = play.engine.question(task).show(answers[random(answers.length)] as number, task);
    const before = game.copy(play.match.g);
    play.moments = [];
    play.answer({ seat, word });
    see(play, word, seat, before);
  }
}

/** Everything that lies at the buildings. */
const atBuildings = (g: G) => ({
  archives: groupsInOrder(g),
  university: g.university,
  runs: g.runs,
  temple: g.templeBy,
  illuminati: g.illuminati,
  galleon: [g.galleonDice, g.galleonSum],
  tower: g.tower,
  library: g.library,
});

for (const table of tables)
  test(`a placement leads to the table of its preview: ${table[0]} players, ${table[1].b}, ${table[1].c}`, () => {
    let seen = 0;
    playAll(table, ({ match }, word, seat, before) => {
      const preview = before.placing ? previewOf(standard, game.view(before, seat), word) : null;
      if (preview === null || !match.g.placing || match.g.round !== before.round) return;
      seen++;
      assert.deepEqual(atBuildings(preview.after), atBuildings(match.g), word);
      const { ranks, n } = prospectOf(standard, preview);
      assert.ok(ranks.every(rank => rank >= 0) && (n > 0 || word.startsWith('neutral_')), word);
    });
    assert.ok(seen > 20, `${seen} placements were compared`);
  });

/** What a player owns, as the buildings give it. */
function owned(g: G, p: number): Harvest {
  const [bronze = 0, silver = 0, gold = 0] = g.treasures[p] ?? [];
  return {
    map: g.maps[p]?.length ?? 0,
    specialist: g.specialists[p]?.length ?? 0,
    relic: sum(g.relics[p]),
    mission: g.missions[p]?.length ?? 0,
    item: g.items[p]?.length ?? 0,
    ability: sum(g.abilities[p]),
    chest: g.chests[p]?.length ?? 0,
    bronze,
    silver,
    gold,
    knowledge: g.knowledge[p] ?? 0,
  };
}

for (const table of tables)
  test(`the buildings give what was foretold: ${table[0]} players, ${table[1].b}, ${table[1].c}`, () => {
    let [seen, foretold, had] = [0, null as readonly Harvest[] | null, [] as Harvest[]];
    playAll(table, play => {
      const told = play.told.at(-1) ?? [];
      for (const [i, { event }] of told.entries()) {
        const g = play.moments?.[i] as G;
        if (event.say === 'resolving') {
          foretold = harvestOf(standard, g);
          had = foretold.map((_, p) => owned(g, p));
        } else if ((event.say === 'round' || event.say === 'scored') && foretold !== null) {
          for (let p = 0; p < g.players; p++)
            for (const good of GOODS)
              assert.equal(owned(g, p)[good] - (had[p]?.[good] ?? 0), foretold[p]?.[good], `${good} of ${p}`);
          foretold = null;
          seen++;
        }
      }
    });
    assert.ok(seen >= 5, `${seen} rounds were compared`);
  });

for (const table of tables)
  test(`tiles bring the gold that is marked on them: ${table[0]} players, ${table[1].b}, ${table[1].c}`, () => {
    let seen = 0;
    playAll(table, (play, word, seat, before) => {
      if (!/^(map|specialist|ability):/.test(word) || before.placing) return;
      const taken = (play.told.at(-1) ?? []).findIndex(({ event }) => event.say.startsWith('takes'));
      const after = play.moments?.[taken];
      assert.ok(after !== undefined);
      const gain = resultOf(standard, after, seat).total - resultOf(standard, before, seat).total;
      assert.equal(gainOf(standard, game.view(before, seat), seat, word), gain, word);
      seen++;
    });
    assert.ok(seen > 5, `${seen} tiles were compared`);
  });
