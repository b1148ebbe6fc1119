// The Library: a domed reading room.
import { memo, type ReactNode } from 'react';
import { Cloud, Sky } from './parts.tsx';

export const Library = memo(function Library(): ReactNode {
  return (
    <>
      <Sky width={312} height={268} />
      <Cloud x={226} y={50} scale={0.9} />
      <Cloud x={8} y={60} scale={0.7} />
      <path className="gc-lawn" d="M0 158h312v110H0z" />
      <path className="gc-trunk" d="M14 178h4v-18h-4z" />
      <circle className="gc-tree" cx="16" cy="151" r="18" />
      <path className="gc-tree-2" d="M16 133a18 18 0 0 1 0 36a28.8 28.8 0 0 0 0-36z" />
      <path className="gc-paving" d="M0 186h312v82H0z" />
      <path className="gc-pave-line" d="M0 214h312M0 242h312" />
      <g transform="translate(24 14) scale(.920)">
        <path className="gc-roof-sea gc-line" d="M40 104c4-46 34-62 62-62s58 16 62 62z" />
        <path className="gc-slate" d="M70 104c2-36 14-56 32-62M134 104c-2-36-14-56-32-62M102 42v62" />
        <path className="gc-shade" d="M102 42c28 0 58 16 62 62h-30c-2-36-14-56-32-62z" />
        <path className="gc-stone gc-line" d="M94 42V32h16v10z" />
        <path className="gc-brass gc-line" d="M91 32l11-9 11 9z" />
        <path className="gc-stone gc-line" d="M32 104h140v8H32z" />
        <path className="gc-hall gc-line" d="M40 112h124v50H40z" />
        <path className="gc-shade" d="M40 112h124v5H40z" />
        <path className="gc-roof-wax gc-thin" d="M58 160v-20h5v20z" />
        <path className="gc-roof-leaf gc-thin" d="M64 160v-24h4v24z" />
        <path className="gc-brass gc-thin" d="M69 160v-18h6v18z" />
        <path className="gc-roof-sea gc-thin" d="M76 160v-22h4v22z" />
        <path className="gc-roof-leaf gc-thin" d="M116 160v-22h5v22z" />
        <path className="gc-roof-wax gc-thin" d="M122 160v-18h6v18z" />
        <path className="gc-brass gc-thin" d="M129 160v-24h4v24z" />
        <path className="gc-roof-sea gc-thin" d="M134 160v-20h5v20z" />
        <path className="gc-roof-wax gc-thin" d="M140 160v-23h5v23z" />
        <path className="gc-brass gc-thin" d="M57 134v-14h7v14z" />
        <path className="gc-roof-sea gc-thin" d="M65 134v-16h5v16z" />
        <path className="gc-roof-wax gc-thin" d="M71 134v-12h6v12z" />
        <path className="gc-roof-sea gc-thin" d="M118 134v-15h6v15z" />
        <path className="gc-roof-leaf gc-thin" d="M125 134v-12h5v12z" />
        <path className="gc-brass gc-thin" d="M131 134v-15h7v15z" />
        <path className="gc-roof-sea gc-thin" d="M139 134v-13h5v13z" />
        <path className="gc-niche gc-line" d="M90 162v-30a12 12 0 0 1 24 0v30z" />
        <path className="gc-stone gc-line" d="M38.5 112h11v4h-11zM40 116h8v41h-8zM38.5 157h11v5h-11z" />
        <path className="gc-shade" d="M44.8 116h3.2v41h-3.2z" />
        <path className="gc-stone gc-line" d="M80.5 112h11v4h-11zM82 116h8v41h-8zM80.5 157h11v5h-11z" />
        <path className="gc-shade" d="M86.8 116h3.2v41h-3.2z" />
        <path className="gc-stone gc-line" d="M112.5 112h11v4h-11zM114 116h8v41h-8zM112.5 157h11v5h-11z" />
        <path className="gc-shade" d="M118.8 116h3.2v41h-3.2z" />
        <path className="gc-stone gc-line" d="M154.5 112h11v4h-11zM156 116h8v41h-8zM154.5 157h11v5h-11z" />
        <path className="gc-shade" d="M160.8 116h3.2v41h-3.2z" />
        <path className="gc-stone gc-line" d="M30 162h144v6H30zM22 168h160v6H22zM14 174h176v7H14z" />
      </g>
    </>
  );
});
