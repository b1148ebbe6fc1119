// The invitation as a QR code, for a phone that looks at this screen.
import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

const QUIET = 2; // modules around the code, as cameras need it

export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}

/** One bar for each run of dark modules in a row. */
function drawn(text: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const bars = data.flatMap((row, y) => {
    const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
    return starts.map(x => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? size : end) - x}v1h${x - (end < 0 ? size : end)}z`;
    });
  });
  return { path: bars.join(''), size };
}
