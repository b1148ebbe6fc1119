// The content in use, for parts deep inside a drawing that are not handed the table.
import { type Context, createContext, use } from 'react';

/** Board and Mat of a game put it around their parts: `[WithContent, useContent]`. It never changes, so it costs no drawing. */
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
