// Every way to change one value of a content, valid and invalid: other numbers, choices, lists, kinds.
import type { Path, Shape, Shapes } from '@boardwright/content';

export interface Change {
  readonly path: Path;
  readonly value: unknown; // undefined: removed
}
type Named = Readonly<Record<string, unknown>>;

export function changesOf(shape: Shape, value: unknown, path: Path = []): Change[] {
  const to = (...values: unknown[]): Change[] => values.map(each => ({ path, value: each }));
  switch (shape.kind) {
    case 'whole':
      return to(shape.min, shape.max, shape.min - 1, shape.max + 1, 0.5, 'three', undefined);
    case 'choice':
      return to(...shape.of.filter(each => each !== value), 'unheard', 3);
    case 'flag':
      return to(value !== true, 'yes');
    case 'id':
      return to('another_one', 'No id', '', 5);
    case 'name':
      return to('standard', 'Ünnepi kiadás', '<b>', '', 7);
    case 'list':
      return [
        ...to(...sizesOf(shape, value as readonly unknown[]), 7),
        ...inList(shape, value as readonly unknown[], path),
      ];
    case 'table':
      return [...to(...tablesOf(shape, value as Named), 7), ...inFields(value as Named, () => shape.each, path)];
    case 'fields':
      return [
        ...to(7, { ...(value as Named), unheard: 1 }),
        ...inFields(value as Named, key => shape.of[key] as Shape, path),
      ];
    case 'variants':
      return [...to(...kindsOf(shape, value as Named), 7), ...inVariant(shape, value as Named, path)];
    case 'orNull':
      return [...to(null), ...changesOf(shape.each, value ?? sampleOf(shape.each), path)];
    case 'orElse':
      return changesOf(shape.each, value ?? shape.otherwise, path);
  }
}

type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;

/** As short and as long as allowed, and beyond. */
function sizesOf({ each, min, max }: Of<'list'>, value: readonly unknown[]): unknown[] {
  const sized = (n: number): unknown[] =>
    Array.from({ length: n }, (_, i) => value[i] ?? value.at(-1) ?? sampleOf(each));
  return [sized(min), sized(max), sized(max + 1), ...(min > 0 ? [sized(min - 1)] : [])];
}

/** In a list, changes one entry of each form. */
function inList({ each }: Of<'list'>, value: readonly unknown[], path: Path): Change[] {
  const forms = value.map(one => formOf(each, one));
  return value.flatMap((one, i) => (forms.indexOf(forms[i] as string) === i ? changesOf(each, one, [...path, i]) : []));
}

/** Which variants a value consists of, whatever its numbers, texts and entries are. */
function formOf(shape: Shape, value: unknown): string {
  const inside = (of: Shapes): string[] =>
    Object.entries(of).map(([key, each]) => formOf(each, (value as Named | null)?.[key]));
  if (shape.kind === 'fields') return inside(shape.of).join(',');
  if (shape.kind !== 'variants') return '';
  const kind = (value as Named)[shape.by] as string;
  return `${kind}(${inside(shape.of[kind] ?? {})})`;
}

const inFields = (value: Named, shapeAt: (key: string) => Shape, path: Path): Change[] =>
  Object.entries(value).flatMap(([key, one]) => changesOf(shapeAt(key), one, [...path, key]));

function tablesOf({ keys, each }: Of<'table'>, value: Named): unknown[] {
  const less = Object.fromEntries(Object.entries(value).slice(1));
  const free = keys?.find(key => !Object.hasOwn(value, key));
  const more = free === undefined ? [] : [{ ...value, [free]: sampleOf(each) }];
  const all = keys === null ? [] : [Object.fromEntries(keys.map(key => [key, sampleOf(each)]))];
  return [{}, less, ...more, ...all, { ...value, unheard: sampleOf(each) }];
}

const madeOf = (by: string, kind: string, of: Shapes): Named => ({ [by]: kind, ...sampleFields(of) });

function kindsOf({ by, of }: Of<'variants'>, value: Named): unknown[] {
  const others = Object.entries(of).filter(([kind]) => kind !== value[by]);
  return [
    ...others.map(([kind, fields]) => madeOf(by, kind, fields)),
    { ...value, [by]: 'unheard' },
    { ...value, unheard: 1 },
  ];
}

function inVariant({ by, of }: Of<'variants'>, value: Named, path: Path): Change[] {
  const { [by]: kind, ...rest } = value;
  const shapes = of[kind as string] as Shapes;
  return inFields(rest, key => shapes[key] as Shape, path);
}

const sampleFields = (of: Shapes): Named =>
  Object.fromEntries(Object.entries(of).map(([key, shape]) => [key, sampleOf(shape)]));

/** A value of this shape. */
export function sampleOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'whole':
      return Math.max(shape.min, Math.min(shape.max, 1));
    case 'choice':
      return shape.of[0];
    case 'flag':
      return true;
    case 'id':
    case 'name':
      return 'a_sample';
    case 'list':
      return Array.from({ length: shape.min }, () => sampleOf(shape.each));
    case 'table':
      return Object.fromEntries((shape.keys ?? []).slice(0, shape.min).map(key => [key, sampleOf(shape.each)]));
    case 'fields':
      return sampleFields(shape.of);
    case 'variants': {
      const [kind = '', fields = {}] = Object.entries(shape.of)[0] ?? [];
      return madeOf(shape.by, kind, fields);
    }
    case 'orNull':
      return null;
    case 'orElse':
      return shape.otherwise;
  }
}

/** A copy of the data with one value changed. `undefined` removes it. */
export function changedAt(data: unknown, { path: [first, ...rest], value }: Change): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>;
  const inner = changedAt(copy[first], { path: rest, value });
  if (inner !== undefined) copy[first] = inner;
  else if (Array.isArray(copy)) copy.splice(first as number, 1);
  else delete copy[first];
  return copy;
}

/** Parses a place as people write it: `wheel.inner[3].clay`. */
export const pathOf = (place: string): Path =>
  (place.match(/[^.[\]]+|\[\d+\]/g) ?? []).map(step => (step.startsWith('[') ? Number(step.slice(1, -1)) : step));
