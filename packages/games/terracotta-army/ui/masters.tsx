// The six masters: what each does, who has hired whom with which token, and the tokens that can be used now.
import type { Word } from '@boardwright/engine';
import { Piece, SeatPoint } from '@boardwright/web/kit';
import { memo, type ReactNode } from 'react';
import { MASTERS, type Master } from '../content/content.ts';
import { middleAt } from '../rules/rings.ts';
import { wordOfMaster } from './spaces.tsx';
import { Sign } from './symbols.tsx';
import { type Table, turnOf } from './table-view.ts';
import { useBook } from './use-book.ts';

const RULES: Readonly<Record<Master, string>> = {
  builder: 'TA-7.3',
  steward: 'TA-7.4',
  inspector: 'TA-7.5',
  clay_maker: 'TA-7.6',
  overseer: 'TA-7.7',
  blacksmith: 'TA-7.8',
};
/** TA-7.9: the first three bring a coin, the others keep a clay wet. */
const BONUS: Readonly<Record<Master, string>> = {
  builder: 'coin',
  steward: 'coin',
  inspector: 'coin',
  clay_maker: 'wet',
  overseer: 'wet',
  blacksmith: 'wet',
};

/** The master of the segment that is carried out, or null. */
function masterNow(now: Table): Master | null {
  const { segment } = turnOf(now);
  if (segment === 0) return null;
  const space = middleAt(now.content, now.view.g, segment);
  return space.action === 'master' ? space.master : null;
}

export function Masters({ now }: { readonly now: Table }): ReactNode {
  const current = masterNow(now);
  const { masters, round } = now.view.g;
  const ability = current === null ? undefined : wordOfMaster(now.content, current);
  return (
    <MasterCards
      tell={now.tell}
      current={current}
      word={ability !== undefined && now.words.has(ability) ? ability : undefined}
      hire={[...now.words].filter(each => each.startsWith('hire:')).join(' ')}
      me={now.me ?? 0}
      masters={masters}
      round={round}
    />
  );
}

interface CardsProps {
  readonly tell: Table['tell'];
  readonly current: Master | null;
  readonly word: Word | undefined; // what the current master's ability answers
  readonly hire: string; // words that hire the current one, separated by spaces
  readonly me: number;
  readonly masters: readonly number[]; // the tokens on them, as in the state
  readonly round: number;
}
const MasterCards = memo(function MasterCards(props: CardsProps): ReactNode {
  const { tell, current, word, hire, me, masters, round } = props;
  if (current !== null && hire !== '') {
    const tokens = tokensOn(masters, MASTERS.indexOf(current)).join(' ');
    return <Hiring tell={tell} master={current} hire={hire} me={me} tokens={tokens} round={round} />;
  }
  return (
    <div className="ta-panel ta-masters" data-tips="right">
      <h2>
        {tell.text('ui.masters')} <small>{tell.text('ui.masters.about')}</small>
      </h2>
      <div className="ta-cards">
        {MASTERS.map((master, m) => {
          const isNow = master === current;
          return (
            <MasterCard
              key={master}
              tell={tell}
              master={master}
              isNow={isNow}
              word={isNow ? word : undefined}
              tokens={tokensOn(masters, m).join(' ')}
              round={master === 'builder' ? round : 0}
            />
          );
        })}
      </div>
    </div>
  );
});

interface CardProps {
  readonly tell: Table['tell'];
  readonly master: Master;
  readonly isNow: boolean;
  readonly word: Word | undefined; // what the ability answers
  readonly tokens: string; // each seat's token there, 0 for none
  readonly round: number; // where the ability depends on it
}

const LONG = 12; // letters: a longer name is written smaller, so that it fits on its card

const MasterCard = memo(function MasterCard(props: CardProps): ReactNode {
  const { tell, master, isNow, word, tokens, round } = props;
  return (
    <div className={isNow ? 'ta-card ta-soon' : 'ta-card'}>
      <MasterPiece tell={tell} master={master} word={word} tokens={tokens} round={round} />
      <div className="ta-hired">
        <Hired tokens={tokens} />
        <span className="ta-bonus">
          <Sign name={BONUS[master]} size={16} />
        </span>
      </div>
    </div>
  );
});

