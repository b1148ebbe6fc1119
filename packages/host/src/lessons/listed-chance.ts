// Chance as a case or a lesson lists it: numbers as they are, everything else in the game's own words.
import { BadInput, type Chance, fastChance } from '@boardwright/engine';
import type { AnyVocabulary, Drawn } from './position.ts';

export class ListedChance implements Chance {
  private readonly vocabulary: AnyVocabulary;
  private readonly rest: Chance | null;
  private readonly isForgiving: boolean;
  private readonly listed: Drawn[] = [];
  private table: () => unknown = () => null;
  private drawn = 0;

  /**
   * With a seed, the draws that are not listed come from it. Whoever is forgiving takes them from there also where the list does not
   * fit: in a lesson people may play something that its writer did not think of.
   */
  constructor(vocabulary: AnyVocabulary, seed: number | null, isForgiving = false) {
    this.vocabulary = vocabulary;
    this.rest = seed === null ? null : fastChance(seed);
    this.isForgiving = isForgiving;
  }

  /** Which table the words are about. */
  bind(table: () => unknown): void {
    this.table = table;
  }

  list(outcomes: readonly Drawn[]): void {
    this.listed.push(...outcomes);
  }

  get left(): number {
    return this.listed.length;
  }

  int(below: number, stream: string, index: number): number {
    const outcome = this.listed.shift();
    if (outcome !== undefined) return this.listedOr(outcome, below, stream, index);
    if (this.rest !== null) return this.rest.int(below, stream, index);
    throw new BadInput(`the rules draw (from ${below}) once more than "chance" lists (${this.drawn} draws)`);
  }

  private listedOr(outcome: Drawn, below: number, stream: string, index: number): number {
    try {
      return this.number(outcome, below);
    } catch (error) {
      if (!(error instanceof BadInput) || !this.isForgiving || this.rest === null) throw error;
      return this.rest.int(below, stream, index);
    }
  }

  private number({ key, value }: Drawn, below: number): number {
    this.drawn++;
    const told = JSON.stringify(value);
    const what = `draw ${this.drawn} (${key === null ? told : `${key}: ${told}`})`;
    const n = this.isDraw(key, value) ? (value as number) : this.read(key, value, below, what);
    if (!Number.isInteger(n) || n < 0 || n >= below)
      throw new BadInput(`${what} is ${JSON.stringify(n)}, but the rules draw from 0 to ${below - 1}`);
    return n;
  }

  private isDraw(key: string | null, value: unknown): boolean {
    return key === null && typeof value === 'number';
  }

  private read(key: string | null, value: Drawn['value'], below: number, what: string): number {
    if (this.vocabulary.chance === undefined)
      throw new BadInput(`${what}: the vocabulary of this game has no words for chance; list numbers from 0`);
    return this.vocabulary.chance(this.table(), key, value, below);
  }
}
