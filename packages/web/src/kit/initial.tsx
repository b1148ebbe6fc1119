// A letter in a circle stands for a person.
import type { ReactNode } from 'react';

export function Initial({ name }: { readonly name: string }): ReactNode {
  return <i className="initial" aria-hidden="true" data-initial={name.slice(0, 1).toUpperCase()} />;
}
