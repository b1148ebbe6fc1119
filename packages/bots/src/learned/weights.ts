// Weights as they are committed: one line of base64. Each weight has 16 bits, a whole number of steps of a common size,
// so a file is small, and the same numbers come out on every machine.
import { BadInput, type LearnedWeights } from '@boardwright/engine';
import { Model } from './model.ts';

const MOST = 32767;

export function packed({ shape, weights }: Model): LearnedWeights {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const step = Math.fround(largest / MOST) || 1;
  const bytes = new Uint8Array(2 * weights.length);
  const view = new DataView(bytes.buffer);
  for (const [i, weight] of weights.entries()) view.setInt16(2 * i, Math.round(weight / step), true);
  return { shape, step, steps: btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join('')) };
}

export function unpacked({ shape, step, steps }: LearnedWeights): Model {
  const text = atob(steps);
  if (text.length % 2 !== 0) throw new BadInput('the weights of a learned model are cut off');
  const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const weights = Float32Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true) * step);
  return new Model(shape, weights);
}
