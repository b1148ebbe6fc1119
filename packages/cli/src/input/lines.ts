// Lines that a person types or that come through a pipe.
import { createInterface } from 'node:readline';

export interface Lines {
  readonly interactive: boolean;
  /** The next line; null when there are no more. `words` are offered for completion. */
  ask(prompt: string, words?: readonly string[]): Promise<string | null>;
  close(): void;
}

export function readLines(): Lines {
  const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
  let offered: readonly string[] = [];
  const terminal = createInterface({
    input: process.stdin,
    ...(interactive ? { output: process.stdout } : {}),
    terminal: interactive,
    completer: (typed: string) => [offered.filter(word => word.toLowerCase().startsWith(typed.toLowerCase())), typed],
  });
  const waiting: string[] = [];
  let ended = false;
  let taker: ((line: string | null) => void) | null = null;
  const hand = (line: string | null): void => {
    const take = taker;
    taker = null;
    take?.(line);
  };
  terminal.on('line', line => (taker === null ? waiting.push(line) : hand(line)));
  terminal.on('close', () => {
    ended = true;
    hand(null);
  });
  terminal.on('SIGINT', () => {
    process.stdout.write('\n');
    process.exit(130);
  });
  return {
    interactive,
    ask(prompt, words = []) {
      offered = words;
      if (interactive) {
        terminal.setPrompt(prompt);
        terminal.prompt();
      }
      const line = waiting.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (ended) return Promise.resolve(null);
      return new Promise(resolve => {
        taker = resolve;
      });
    },
    close: () => terminal.close(),
  };
}
