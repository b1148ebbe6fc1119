// Who sits where: myself, somebody else on this device, somebody who joins by the link, or a bot.
import type { ReactNode } from 'react';
import { rememberBot } from '../games/bot-level.ts';
import { type Level, levelsOf, playersOf } from '../games/catalogue.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { SeatMark } from '../kit/seat-mark.tsx';
import { Segments } from '../kit/segments.tsx';
import { type Text, useText } from '../text/text.tsx';
import {
  added,
  canAdd,
  canRemove,
  changed,
  type Draft,
  type DraftChair,
  removed,
  renamed,
  SITTERS,
  type Sitter,
} from './draft.ts';

const ICONS: Readonly<Record<Sitter, IconName>> = { me: 'me', device: 'device', anybody: 'link', bot: 'bot' };

interface Props {
  readonly draft: Draft;
  readonly me: string;
  readonly onChange: (draft: Draft) => void;
}

export function Seats({ draft, me, onChange }: Props): ReactNode {
  const text = useText();
  const { seats } = draft.game;
  const levels = levelsOf(draft.game);
  return (
    <section className="panel part" aria-labelledby="seats">
      <header>
        <h2 id="seats">{text('new.seats')}</h2>
        <span className="muted">{playersOf(seats, text)}</span>
      </header>
      <ol className="seat-rows">
        {draft.chairs.map((chair, p) => (
          <li key={chair.key}>
            <SeatMark seat={p} size={24} />
            <NameOf chair={chair} me={me} n={p + 1} onName={name => onChange(renamed(draft, chair.key, name))} />
            <Segments
              label={text('new.sitter', { n: p + 1 })}
              value={chair.sitter}
              values={SITTERS.map(sitter => ({
                value: sitter,
                label: (
                  <>
                    <Icon name={ICONS[sitter]} size={16} />
                    {text(`new.sitter.${sitter}`)}
                  </>
                ),
              }))}
              onChange={sitter => onChange(changed(draft, chair.key, { sitter }))}
            />
            {chair.sitter === 'bot' && (
              <div className="level">
                <Segments
                  label={text('new.level', { n: p + 1 })}
                  value={chair.level}
                  values={levels.map(level => ({ value: level, label: text(`bot.${level}`) }))}
                  onChange={level => {
                    rememberBot(draft.game.id, level);
                    onChange(changed(draft, chair.key, { level }));
                  }}
                />
              </div>
            )}
            {chair.sitter === 'anybody' && chair.person !== undefined && (
              <small className="level">{text('new.asked', { name: chair.name })}</small>
            )}
            {canRemove(draft) && (
              <button
                type="button"
                className="tool"
                aria-label={text('new.remove', { n: p + 1 })}
                onClick={() => onChange(removed(draft, chair.key))}
              >
                <Icon name="x" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {draft.chairs.some(({ sitter }) => sitter === 'bot') && <LevelsTold levels={levels} />}
      {canAdd(draft) && (
        <button type="button" className="btn soft small" onClick={() => onChange(added(draft))}>
          <Icon name="plus" size={16} />
          {text('new.add')}
        </button>
      )}
    </section>
  );
}

/** Descriptions of the levels, shown if a bot sits at the table. */
function LevelsTold({ levels }: { readonly levels: readonly Level[] }): ReactNode {
  const text = useText();
  return (
    <dl className="levels">
      {levels.map(level => (
        <div key={level}>
          <dt>{text(`bot.${level}`)}</dt>
          <dd>{text(`bot.${level}.about`)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface NameProps {
  readonly chair: DraftChair;
  readonly me: string;
  readonly n: number;
  readonly onName: (name: string) => void;
}

function NameOf({ chair, me, n, onName }: NameProps): ReactNode {
  const text = useText();
  if (chair.sitter === 'bot') return <span className="name">{text('seat.bot', { n })}</span>;
  return (
    <label className="name">
      <span className="unseen">{text('new.name', { n })}</span>
      <input
        value={chair.name}
        maxLength={40}
        placeholder={placeholderOf(text, chair, me, n)}
        onChange={event => onName(event.target.value)}
      />
    </label>
  );
}

function placeholderOf(text: Text, { sitter }: DraftChair, me: string, n: number): string {
  if (sitter === 'anybody') return text('room.forWhom');
  return sitter === 'me' ? me : text('seat.player', { n });
}
