// Under the mats in the first round: what everybody plays for, by what brings gold.
import { type MatProps, WordPicture } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import type { Content } from '../content/content.ts';
import { BUILDINGS } from '../names.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { tilesOf } from './symbols/tiles.tsx';
import type { Teller } from './view.ts';

export function Aim({ table: { tell, content, view } }: MatProps<G, Tasks, Content>): ReactNode {
  const { g } = view;
  if (g.round > 1 || !g.placing) return null; // then the mats need the room
  const [map = 0, person = 0] = [g.mapsShown[0], g.specialistsShown[0]];
  return <AimCard tell={tell} content={content} rounds={g.rounds} map={map} person={person} b={g.b} c={g.c} />;
}

interface CardProps {
  readonly tell: Teller;
  readonly content: Content;
  readonly rounds: number;
  readonly map: number; // examples that lie on the table
  readonly person: number;
  readonly b: number;
  readonly c: number;
}
const AimCard = memo(function AimCard({ tell, content, rounds, map, person, b, c }: CardProps): ReactNode {
  const { maps, specialists } = tilesOf(content);
  const others = [b, c].flatMap(building => BUILDINGS[building] ?? []);
  return (
    <section className="panel gc-aim" aria-label={tell.text('ui.aim', { rounds })}>
      <b>{tell.text('ui.aim', { rounds })}</b>
      <p>
        <svg viewBox="0 0 104 60" aria-hidden="true">
          {maps[map]}
        </svg>
        {tell.text('about:map')}
      </p>
      <p>
        <svg viewBox="0 0 60 78" aria-hidden="true">
          {specialists[person]}
        </svg>
        {tell.text('about:specialist')}
      </p>
      {others.map(building => (
        <p key={building}>
          <WordPicture word={`term:${building}`} size={30} />
          {tell.text(`about:${building}`)}
        </p>
      ))}
    </section>
  );
});
