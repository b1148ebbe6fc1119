// A cache for texts that are needed at every rendering.
import type { Teller } from '@boardwright/text';

/** The same teller, with a cache. */
export function remembering(tell: Teller): Teller {
  const texts = new Map<string, string>();
  const once = (key: string, make: () => string): string => {
    let text = texts.get(key);
    if (text === undefined) {
      text = make();
      texts.set(key, text);
    }
    return text;
  };
  const known = new WeakMap<object, string>(); // the log, the steps and the announcement tell the same event
  const onceFor = <T extends object>(what: T, make: (what: T) => string): string => {
    const text = known.get(what) ?? make(what);
    known.set(what, text);
    return text;
  };
  return {
    ...tell,
    ask: task => onceFor(task, tell.ask),
    event: event => onceFor(event, tell.event),
    why: refused => once(JSON.stringify(refused), () => tell.why(refused)), // every question has the same reasons
    word: word => once(word, () => tell.word(word)),
    text: (key, values) =>
      once(values === undefined ? key : `${key} ${JSON.stringify(values)}`, () => tell.text(key, values)),
  };
}
