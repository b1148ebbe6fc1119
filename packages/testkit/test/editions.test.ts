// An owner's edition of any game is bounded in every list, number and text, and holds nothing that is not known.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { BadInput } from '@boardwright/engine';
import { games } from '@boardwright/games';

const folder = path.resolve(import.meta.dirname, '../../games');
const files = globSync('*/content/standard.json', { cwd: folder });

type Place = readonly (string | number)[];
const REMARKS = ['marks', 'sources']; // what the rules do not read may say anything short

/** What a value is made of, whatever the values are. */
const shapeOf = (data: unknown): string =>
  JSON.stringify(data)
    .replace(/"[^"]*"(?!:)/g, 'text')
    .replace(/[\d.-]+(?=[,}\]])/g, 'number');

/** Every place of the data, the data itself first; in a list, one of each shape. */
function placesIn(data: unknown, at: Place = []): Place[] {
  if (Array.isArray(data)) {
    const shapes = data.map(shapeOf);
    return [at, ...data.flatMap((each, i) => (shapes.indexOf(shapes[i]!) === i ? placesIn(each, [...at, i]) : []))];
  }
  const inside = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return [at, ...inside.flatMap(([name, each]) => placesIn(each, [...at, name]))];
}

function changed(data: unknown, [first, ...rest]: Place, change: (value: unknown) => unknown): unknown {
  if (first === undefined) return change(data);
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>;
  copy[first] = changed(copy[first], rest, change);
  return copy;
}

/** What is far too much in this place; nothing, where there is no such thing. */
function bombs(value: unknown, isRemark: boolean): unknown[] {
  if (Array.isArray(value)) return [Array.from({ length: 1_000 }, () => value[0])];
  if (typeof value === 'string') return ['x'.repeat(5_000)];
  if (typeof value === 'number') return [1e9, -1e9, 0.5];
  if (typeof value !== 'object' || value === null) return [];
  if (!isRemark) return [{ ...value, unheard: 1 }];
  return [{ ...value, ...Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`unheard${i}`, 1])) }];
}

test('there are editions to try', () => assert.ok(files.length > 1));

for (const file of files) {
  const [id] = file.split(path.sep) as [keyof typeof games];
  test(`an edition of ${id} is bounded everywhere, and says where it is not`, async () => {
    const { withContent } = (await games[id]!()).default;
    const standard = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
    const named = 'edition' in standard ? 'edition' : 'name';
    const edition = { ...standard, [named]: 'house rules' };
    const make = (content: unknown) => withContent?.(content);
    assert.equal(make(edition)?.game.edition, 'house rules');
    let tried = 0;
    for (const place of placesIn(edition)) {
      const isRemark = REMARKS.includes(String(place[0]));
      const value = place.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], edition);
      for (const bomb of isRemark && typeof value === 'number' ? [] : bombs(value, isRemark)) {
        tried++;
        assert.throws(
          () => make(changed(edition, place, () => bomb)),
          (error: Error) => error instanceof BadInput && /^\S+: /.test(error.message) && error.message.length < 800,
          `${place.join('.')}: ${JSON.stringify(bomb).slice(0, 40)}`,
        );
      }
    }
    assert.ok(tried > 100);
  });
}