interface HiringProps extends Omit<CardProps, 'isNow' | 'word'> {
  readonly hire: string; // words that hire, separated by spaces
  readonly me: number;
}
/** TA-7.1: one choice: which token goes to the master. In its place nothing else is to be seen. */
const Hiring = memo(function Hiring({ tell, master, hire, me, tokens, round }: HiringProps): ReactNode {
  const bonus = BONUS[master];
  return (
    <div className="ta-panel ta-masters ta-hiring" data-tips="right">
      <h2>{tell.text('ui.hire', { master })}</h2>
      <div className="ta-hire-who">
        <MasterPiece tell={tell} master={master} word={undefined} tokens={tokens} round={round} />
        <Hired tokens={tokens} />
        <p>
          {tell.text(`about:${master}`)} <Sign name={bonus} size={15} /> {tell.text(`ui.hire.${bonus}`)}
        </p>
      </div>
      <div className="ta-hire-tokens">
        {hire.split(' ').map(each => (
          <HireToken key={each} tell={tell} me={me} word={each} />
        ))}
      </div>
      <small>{tell.text('ui.hire.why')}</small>
    </div>
  );
});

/** The master's name and ability. They stay the same while the current master changes. */
const MasterPiece = memo(function MasterPiece(props: Omit<CardProps, 'isNow'>): ReactNode {
  const { tell, master, word, tokens, round } = props;
  const name = tell.text(`ui.master.${master}`);
  return (
    <Piece
      className="ta-master"
      id={`master:${master}`}
      word={word}
      name={word !== undefined ? undefined : `${tell.word(`master:${master}`)}${hirers(tell, tokens)}`}
      about={tell.text(`about:${master}`)}
      rule={RULES[master]}
    >
      <Sign name={`master-${master}`} size={28} />
      <b className={name.length > LONG ? 'ta-long' : undefined}>{name}</b>
      <span className="ta-does">
        <Ability master={master} round={round} />
      </span>
    </Piece>
  );
});

/** The master's ability, in symbols. */
function Ability({ master, round }: { readonly master: Master; readonly round: number }): ReactNode {
  const { clayMakerClay } = useBook().content.masters;
  switch (master) {
    case 'builder':
      return (
        <>
          {round}
          <Sign name="coin" size={15} />
          <Sign name="arrow" size={12} />
          <Sign name="warrior" size={17} />
        </>
      );
    case 'steward':
      return (
        <>
          <Sign name="turn" size={14} />
          <Sign name="warrior" size={16} />
          <Sign name="coin" size={15} />
        </>
      );
    case 'inspector':
      return (
        <>
          <Sign name="pawn" size={18} />
          <Sign name="arrow" size={12} />
          1–2
        </>
      );
    case 'clay_maker':
      return (
        <>
          +{clayMakerClay}
          <Sign name="wet" size={16} />
        </>
      );
    case 'overseer':
      return (
        <>
          2
          <Sign name="storehouse" size={16} />
          <Sign name="arrow" size={12} />
          <Sign name="dry" size={16} />
        </>
      );
    default:
      return ['sword', 'halberd', 'crossbow', 'spear'].map(weapon => <Sign key={weapon} name={weapon} size={15} />);
  }
}

interface HireProps {
  readonly tell: Table['tell'];
  readonly me: number;
  readonly word: string;
}
function HireToken({ tell, me, word }: HireProps): ReactNode {
  return (
    <Piece
      className={`ta-token ta-p${me}`}
      word={word as `hire:${string}`}
      about={tell.text('about:token')}
      rule="TA-7.1"
    >
      {word.slice('hire:'.length)}
      <Sign name="coin" size={18} />
    </Piece>
  );
}

/** The token of each seat on a master, 0 for none. */
const tokensOn = (masters: readonly number[], m: number): number[] =>
  masters.filter((_, i) => i % MASTERS.length === m);

const tokensIn = (tokens: string): number[] => tokens.split(' ').map(Number);

function hirers(tell: Table['tell'], tokens: string): string {
  const names = tokensIn(tokens).flatMap((token, p) => (token > 0 ? [tell.seat(p)] : []));
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}

const Hired = memo(function Hired({ tokens }: { readonly tokens: string }): ReactNode {
  const { tokenPrices } = useBook().content.masters;
  return tokensIn(tokens).map((token, p) => {
    if (token === 0) return null;
    return (
      <svg key={p} className={`ta-laid ta-p${p}`} viewBox="0 0 28 28" aria-hidden="true">
        <SeatPoint seat={p} x={14} y={14} size={27} />
        <text x="14" y={p === 2 ? 22 : 19}>
          {tokenPrices[token - 1]}
        </text>
      </svg>
    );
  });
});
