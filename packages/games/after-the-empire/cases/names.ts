// Names that rule cases use, and errors for unknown ones.
import { BadInput, type Json } from '@boardwright/engine';
import { standard } from '../content/content.ts';

export type Names = readonly string[];
export const CARDS: Names = standard.cards.map(card => card.id);
export const OBJECTIVES: Names = standard.objectives.map(card => card.id);
export const INVADERS: Names = standard.invaders.map(card => card.id);
export const SIEGE: Names = standard.siege.map(card => card.id);

export function indexIn(names: Names, name: Json | undefined, what: string): number {
  const i = names.indexOf(String(name));
  if (i < 0) throw new BadInput(`"${name}" is no ${what}`);
  return i;
}

export function number(value: Json, path: readonly string[]): number {
  if (!Number.isInteger(value)) throw new BadInput(`${path.join('.')} must be a whole number`);
  return value as number;
}

export function texts(value: Json, path: readonly string[]): string[] {
  if (!Array.isArray(value)) throw new BadInput(`${path.join('.')} must be a list`);
  return value.map(String);
}

export const unknown = (path: readonly string[]): never => {
  throw new BadInput(`"${path.join('.')}" is not in the vocabulary of After the Empire`);
};
