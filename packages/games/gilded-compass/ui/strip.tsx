// On a phone: one's own goods in two rows, and the most important things of an opponent.
import type { MatProps } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import type { Content } from '../content/content.ts';
import type { Tasks } from '../rules/tasks.ts';
import type { G } from '../state.ts';
import { Goods, NO_SPECIALISTS, useCounted } from './mat.tsx';
import { Secrets } from './mat-secrets.tsx';
import { Bench, Sites } from './mat-sites.tsx';
import { Glyph } from './symbols/glyphs.tsx';
import { knowledgeArt, Token } from './symbols/tiles.tsx';
import { WithContent } from './use-content.ts';
import { actorId } from './view.ts';

type Props = MatProps<G, Tasks, Content>;

export function Strip({ table, seat: p }: Props): ReactNode {
  const { tell, content, view, me } = table;
  const { g } = view;
  const { g: counted, result } = useCounted(content, g, p);
  const { placed } = result.assignment;
  return (
    <WithContent value={content}>
      <div className="gc-mine gc-small" data-piece={`mat:${actorId(g, p)}`}>
        <div className="gc-mine-row" data-mine="maps and specialists">
          <Sites tell={tell} placed={placed} small />
          <Bench tell={tell} specialists={counted.specialists[p] ?? NO_SPECIALISTS} placed={placed} />
        </div>
        <div className="gc-mine-row" data-mine="dice, tokens and tiles">
          <Goods table={table} g={g} p={p} />
          <Secrets tell={tell} g={counted} p={p} isMine={p === me} lines={result.lines} />
        </div>
      </div>
    </WithContent>
  );
}

export function Brief({ table, seat }: Props): ReactNode {
  const { g } = table.view;
  return (
    <span className="gc-brief" data-piece={`mat:${actorId(g, seat)}`}>
      <Glyph name="dice" size={16} className="gc-ink-dice" />
      {g.dice[seat]}
      <Token size={16} art={knowledgeArt()} />
      {g.knowledge[seat]}
    </span>
  );
}
