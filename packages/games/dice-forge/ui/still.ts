// Drawings that never change, as markup: the browser makes their lines by itself, and nobody has to look at each of them
// again whenever something on the table changes.
import { Fragment, isValidElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, ReactNode>>;

/** `strokeWidth` is `stroke-width` in markup. */
const attribute = (prop: string): string =>
  prop === 'className' ? 'class' : prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

function markupOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markupOf).join('');
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (!isValidElement<Props>(node)) return '';
  const { type, props } = node;
  const { children, ...rest } = props;
  if (type === Fragment) return markupOf(children);
  if (typeof type === 'function') return markupOf((type as (props: Props) => ReactNode)(props));
  const attributes = Object.entries(rest).map(([prop, value]) => ` ${attribute(prop)}="${String(value)}"`);
  return `<${type}${attributes.join('')}>${markupOf(children)}</${type}>`;
}

/** What an `svg` shows, to be spread into it. It is made of our own shapes and figures alone: nothing in it needs escaping. */
export const still = (drawing: ReactNode) => ({ dangerouslySetInnerHTML: { __html: markupOf(drawing) } });

/** The same for a set of drawings. */
export const stills = <Name extends string>(drawings: Readonly<Record<Name, ReactNode>>) =>
  Object.fromEntries(Object.entries<ReactNode>(drawings).map(([name, drawing]) => [name, still(drawing)])) as Readonly<
    Record<Name, ReturnType<typeof still>>
  >;
