// The Hidden Temple: steps of old stone in the jungle, with a sun over the doors.
import { memo, type ReactNode } from 'react';
import { Cloud, Sky } from './parts.tsx';

export const HiddenTemple = memo(function HiddenTemple(): ReactNode {
  return (
    <>
      <Sky width={230} height={432} />
      <Cloud x={160} y={44} scale={0.9} />
      <Cloud x={6} y={70} scale={0.7} />
      <path className="gc-hill" d="M0 210c40-50 190-50 230 0v222H0z" />
      <path className="gc-lawn" d="M0 352c50-14 180-14 230 0v80H0z" />
      <path className="gc-stone-2 gc-line" d="M66 62h98v26h22v28h20v28h14v238H10V144h14v-28h20V88h22z" />
      <path className="gc-stone gc-line" d="M60 56h110v9H60zM38 84h154v7H38zM18 112h194v7H18zM6 140h218v8H6z" />
      <path className="gc-shade" d="M140 65h24v19h-24zM160 91h26v21h-26zM176 119h30v21h-30zM192 148h28v234h-28z" />
      <path
        className="gc-brick"
        d="M28 160h12M20 210h9M18 300h11M204 190h10M200 262h12M206 342h8M52 102h10M84 74h8M30 128h10M164 128h9M22 370h12"
      />
      <path className="gc-vine" d="M44 90c-6 14 4 18-2 30s6 16 0 28M204 118c6 12-4 20 2 34M66 64c-4 8 2 12-1 20" />
      <circle className="gc-brass gc-line" cx="115" cy="98" r="15" />
      <path
        className="gc-sunray"
        d="M115 77v-7M115 119v7M94 98h-7M136 98h7M100 83l-5-5M130 83l5-5M100 113l-5 5M130 113l5 5"
      />
      <path className="gc-sunface" d="M109 95h.100M121 95h.100M109 103c4 3 8 3 12 0" />
      <path className="gc-stone gc-line" d="M4 382h222v8H4zM0 390h230v8H0z" />
      <path
        className="gc-tree"
        d="M-4 432v-50c14-4 24 12 24 28 8-6 18 4 18 22zM234 432v-52c-14-2-26 14-26 30-8-4-16 6-16 22z"
      />
      <path className="gc-tree-2" d="M2 432c0-18 4-30 12-40M228 432c0-18-4-32-12-40" fill="none" />
    </>
  );
});
