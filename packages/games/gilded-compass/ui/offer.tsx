// What the tray shows when it has no dice: relics, missions, abilities and chests to choose from, or what the table waits for.
import { UNKNOWN, type Word } from '@boardwright/engine';
import { Piece, signed, usePicked } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { ABILITIES, COLOURS } from '../names.ts';
import { gainOf } from '../rules/gains.ts';
import type { G } from '../state.ts';
import { abilityWord, missionRule, missionWord, relicWord } from '../tiles.ts';
import { resolvingOf } from './resolving.ts';
import { abilityArt, backArt, chestArt, relicArt, Token } from './symbols/tiles.tsx';
import { actorName, questionOf, rankText, type Table } from './view.ts';

interface Props {
  readonly table: Table;
  readonly g: G;
}

export function Offer({ table, g }: Props): ReactNode {
  const mine = table.me === null ? [] : (g.drawn[table.me] ?? []);
  const question = questionOf(table);
  if (question === 'chooseChests') return <Chests table={table} chests={mine} />;
  if (question === 'chooseAbility') return <Abilities table={table} g={g} />;
  if (g.relicsOffered.length > 0) return <Relics table={table} g={g} />;
  if (g.missionsOffered.length > 0) return <Missions table={table} g={g} />;
  if (g.over) return <p className="gc-hint">{table.tell.text('ui.over')}</p>;
  return <p className="gc-hint">{g.placing ? table.tell.text('ui.waiting') : inTurn(table, g)}</p>;
}

const showsGains = (table: Table): boolean => /^choose(Map|Specialist)$/.test(questionOf(table) ?? '');

/** Whose dice are rewarded now, and where. */
function inTurn(table: Table, g: G): string {
  const now = resolvingOf(table);
  if (now === null) return table.tell.text('ui.resolving');
  const { building, turn } = now;
  if (turn === null) return table.tell.text('ui.resolvingAt', { building });
  const rank = rankText(table.tell, turn.rank + 1);
  if (turn.p === table.me) {
    const yours = table.tell.text('ui.inYourTurn', { building, rank });
    return showsGains(table) ? `${yours} ${table.tell.text('ui.gainsShown')}` : yours;
  }
  return table.tell.text('ui.inTurn', { building, rank, who: actorName(table, g, turn.p) });
}

/** The gold that a tile would bring the viewer now; null for others. */
const worthOf = ({ content, me, view }: Table, word: Word): number | null =>
  me === null ? null : gainOf(content, view.g, me, word);

function Worth({ n }: { readonly n: number | null }): ReactNode {
  return n === null ? null : <b className={n > 0 ? 'gc-worth' : 'gc-worth gc-worth-none'}>{signed(n)}</b>;
}

/** What goes with a discarded tile: a loss, lest it look like the reward for discarding it. */
function Loss({ n }: { readonly n: number | null }): ReactNode {
  return n === null ? null : <b className="gc-worth gc-worth-none">{signed(-n)}</b>;
}

/** One is left, the others are kept (GC-8.1). */
function Relics({ table, g }: Props): ReactNode {
  return (
    <div className="gc-offer">
      <span>{table.tell.text('ui.offer.relics')}</span>
      {g.relicsOffered.map((type, i) => (
        <Piece
          as="div"
          key={i}
          className="gc-card gc-card-small"
          word={`leave:${COLOURS[type]}`}
          id={relicWord(type)}
          rule="GC-15.5"
        >
          <span data-piece={`offer:${relicWord(type)}`}>
            <Token size={40} art={relicArt(type)} />
          </span>
          <Loss n={worthOf(table, relicWord(type))} />
        </Piece>
      ))}
    </div>
  );
}

/** Visible only to the players who choose from them (GC-9.4). */
function Missions({ table, g }: Props): ReactNode {
  return (
    <div className="gc-offer">
      {g.missionsOffered.map((mission, i) =>
        mission === UNKNOWN ? (
          <Piece as="div" key={i} className="gc-card gc-card-small" name={table.tell.text('ui.hiddenMission')}>
            <Token size={44} art={backArt('mission')} />
          </Piece>
        ) : (
          <Piece
            as="div"
            key={mission}
            className="gc-card gc-mission"
            word={missionWord(table.content, mission)}
            rule={missionRule(table.content, mission)}
          >
            <Token size={34} art={backArt('mission')} />
            <span>{table.tell.word(missionWord(table.content, mission))}</span>
            <Worth n={worthOf(table, missionWord(table.content, mission))} />
          </Piece>
        ),
      )}
    </div>
  );
}

/** The same tiles lie at their building. Here they say what they do. */
function Abilities({ table, g }: Props): ReactNode {
  return (
    <div className="gc-offer">
      {[...new Set(g.abilitiesShown)].map(kind => (
        <Piece
          as="div"
          key={kind}
          className="gc-card gc-mission"
          word={abilityWord(kind)}
          id={abilityWord(kind)}
          rule={`GC-12.${kind + 2}`}
        >
          <Token size={34} art={abilityArt(kind)} />
          <span>
            <b>{table.tell.word(abilityWord(kind))}:</b> {table.tell.text(`about:${ABILITIES[kind]}`)}
          </span>
        </Piece>
      ))}
    </div>
  );
}

const NO_CHESTS: readonly number[] = [];

/** A single one is clicked; two are picked up and kept together (GC-13.3). */
function Chests({ table, chests }: { readonly table: Table; readonly chests: readonly number[] }): ReactNode {
  const [picked, pick] = usePicked(table, NO_CHESTS);
  const task = table.asked[0]?.task;
  const keep = task?.do === 'chooseChests' ? task.keep : 1;
  const toggle = (i: number): void => {
    const next = picked.includes(i) ? picked.filter(other => other !== i) : [...picked, i].slice(-keep);
    pick(next);
  };
  const values = picked.map(i => chests[i] ?? 0).sort((a, b) => b - a);
  const word: Word = `keep:${values.join('+')}`;
  return (
    <div className="gc-offer">
      {chests.map((gold, i) => (
        <Piece
          as="div"
          key={i}
          className="gc-card gc-card-small"
          id={`chest:${i}`}
          word={keep === 1 ? `keep:${gold}` : undefined}
          name={table.tell.text('ui.chest', { gold })}
          rule="GC-13.3"
          onPick={keep === 1 ? undefined : () => toggle(i)}
          leads="keep"
          picked={picked.includes(i)}
        >
          <Token size={44} art={chestArt(gold)} />
        </Piece>
      ))}
      {keep > 1 && picked.length === keep && (
        <Piece as="div" className="gc-button" word={word} rule="GC-13.3">
          {table.tell.word(word)}
        </Piece>
      )}
    </div>
  );
}
