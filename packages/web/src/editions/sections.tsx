// All parts of the content, one below the other.
import { isOfTheGame, type Problem } from '@boardwright/content';
import type { Json } from '@boardwright/engine';
import type { ReactNode } from 'react';
import { useRoute } from '../route.tsx';
import { MarkLegend } from './about-value.tsx';
import type { KnownGame } from './known.ts';
import { Section } from './section.tsx';

interface Props {
  readonly known: KnownGame;
  readonly whole: Readonly<Record<string, Json>>;
  readonly problems: readonly Problem[];
}

const NOTHING_WRONG: readonly Problem[] = [];

export function Sections({ known, whole, problems }: Props): ReactNode {
  const { hash } = useRoute();
  const { shape } = known.reader;
  if (shape.kind !== 'fields') return null;
  return (
    <>
      <MarkLegend />
      {Object.entries(shape.of)
        .filter(([, each]) => isOfTheGame(each))
        .map(([name, each]) => {
          const here = problems.filter(({ place }) => place.split(/[.[]/)[0] === name);
          return (
            <Section
              key={name}
              name={name}
              shape={each}
              value={whole[name]}
              problems={here.length === 0 ? NOTHING_WRONG : here}
              at={hash}
            />
          );
        })}
    </>
  );
}
