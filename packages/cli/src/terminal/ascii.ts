// Text for terminals that know only ASCII: letters lose their accents, signs become those that resemble them.
const SIGNS: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '…': '...',
  '·': '.',
  '•': '*',
  '×': 'x',
  '→': '->',
  '←': '<-',
  '↑': '^',
  '↓': 'v',
  '≥': '>=',
  '≤': '<=',
  ł: 'l',
  Ł: 'L',
  ß: 'ss',
};

export const plainAscii = (text: string): string =>
  [...text]
    .map(sign => SIGNS[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Z}/gu, ' ')
    .replace(/[^\p{ASCII}]/gu, '?');
