// The shape of a schema as plain data, so that a page can show and edit every value, and tests can walk it.
import type { Json } from '@boardwright/engine';

export type Shape =
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'id' }
  | { readonly kind: 'name' }
  | { readonly kind: 'list'; readonly each: Shape; readonly min: number; readonly max: number }
  | { readonly kind: 'fields'; readonly of: Shapes }
  | {
      readonly kind: 'table';
      readonly keys: readonly string[] | null; // null: any place of the content
      readonly each: Shape;
      readonly min: number;
      readonly max: number;
    }
  | { readonly kind: 'variants'; readonly by: string; readonly of: Readonly<Record<string, Shapes>> }
  | { readonly kind: 'orNull'; readonly each: Shape }
  | { readonly kind: 'orElse'; readonly each: Shape; readonly otherwise: Json };
export type Shapes = Readonly<Record<string, Shape>>;

/** A path into the content: names of fields and indexes of lists. */
export type Path = readonly (string | number)[];

/** A path as people write it: `wheel.inner[3].clay`. */
export function placeOf(path: Path): string {
  const place = path.map(step => (typeof step === 'number' ? `[${step}]` : named(step))).join('');
  return place === '' ? 'content' : place.replace(/^\./, '');
}

const LONGEST_STEP = 80;

function named(step: string): string {
  const short = step.length > LONGEST_STEP ? `${step.slice(0, LONGEST_STEP)}…` : step;
  return /^[\w…]+$/.test(short) ? `.${short}` : `.${JSON.stringify(short)}`;
}

/** The shape at a place; null: there is no such place. If variants lead to several, the first. */
export function shapeAt(shape: Shape, place: string): Shape | null {
  return shapesAt(shape, place)[0] ?? null;
}

/** Whether a place exists in the content: `wheel.inner[3].clay`, or `wheel.inner.clay` for all spaces of the ring. */
export function isPlace(shape: Shape, place: string): boolean {
  return shapesAt(shape, place).length > 0;
}

function shapesAt(shape: Shape, place: string): readonly Shape[] {
  const steps = place.match(/[^.[\]]+/g) ?? [];
  if (steps.length === 0) return [];
  return steps.reduce<readonly Shape[]>((at, step) => at.flatMap(each => inside(each, step)), [shape]);
}

/** The shapes that a step leads to; several if there are variants. */
function inside(shape: Shape, step: string): readonly Shape[] {
  switch (shape.kind) {
    case 'fields':
      return Object.hasOwn(shape.of, step) ? [shape.of[step] as Shape] : [];
    case 'list':
      return /^\d+$/.test(step) ? (Number(step) < shape.max ? [shape.each] : []) : inside(shape.each, step);
    case 'table':
      return shape.keys?.includes(step) ? [shape.each] : inside(shape.each, step);
    case 'variants':
      return step === shape.by
        ? [{ kind: 'choice', of: Object.keys(shape.of) }]
        : Object.values(shape.of).flatMap(of => inside({ kind: 'fields', of }, step));
    case 'orNull':
    case 'orElse':
      return inside(shape.each, step);
    default:
      return [];
  }
}
