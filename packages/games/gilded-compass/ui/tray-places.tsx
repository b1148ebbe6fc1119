// What the picked-up dice can do, or what can be placed at the building that was picked first: one button for each way, with the rank
// and the reward it leads to.
import { Piece, WordPicture } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { facesOf, sizeOf } from '../dice.ts';
import { prospectOf } from '../rules/prospects.ts';
import { isLastLap } from '../rules/round.ts';
import type { Picking } from './picking.ts';
import type { Shown } from './places.ts';
import { ranksText, rewardPicture } from './prospect.ts';
import { Face } from './symbols/dice.tsx';
import { Glyph } from './symbols/glyphs.tsx';
import { lookOf, type Table } from './view.ts';

interface Props {
  readonly table: Table;
  readonly picking: Picking;
}

export function Places({ table, picking }: Props): ReactNode {
  const { at, offers } = picking;
  return (
    <div className="gc-places">
      <p className="gc-hint">{hintOf(table, picking)}</p>
      <div className="gc-ways">
        {inRank(table, offers).map(shown => (
          <Way key={shown.word} table={table} shown={shown} isOfBuilding={at !== null} />
        ))}
      </div>
    </div>
  );
}

/** The better rank first; without ranks, as the rules list them. */
function inRank(table: Table, offers: readonly Shown[]): Shown[] {
  const rank = ({ preview }: Shown): number => prospectOf(table.content, preview).ranks[0] ?? 0;
  return [...offers].sort((a, b) => rank(a) - rank(b));
}

function hintOf(table: Table, { at, chosen, offers, picked, isAnew }: Picking): string {
  const { tell, me } = table;
  const { g } = table.view;
  const left = (g.dice[me ?? 0] ?? 0) - sizeOf(picked.own);
  const isFirst = g.round === 1 && g.dice[me ?? 0] === table.content.dice; // somebody new is told the goal
  const isLast = isLastLap(g) && me === g.active && g.roll !== 0;
  const what = (): string => {
    if (at !== null) return tell.text('ui.fromBuilding', { building: at });
    if (chosen.length === 0) return isFirst ? tell.text('ui.goal', { rounds: g.rounds }) : tell.text('ui.pick');
    if (isAnew) return tell.text('ui.anew');
    return offers.length === 0 ? tell.text('ui.more') : '';
  };
  return [what(), isLast ? tell.text('ui.lastTurn', { n: left }) : ''].filter(Boolean).join(' · ');
}

interface WayProps {
  readonly table: Table;
  readonly shown: Shown;
  readonly isOfBuilding: boolean; // the building is known: the dice say which way it is
}
function Way({ table, shown, isOfBuilding }: WayProps): ReactNode {
  const { content, tell, view } = table;
  const prospect = prospectOf(content, shown.preview);
  return (
    <Piece as="div" className={shown.will ? 'gc-way gc-way-will' : 'gc-way'} word={shown.word}>
      {isOfBuilding ? (
        facesOf(shown.sets[0] ?? 0).map((face, i) => (
          <Face key={i} look={lookOf(view.g, shown.preview.by)} face={face} size={18} />
        ))
      ) : (
        <Glyph name={shown.building} size={18} />
      )}
      {prospect.ranks.length > 0 && <b>{ranksText(tell, prospect)}</b>}
      <WordPicture word={rewardPicture(content, shown)} size={16} />
      {prospect.n > 1 && <small>{prospect.n}</small>}
    </Piece>
  );
}
