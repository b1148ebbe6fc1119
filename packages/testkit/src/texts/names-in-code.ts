// The names of events, reasons and tasks that the code of a game gives to a field: `say: 'won'`, or
// `const why = isOpen ? 'taken' : 'closed'`.

/** An expression up to the next comma, semicolon or bracket; brackets inside it are skipped. */
const EXPRESSION = String.raw`(?:[^,;(){}'\x60]|'[^']*'|\((?:[^()]|\([^()]*\))*\))*`;
/** The value itself, or a branch of `?:`, but not what a condition compares with. */
const RESULT = /(?:^|[?:])\s*'([\w-]+)'/g;

export function namesIn(code: string, field: 'say' | 'why' | 'do'): ReadonlySet<string> {
  const given = code.matchAll(new RegExp(String.raw`\b${field}(?::| =)\s*(${EXPRESSION})`, 'g'));
  return new Set([...given].flatMap(([, value = '']) => [...value.matchAll(RESULT)].map(([, name = '']) => name)));
}

export const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
