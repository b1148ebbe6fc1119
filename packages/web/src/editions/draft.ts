// An edition that is being edited: the whole content, and the file with only the differences from the standard.
import { difference, type Edition, isSame, laidOver, type Path, type Reader, type Shape } from '@boardwright/content';
import type { Json } from '@boardwright/engine';

type Named = Readonly<Record<string, Json>>;

/** All values of an edition, including those from the standard. */
export function wholeOf({ shape, standard }: Reader<Edition>, file: Json): Named {
  return laidOver(shape, standard, file) as Named;
}

/** The part that is stored, played and sent. */
export function fileOf({ shape, standard }: Reader<Edition>, { name = '', ...values }: Named): Json {
  return { name, ...((difference(shape, standard, { name: standard.name, ...values }) ?? {}) as Named) };
}

export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], data);
}

/** A copy with another value at a path. Everything off the path stays the same object. */
export function withValue(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((each, i) => (i === step ? withValue(each, rest, value) : each));
  const named = data as Record<string, unknown>;
  return { ...named, [step]: withValue(named[step], rest, value) };
}

/** The value of a number field: a number, or the typed text, so that nothing is lost while it is invalid. */
export const typedNumber = (typed: string): Json => (/^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed);

/** An initial value where there was none. */
export function blankOf(shape: Shape): Json {
  switch (shape.kind) {
    case 'whole':
      return Math.max(shape.min, Math.min(1, shape.max));
    case 'choice':
      return shape.of[0] ?? '';
    case 'flag':
      return false;
    case 'id':
    case 'name':
      return '';
    case 'list':
      return Array.from({ length: shape.min }, () => blankOf(shape.each));
    case 'fields':
      return Object.fromEntries(Object.entries(shape.of).map(([key, each]) => [key, blankOf(each)]));
    case 'table':
      return Object.fromEntries((shape.keys ?? []).slice(0, shape.min).map(key => [key, blankOf(shape.each)]));
    case 'variants':
      return variantOf(shape, Object.keys(shape.of)[0] ?? '');
    case 'orNull':
      return null;
    case 'orElse':
      return shape.otherwise;
  }
}

/** A change of kind keeps the values that both kinds have. */
export function variantOf(
  { by, of }: Extract<Shape, { kind: 'variants' }>,
  kind: string,
  before: Readonly<Record<string, unknown>> = {},
): Json {
  const fields = Object.entries(of[kind] ?? {}).map(([key, shape]) => [key, (before[key] as Json) ?? blankOf(shape)]);
  return { [by]: kind, ...Object.fromEntries(fields) };
}

/** A new entry: one of the remaining choices, or a copy of the last entry. */
export function oneMore(shape: Shape, list: readonly Json[]): Json {
  if (shape.kind === 'choice') return shape.of.find(value => !list.includes(value)) ?? shape.of[0] ?? '';
  const last = list.at(-1);
  if (last === undefined) return blankOf(shape);
  if (shape.kind !== 'fields' || shape.of.id?.kind !== 'id') return last;
  const taken = new Set(list.map(each => (each as Named).id));
  const { id } = last as { id: string };
  let n = 2;
  while (taken.has(`${id}_${n}`)) n++;
  return { ...(last as Named), id: `${id}_${n}`, ...('name' in shape.of ? { name: '' } : {}) };
}

export { isSame };
