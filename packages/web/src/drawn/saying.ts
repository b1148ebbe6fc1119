// Texts that are asked for again and again: each is put together once.
import type { Teller } from '@boardwright/text';

const known = new WeakMap<Teller, Teller>();

function remembering(tell: Teller): Teller {
  const texts = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    let text = texts.get(key);
    if (text === undefined) {
      text = make();
      texts.set(key, text);
    }
    return text;
  };
  return {
    ...tell,
    why: refused => once(JSON.stringify(refused), () => tell.why(refused)),
    word: word => once(word, () => tell.word(word)),
    text: (key, values) =>
      once(values === undefined ? key : `${key} ${JSON.stringify(values)}`, () => tell.text(key, values)),
  };
}

/** The same teller, with a memory. */
export function quickly(tell: Teller): Teller {
  let quick = known.get(tell);
  if (quick === undefined) {
    quick = remembering(tell);
    known.set(tell, quick);
  }
  return quick;
}
