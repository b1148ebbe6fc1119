// The Sunken Galleon: a wreck on the sea bed, its broken masts above the decks where the dice lie.
import { memo, type ReactNode } from 'react';

export const Galleon = memo(function Galleon(): ReactNode {
  return (
    <>
      <rect className="gc-sky" width="230" height="44" />
      <rect className="gc-sea-1" y="40" width="230" height="392" />
      <path className="gc-sea-2" d="M0 210h230v222H0z" />
      <path
        className="gc-wave"
        d="M0 44c10-7 19-7 29 0s19 7 29 0 19-7 29 0 19 7 29 0 19-7 29 0 19 7 29 0 19-7 29 0 19 7 29 0v8H0z"
      />
      <path className="gc-beam" d="M40 52 4 300h40l26-248zM150 52l20 220h34L182 52z" />
      <path className="gc-timber-3" d="M76 134V60M150 134V74M66 82h34M140 92h30" />
      <path className="gc-sail gc-line" d="M80 66c18 4 26 16 24 34-8-2-16-2-24 2z" />
      <path className="gc-sail gc-line" d="M154 78c14 3 20 12 19 26-6-2-13-1-19 1z" />
      <path className="gc-flag-wax gc-line" d="M76 60h-20l5 5-5 5h20z" />
      <path className="gc-rope" d="M76 62 26 134M76 62l74 14M150 76l46 58" />
      <path
        className="gc-wood-hull gc-line"
        d="M4 122h34v12h152v-22h36l-6 166c-4 16-20 24-36 24H54c-24 0-40-12-44-34z"
      />
      <path className="gc-hall gc-line" d="M16 140h198l-2 150H24z" />
      <path className="gc-shade" d="M16 140h198v6H16z" />
      <path className="gc-bench gc-line" d="M2 116h38v7H2zM186 106h42v7h-42z" />
      <path className="gc-brass gc-line" d="M226 116l4-8-16 2z" />
      <path className="gc-seabed" d="M0 330c30-14 60-8 92-14s90-10 138 6v110H0z" />
      <path
        className="gc-weed"
        d="M10 330c-8-14 6-20-2-36M20 330c6-12-4-18 2-30M216 322c8-14-6-20 2-34M206 324c-6-10 4-16-2-26"
      />
      <circle className="gc-bubble" cx="30" cy="96" r="4" />
      <circle className="gc-bubble" cx="38" cy="78" r="3" />
      <circle className="gc-bubble" cx="206" cy="86" r="4" />
      <circle className="gc-bubble" cx="198" cy="66" r="2.500" />
      <path className="gc-fish" d="M118 108c7-6 14-5 19 0-5 5-12 6-19 0zm-6-5 8 5-8 5z" />
    </>
  );
});
