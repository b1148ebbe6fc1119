// A progress bar on the error stream: only on a terminal, and only for work that takes longer than two seconds.
const PATIENCE_MS = 2000;
const BETWEEN_MS = 100;
const WIDTH = 30;

export interface Progress {
  at(done: number): void;
  end(): void;
}

export function progress(total: number): Progress {
  const began = performance.now();
  const out = process.stderr;
  let drawn = 0; // time of the last drawing; 0: not drawn yet
  return {
    at(done) {
      const now = performance.now();
      const passed = now - began;
      if (!out.isTTY || passed < PATIENCE_MS || now - drawn < BETWEEN_MS) return;
      drawn = now;
      const share = Math.min(1, done / total);
      const filled = Math.round(share * WIDTH);
      const left = Math.round((passed / Math.max(done, 1)) * (total - done) * 0.001);
      out.write(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done} of ${total}, ${left} s left \x1b[K`);
    },
    end() {
      if (drawn > 0) out.write('\r\x1b[K');
    },
  };
}
