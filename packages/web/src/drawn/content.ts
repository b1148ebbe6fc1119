// The content in use, for parts deep inside a drawing that do not get the table.
import { type Context, createContext, use } from 'react';

/** Put it around the parts of Board and Mat: `[WithContent, useContent]`. It never changes, so nothing renders again because of it. */
export function contentContext<C>(): readonly [Context<C | null>, () => C] {
  const context = createContext<C | null>(null);
  return [
    context,
    () => {
      const content = use(context);
      if (content === null) throw new Error('this part belongs inside a board or a mat that hands on its content');
      return content;
    },
  ];
}
