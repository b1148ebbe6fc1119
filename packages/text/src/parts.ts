// The parts of a message in any language: its parameters, and the branches for exact values.
import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

/** The parts of an ICU message: `{price}`, and `{price 0}` or `{kind gold}` for the branches of a plural or select. */
export function partsOf(message: string): Set<string> {
  const parts = new Set<string>();
  addParts(new IntlMessageFormat(message).getAst(), parts);
  return parts;
}

function addParts(elements: readonly Element[], parts: Set<string>): void {
  for (const element of elements) {
    if ('value' in element && !isLiteral(element)) parts.add(`{${element.value}}`);
    if ('children' in element) addParts(element.children, parts);
    if ('options' in element)
      for (const [branch, { value }] of Object.entries(element.options)) {
        if (isExact(element, branch)) parts.add(`{${element.value} ${branch.replace('=', '')}}`);
        addParts(value, parts);
      }
  }
}

/** Only what stands in the message itself, in all its branches: nothing that is filled in. */
export function literalsOf(message: string): string {
  const told = (elements: readonly Element[]): string =>
    elements
      .map(element => {
        if (isLiteral(element)) return (element as { value: string }).value;
        if ('children' in element) return told(element.children);
        if (!('options' in element)) return ' ';
        return Object.values(element.options)
          .map(({ value }) => ` ${told(value)} `)
          .join('');
      })
      .join('');
  return told(new IntlMessageFormat(message).getAst());
}

const isLiteral = ({ type }: Element): boolean => type === 0;

/** The categories of a plural depend on the language; `=0` and the ids of a select are the same in all. */
const isExact = (element: Element, branch: string): boolean =>
  branch !== 'other' && (!('pluralType' in element) || branch.startsWith('='));
