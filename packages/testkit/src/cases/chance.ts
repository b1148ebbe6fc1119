// Chance as a case lists it: numbers as they are, everything else in the game's own words.
import { BadInput, type Chance, fastChance } from '@boardwright/engine';
import { short } from '../compare.ts';
import type { AnyVocabulary, Outcome } from './types.ts';

export class ListedChance implements Chance {
  private readonly vocabulary: AnyVocabulary;
  private readonly rest: Chance | null;
  private readonly listed: Outcome[] = [];
  private table: () => unknown = () => null;
  private drawn = 0;

  /** With a seed, the draws that are not listed come from it. */
  constructor(vocabulary: AnyVocabulary, seed: number | null) {
    this.vocabulary = vocabulary;
    this.rest = seed === null ? null : fastChance(seed);
  }

  /** Which table the words are about. */
  bind(table: () => unknown): void {
    this.table = table;
  }

  list(outcomes: readonly Outcome[]): void {
    this.listed.push(...outcomes);
  }

  get left(): number {
    return this.listed.length;
  }

  int(below: number, stream: string, index: number): number {
    const outcome = this.listed.shift();
    if (outcome !== undefined) return this.number(outcome, below);
    if (this.rest !== null) return this.rest.int(below, stream, index);
    throw new BadInput(`the rules draw (from ${below}) once more than "chance" lists (${this.drawn} draws)`);
  }

  private number({ key, value }: Outcome, below: number): number {
    this.drawn++;
    const what = `draw ${this.drawn} (${key === null ? short(value) : `${key}: ${short(value)}`})`;
    const n = this.isDraw(key, value) ? (value as number) : this.read(key, value, below, what);
    if (!Number.isInteger(n) || n < 0 || n >= below)
      throw new BadInput(`${what} is ${short(n)}, but the rules draw from 0 to ${below - 1}`);
    return n;
  }

  private isDraw(key: string | null, value: unknown): boolean {
    return key === null && typeof value === 'number';
  }

  private read(key: string | null, value: Outcome['value'], below: number, what: string): number {
    if (this.vocabulary.chance === undefined)
      throw new BadInput(`${what}: the vocabulary of this game has no words for chance; list numbers from 0`);
    return this.vocabulary.chance(this.table(), key, value, below);
  }
}
