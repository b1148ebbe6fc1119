// Geometry of round boards: points and segments of rings, in degrees clockwise from twelve o'clock.

export function onCircle(
  cx: number,
  cy: number,
  radius: number,
  degrees: number,
): { readonly x: number; readonly y: number } {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
}

/** The outline of a part of a ring. */
export function segmentPath(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const [a, b, c, d] = [
    onCircle(cx, cy, outer, from),
    onCircle(cx, cy, outer, to),
    onCircle(cx, cy, inner, to),
    onCircle(cx, cy, inner, from),
  ];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 ${large} 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 ${large} 0 ${d.x} ${d.y}Z`;
}
