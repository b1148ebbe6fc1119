// The Illuminati: a pyramid with a watching eye over a lodge that is lit from within.
import { memo, type ReactNode } from 'react';
import { Cloud, Sky } from './parts.tsx';

export const Illuminati = memo(function Illuminati(): ReactNode {
  return (
    <>
      <Sky width={230} height={432} />
      <Cloud x={14} y={58} scale={0.8} />
      <Cloud x={182} y={48} scale={0.9} />
      <path className="gc-rays" d="M115 72 40 38M115 72 86 32M115 72l29-40M115 72l75-34M115 72 24 72M115 72h91" />
      <path className="gc-roof-brass gc-line" d="M115 36 181 124H49z" />
      <path className="gc-shade" d="m115 36 66 88h-44z" />
      <path className="gc-slate" d="M97 60h36M82 80h18M130 80h18M67 100h96M58 112h114" />
      <path className="gc-paper gc-line" d="M115 66c-12 0-20 7-25 15 5 8 13 15 25 15s20-7 25-15c-5-8-13-15-25-15z" />
      <circle className="gc-iris gc-line" cx="115" cy="81" r="9" />
      <circle className="gc-pupil" cx="115" cy="81" r="4" />
      <path className="gc-lawn" d="M0 300h230v132H0z" />
      <path className="gc-stone gc-line" d="M6 124h218v8H6z" />
      <path className="gc-stone-2 gc-line" d="M10 132h210v170H10z" />
      <path className="gc-hall gc-line" d="M16 137h198v162H16z" />
      <path className="gc-shade" d="M16 137h198v5H16z" />
      <path className="gc-stone gc-line" d="M4 302h222v7H4zM0 309h230v6H0z" />
      <path className="gc-paving" d="M0 315h230v117H0z" />
      <path className="gc-pave-line" d="M0 352h230M0 390h230M58 315v117M172 315v117" />
    </>
  );
});
