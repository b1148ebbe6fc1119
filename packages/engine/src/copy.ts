// A deep copy of plain data, for games with a small state. Games with a large state copy by hand.

export function copyPlain<V>(value: V): V {
  if (Array.isArray(value)) {
    const out = new Array<unknown>(value.length);
    for (let i = 0; i < value.length; i++) out[i] = copyPlain(value[i] as unknown);
    return out as V;
  }
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = copyPlain(value[key]);
  return out as V;
}
