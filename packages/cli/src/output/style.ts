// Colours and bold text: only on a terminal, and not when NO_COLOR is set.
import { styleText } from 'node:util';

type Format = Parameters<typeof styleText>[0];
const styled =
  (format: Format) =>
  (text: string): string =>
    styleText(format, text, { stream: process.stdout });

export const bold = styled('bold');
export const dim = styled('dim');
export const good = styled('green');
export const bad = styled('red');
export const lit = styled('cyan');
