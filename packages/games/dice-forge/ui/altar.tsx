// The altar: all decisions except buying. Each question shows what it is about.
import type { Word } from '@boardwright/engine';
import { Buttons, Piece, SeatMark } from '@boardwright/web/kit';
import type { ReactNode } from 'react';
import { DICE, type FaceName, RESOURCES } from '../content/faces.ts';
import { ELDER, EXTRA_ACTION_SUN, type FeatName, OWL_GAIN } from '../content/feats.ts';
import { CHOICE, CHOICES, FACE, FACE_WORD, faceName, MIRROR, REWARD, REWARDS, SHIP } from '../rules/lookup.ts';
import type { QuestionName } from '../rules/tasks.ts';
import { heroOf, upFace } from '../state.ts';
import { Forge } from './altar-forge.tsx';
import { ConversionChoices, GainChoices, HammerChoices } from './altar-gains.tsx';
import { AverageNow } from './averages.tsx';
import { Cube, facesOf } from './dice.tsx';
import { faceClass } from './faces.tsx';
import { MiniCard, picture } from './picture.tsx';
import { type Asked, aboutFace, ruleOfFace, ruleOfFeat, type Table } from './reading.ts';
import { Mark, Token } from './symbols.tsx';
import { tells } from './tells.ts';

interface Props {
  readonly table: Table;
  readonly asked: Asked;
}

export function Altar({ table, asked }: Props): ReactNode {
  const buttons = [...table.words].filter(word => word.startsWith('button:'));
  return (
    <div className={`df-altar df-ask-${asked.do}`} data-tips="above">
      <div className="df-offer">
        {offerOf(table, asked)}
        {buttons.map(word => (
          <Refusal key={word} table={table} word={word} />
        ))}
      </div>
    </div>
  );
}

/** "Pass" is the answer to several questions, so it says which one it gives. */
function Refusal({ table, word }: { readonly table: Table; readonly word: Word }): ReactNode {
  return (
    <Piece word={word} className="df-choice df-refusal">
      <span className="df-row">{picture({ word, size: 20, content: null })}</span>
      <span>{tells(word, table) ?? table.tell.word(word)}</span>
    </Piece>
  );
}

/** What a question shows. */
function offerOf(table: Table, asked: Asked): ReactNode {
  switch (asked.do) {
    case 'chooseSlot':
      return <Forge table={table} seat={asked.p} face={asked.face} />;
    case 'chooseGain': {
      const amounts = CHOICE[FACE[asked.face]] ?? [];
      const of = (CHOICES[FACE[asked.face]] ?? []).map(i => [i, (amounts[i] ?? 0) * asked.times] as const);
      return (
        <>
          <Source faces={[asked.face]} times={asked.times} />
          <GainChoices table={table} seat={asked.p} of={of} isLoss={asked.way === 'loss'} />
        </>
      );
    }
    case 'chooseBoarReward':
      return (
        <>
          <Source faces={[asked.boar]} times={1} />
          <GainChoices
            table={table}
            seat={asked.p}
            of={REWARDS.map(i => [i, REWARD[i] ?? 0] as const)}
            isLoss={false}
          />
        </>
      );
    case 'chooseConversion':
      return <ConversionChoices table={table} asked={asked} />;
    case 'chooseHammer':
      return <HammerChoices table={table} seat={asked.p} gold={asked.gold} />;
    case 'chooseFirst':
      return <Faces table={table} faces={[faceName(SHIP), asked.face]} kind="first" />;
    case 'chooseShield':
      return (
        <Faces
          table={table}
          faces={[...table.words].flatMap(word => (word.startsWith('face:') ? [word.slice(5) as FaceName] : []))}
          kind="face"
        />
      );
    case 'chooseMirrored':
      return <UpFaces table={table} />;
    case 'chooseSatyrFace':
      return (
        <>
          {asked.picked !== null && <Source faces={[asked.picked]} times={1} />}
          <UpFaces table={table} />
        </>
      );
    case 'chooseDie':
      return <DieChoices table={table} seat={asked.p} kind="die" />;
    case 'chooseBearer':
      return <Bearers table={table} boar={asked.boar} />;
    case 'mayUseCerberus':
      return <CerberusChoice table={table} faces={asked.faces} />;
    case 'mayReinforce':
      return <Reinforcements table={table} seat={asked.p} />;
    case 'mayActAgain':
      return <FurtherAction table={table} />;
    case 'chooseAction':
    case 'mayOfferMore':
    case 'mayBuyFromShip':
    case 'mayEndTurn':
      return (
        <Buttons words={[...table.words].filter(word => !word.startsWith('button:') && !word.startsWith('triton:'))} />
      );
    default:
      return nothingFor(asked.do);
  }
}

/** Nobody is asked anything by these tasks. A question without a case above does not compile. */
const nothingFor = (_step: Exclude<Asked['do'], QuestionName>): null => null;

/** The faces that a question is about. */
export function Source({ faces, times }: { readonly faces: readonly FaceName[]; readonly times: number }): ReactNode {
  return (
    <span className="df-source">
      {faces.map((face, i) => (
        <span key={i} className={faceClass(face)} />
      ))}
      {times > 1 && <b>×{times}</b>}
    </span>
  );
}

function Faces({
  table,
  faces,
  kind,
}: {
  readonly table: Table;
  readonly faces: readonly FaceName[];
  readonly kind: 'face' | 'first';
}): ReactNode {
  return faces.map(face => (
    <Piece
      key={face}
      word={`${kind}:${face}`}
      className="df-choice"
      about={aboutFace(table.tell, face)}
      rule={ruleOfFace(face)}
    >
      <span className={faceClass(face)} />
      <span>{table.tell.word(`${kind}:${face}`)}</span>
    </Piece>
  ));
}

