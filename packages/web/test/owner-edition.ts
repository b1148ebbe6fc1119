// Owners' editions for tests, for every game that has them. Most numbers are changed, so that nothing is as usual.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyModule, Json } from '@boardwright/engine';
import { games } from '@boardwright/games';

export interface OwnerEdition {
  readonly game: string;
  readonly content: Json;
  readonly standard: AnyModule;
  readonly module: AnyModule;
}
type Place = readonly (string | number)[];
const NAME = 'house rules';
const MOST = 150; // numbers that are changed

/** The places of numbers. */
function numbersIn(data: Json, place: Place = []): Place[] {
  if (typeof data === 'number') return [place];
  if (typeof data !== 'object' || data === null) return [];
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(data);
  return keys.flatMap(key => numbersIn((data as Record<string | number, Json>)[key] as Json, [...place, key]));
}

function withMoreAt(data: Json, [key, ...rest]: Place): Json {
  if (key === undefined) return (data as number) + 1;
  const changed = structuredClone(data) as Record<string | number, Json>;
  changed[key] = withMoreAt(changed[key] as Json, rest);
  return changed;
}

function isTaken(module: AnyModule, content: Json): boolean {
  try {
    module.withContent?.(content);
    return true;
  } catch {
    return false;
  }
}

/** Increases everything that the game allows, as far as possible, spread over the whole file. */
function changed(module: AnyModule, standard: Json): Json {
  const all = numbersIn(standard);
  const apart = Math.max(1, Math.floor(all.length / MOST));
  let content = standard;
  for (const place of all.filter((_, i) => i % apart === 0)) {
    const more = withMoreAt(content, place);
    if (isTaken(module, more)) content = more;
  }
  return content;
}

const folder = path.resolve(import.meta.dirname, '../../games');

export async function ownerEditions(): Promise<OwnerEdition[]> {
  const made: OwnerEdition[] = [];
  for (const [game, load] of Object.entries(games)) {
    const standard = (await load()).default;
    const [file] = globSync(`${game}/content/standard.json`, { cwd: folder });
    if (standard.withContent === undefined || file === undefined) continue;
    const printed = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, Json>;
    const content = changed(standard, { ...printed, ['edition' in printed ? 'edition' : 'name']: NAME });
    made.push({ game, content, standard, module: standard.withContent(content) });
  }
  return made;
}
