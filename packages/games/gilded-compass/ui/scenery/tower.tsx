// The Treasure Tower: two towers with three niches each, and a shelf for treasures between them.
import { memo, type ReactNode } from 'react';
import { Cloud, Sky } from './parts.tsx';

export const TreasureTower = memo(function TreasureTower(): ReactNode {
  return (
    <>
      <Sky width={230} height={432} />
      <Cloud x={92} y={62} scale={0.95} />
      <Cloud x={-8} y={90} scale={0.8} />
      <Cloud x={196} y={150} scale={0.8} />
      <path className="gc-hill" d="M0 372c40-26 80-30 115-30s80 6 115 30v60H0z" />
      <path className="gc-lawn" d="M0 396c50-14 180-14 230 0v36H0z" />
      <path className="gc-mast" d="M53 52V36" />
      <path className="gc-flag-wax gc-line" d="M53 36h20l-5 5 5 5H53z" />
      <path className="gc-roof-brass gc-line" d="M9 112 53 48l44 64z" />
      <path className="gc-shade" d="M53 48l44 64H59z" />
      <path className="gc-slate" d="M41 68h24M31 84h44M20 100h66" />
      <path className="gc-stone gc-line" d="M14 112h78v286H14z" />
      <path className="gc-shade" d="M77 112h15v286h-15z" />
      <path
        className="gc-brick"
        d="M19 130h9M18 186h7M80 178h8M19 262h8M78 246h9M18 346h8M80 330h8M20 140h6M81 256h6M19 354h10"
      />
      <path className="gc-niche gc-line" d="M26 350V312a27 22 0 0 1 54 0v38z" />
      <path className="gc-trim-bronze gc-line" d="M10 350h86v8H10z" />
      <path className="gc-niche gc-line" d="M26 266V228a27 22 0 0 1 54 0v38z" />
      <path className="gc-trim-silver gc-line" d="M10 266h86v8H10z" />
      <path className="gc-niche gc-line" d="M26 182V144a27 22 0 0 1 54 0v38z" />
      <path className="gc-trim-gold gc-line" d="M10 182h86v8H10z" />
      <path className="gc-stone-2 gc-line" d="M11 362h84v36H11z" />
      <path className="gc-mast" d="M177 52V36" />
      <path className="gc-flag-sea gc-line" d="M177 36h20l-5 5 5 5H177z" />
      <path className="gc-roof-brass gc-line" d="M133 112 177 48l44 64z" />
      <path className="gc-shade" d="M177 48l44 64H183z" />
      <path className="gc-slate" d="M165 68h24M155 84h44M144 100h66" />
      <path className="gc-stone gc-line" d="M138 112h78v286H138z" />
      <path className="gc-shade" d="M201 112h15v286h-15z" />
      <path
        className="gc-brick"
        d="M143 130h9M142 186h7M204 178h8M143 262h8M202 246h9M142 346h8M204 330h8M144 140h6M205 256h6M143 354h10"
      />
      <path className="gc-niche gc-line" d="M150 350V312a27 22 0 0 1 54 0v38z" />
      <path className="gc-trim-bronze gc-line" d="M134 350h86v8H134z" />
      <path className="gc-niche gc-line" d="M150 266V228a27 22 0 0 1 54 0v38z" />
      <path className="gc-trim-silver gc-line" d="M134 266h86v8H134z" />
      <path className="gc-niche gc-line" d="M150 182V144a27 22 0 0 1 54 0v38z" />
      <path className="gc-trim-gold gc-line" d="M134 182h86v8H134z" />
      <path className="gc-stone-2 gc-line" d="M135 362h84v36H135z" />
      <path className="gc-bench gc-line" d="M92 350h46v6H92z" />
      <path className="gc-bench gc-line" d="M92 266h46v6H92z" />
      <path className="gc-bench gc-line" d="M92 182h46v6H92z" />
    </>
  );
});