/** The dice of the others, player by player; one's own too if a mirror looks through another one (DF-5.3). */
function UpFaces({ table }: { readonly table: Table }): ReactNode {
  const g = table.view.g;
  const isThrough = g.heroes.some(
    (hero, p) => p !== table.me && (upFace(hero, 0) === MIRROR || upFace(hero, 1) === MIRROR),
  );
  return g.heroes.map((hero, p) =>
    p === table.me && !isThrough ? null : (
      <div key={p} className="df-group">
        <span className="df-who">
          <SeatMark seat={p} size={16} /> {table.tell.seat(p)}
        </span>
        <span className="df-row">
          {DICE.map((die, i) => {
            const face = upFace(hero, i);
            return (
              <Piece
                key={die}
                as="span"
                word={FACE_WORD[face]}
                className="df-tile"
                about={aboutFace(table.tell, faceName(face))}
                rule={ruleOfFace(faceName(face))}
              >
                <span className={faceClass(faceName(face))} />
              </Piece>
            );
          })}
        </span>
      </div>
    ),
  );
}

function DieChoices({
  table,
  seat,
  kind,
}: {
  readonly table: Table;
  readonly seat: number;
  readonly kind: 'die' | 'hind';
}): ReactNode {
  const hero = heroOf(table.view.g, seat);
  return DICE.map((name, die) => (
    <Piece
      key={name}
      word={`${kind}:${name}`}
      className="df-choice"
      about={facesOf(hero, die)
        .map(face => table.tell.word(`face:${face}`))
        .join(' · ')}
      rule="DF-4.2"
    >
      <span className="df-row">
        {kind === 'die' && (
          <Cube faces={facesOf(hero, die).join()} up={(hero.up[die] ?? 0) - 6 * die} rolls={0} size={54} die={die} />
        )}
        <span className={die === 0 ? 'df-net df-light' : 'df-net df-dark'}>
          {facesOf(hero, die).map((face, i) => (
            <span key={i} className={faceClass(face)} />
          ))}
        </span>
      </span>
      <span>{table.tell.word(`die:${name}`)}</span>
      <AverageNow tell={table.tell} faces={hero.dice.slice(6 * die, 6 * die + 6)} />
    </Piece>
  ));
}

function Bearers({ table, boar }: { readonly table: Table; readonly boar: FaceName }): ReactNode {
  const g = table.view.g;
  return (
    <>
      <Source faces={[boar]} times={1} />
      {g.heroes.map((hero, p) =>
        table.words.has(`player:p${p + 1}`) ? (
          <Piece
            key={p}
            word={`player:p${p + 1}`}
            className="df-choice"
            about={table.tell.text('about:boar')}
            rule="DF-8.6"
          >
            <span className="df-row">
              {DICE.map((die, i) => (
                <span key={die} className={i === 0 ? 'df-net df-light' : 'df-net df-dark'}>
                  {facesOf(hero, i).map((face, slot) => (
                    <span key={slot} className={faceClass(face)} />
                  ))}
                </span>
              ))}
            </span>
            <span className="df-who">
              <SeatMark seat={p} size={16} /> {table.tell.seat(p)}
            </span>
          </Piece>
        ) : null,
      )}
    </>
  );
}

function CerberusChoice({ table, faces }: { readonly table: Table; readonly faces: readonly FaceName[] }): ReactNode {
  return (
    <>
      <Source faces={faces} times={2} />
      <Piece word="token:cerberus" className="df-choice" about={table.tell.text('about:cerberus')} rule="DF-8.8">
        <span className="df-tok df-tok-cerberus">
          <MiniCard name="cerberus" />
        </span>
        <span>{table.tell.word('token:cerberus')}</span>
      </Piece>
    </>
  );
}

function Reinforcements({ table, seat }: { readonly table: Table; readonly seat: number }): ReactNode {
  const { words, tell } = table;
  const has = (kind: string): boolean => [...words].some(word => word.startsWith(`${kind}:`));
  const card = (name: FeatName, body: ReactNode): ReactNode => (
    <div className="df-group" key={name}>
      <span className="df-who">
        <MiniCard name={name} /> {tell.text(`ui.card.${name}`)}
      </span>
      <span className="df-row">{body}</span>
    </div>
  );
  const gift = (word: `${string}:${string}`, name: FeatName, body: ReactNode): ReactNode => (
    <Piece key={word} word={word} className="df-choice" about={tell.text(`about:${name}`)} rule={ruleOfFeat(name)}>
      {body}
    </Piece>
  );
  return (
    <>
      {has('hind') && card('silver_hind', <DieChoices table={table} seat={seat} kind="hind" />)}
      {has('owl') &&
        card(
          'guardians_owl',
          RESOURCES.slice(0, 3).map(what =>
            gift(`owl:${what}`, 'guardians_owl', what === 'glory' ? null : <Token of={what} n={`+${OWL_GAIN}`} />),
          ),
        )}
      {has('elder') &&
        card(
          'elder',
          gift(
            'elder:pay',
            'elder',
            <span className="df-row df-swap">
              <Token of="gold" n={`−${ELDER.pay}`} /> <Mark name="arrow" /> <Token of="glory" n={`+${ELDER.glory}`} />
            </span>,
          ),
        )}
    </>
  );
}

function FurtherAction({ table }: { readonly table: Table }): ReactNode {
  return (
    <Piece word="action:extra" className="df-choice" about={table.tell.text('about:extra')} rule="DF-3.6">
      <span className="df-row df-swap">
        <Token of="sun" n={`−${EXTRA_ACTION_SUN}`} /> <Mark name="arrow" /> <Mark name="forge" /> <Mark name="glory" />
      </span>
      <span>{table.tell.word('action:extra')}</span>
    </Piece>
  );
}
