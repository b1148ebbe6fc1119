// The Archives: a slate roof with the compass of the Order over shelves and a map rack.
import { memo, type ReactNode } from 'react';
import { Glyph } from '../symbols/glyphs.tsx';
import { Cloud, Sky } from './parts.tsx';

export const Archives = memo(function Archives(): ReactNode {
  return (
    <>
      <Sky width={330} height={432} />
      <Cloud x={262} y={36} scale={0.9} />
      <Cloud x={170} y={30} scale={0.6} />
      <path className="gc-trunk" d="M6 384h4v-17h-4z" />
      <circle className="gc-tree" cx="8" cy="358.5" r="17" />
      <path className="gc-tree-2" d="M8 341.5a17 17 0 0 1 0 34a27.2 27.2 0 0 0 0-34z" />
      <path className="gc-trunk" d="M320 384h4v-17h-4z" />
      <circle className="gc-tree" cx="322" cy="358.5" r="17" />
      <path className="gc-tree-2" d="M322 341.5a17 17 0 0 1 0 34a27.2 27.2 0 0 0 0-34z" />
      <path className="gc-lawn" d="M0 380h330v52H0z" />
      <path className="gc-path" d="M120 380h90l30 52H90z" />
      <path className="gc-roof-sea gc-line" d="M8 97 28 47h274l20 50z" />
      <path className="gc-slate" d="M25 55h280M21 65h288M17 75h296M13 85h304" />
      <path className="gc-stone gc-line" d="M24 43h282v5H24z" />
      <path className="gc-stone gc-line" d="M64 90V66a17 12 0 0 1 34 0v24z" />
      <path className="gc-glass gc-line" d="M70 86V68a11 8 0 0 1 22 0v18z" />
      <path className="gc-mullion" d="M81 60v26M70 73h22" />
      <path className="gc-stone gc-line" d="M232 90V66a17 12 0 0 1 34 0v24z" />
      <path className="gc-glass gc-line" d="M238 86V68a11 8 0 0 1 22 0v18z" />
      <path className="gc-mullion" d="M249 60v26M238 73h22" />
      <circle className="gc-stone gc-line" cx="165" cy="68" r="25" />
      <Glyph name="start" x={144} y={47} size={42} />
      <path className="gc-stone gc-line" d="M4 97h322v8H4z" />
      <path className="gc-stone-2 gc-line" d="M12 105h306v277H12z" />
      <path className="gc-hall gc-line" d="M20 110h180v256H20z" />
      <path className="gc-shade" d="M20 110h180v5H20z" />

      <path className="gc-rack gc-line" d="M206 110h112v256H206z" />
      <path className="gc-shade" d="M206 110h112v5H206z" />
      <path className="gc-stone gc-line" d="M8 366h314v6H8zM4 372h322v8H4z" />
    </>
  );
});
