// The other parts of the form: the pace, and the options of the game.
import type { ReactNode } from 'react';
import { Switch } from 'react-aria-components';
import { ForClub } from '../clubs/for-club.tsx';
import { optionText, valueText } from '../games/catalogue.ts';
import { useTeller } from '../games/texts.ts';
import { Segments } from '../kit/segments.tsx';
import { TimeField } from '../kit/time-field.tsx';
import { usePerson } from '../online/person.ts';
import { useText } from '../text/text.tsx';
import { canBeRated, chairName, DAYTIME, type Draft, isOnline, offeredOptions, PACES, TIME_UP } from './draft.ts';

interface Props {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

export function PacePart({ draft, onChange }: Props): ReactNode {
  const text = useText();
  return (
    <section className="panel part" aria-labelledby="pace">
      <h2 id="pace">{text('new.pace')}</h2>
      {isOnline(draft) ? (
        <Clocks draft={draft} onChange={onChange} />
      ) : (
        <p className="muted">{text('pace.untimed.about')}</p>
      )}
      <Toggle
        label={text('new.confirm')}
        about={text('new.confirmAbout')}
        on={draft.confirmTurns}
        onChange={confirmTurns => onChange({ ...draft, confirmTurns })}
      />
      {isOnline(draft) && (
        <>
          <Rated draft={draft} onChange={onChange} />
          {draft.club === null && (
            <Toggle
              label={text('new.open')}
              about={text('new.openAbout')}
              on={draft.open}
              onChange={open => onChange({ ...draft, open })}
            />
          )}
          <ForClub club={draft.club} onChange={club => onChange({ ...draft, club })} />
        </>
      )}
    </section>
  );
}

/** Offered to those who can have a rating. All others read why not. */
function Rated({ draft, onChange }: Props): ReactNode {
  const text = useText();
  const person = usePerson();
  const isGuest = person === null || person.guest;
  const about = isGuest ? 'new.ratedGuest' : canBeRated(draft) ? 'find.ratedAbout' : 'new.ratedSeats';
  const isOffered = about === 'find.ratedAbout';
  return (
    <Toggle
      label={text('find.rated')}
      about={text(about)}
      on={draft.rated && isOffered}
      isDisabled={!isOffered}
      onChange={rated => onChange({ ...draft, rated })}
    />
  );
}

function Clocks({ draft, onChange }: Props): ReactNode {
  const text = useText();
  const number = (label: string, key: 'minutes' | 'seconds' | 'hours', most: number, least = 1): ReactNode => (
    <label className="number-field">
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        value={draft[key]}
        onChange={event => {
          const value = Math.round(Number(event.target.value));
          if (value >= least && value <= most) onChange({ ...draft, [key]: value });
        }}
      />
    </label>
  );
  return (
    <>
      <Segments
        label={text('new.pace')}
        value={draft.pace}
        values={PACES.map(pace => ({ value: pace, label: text(`pace.${pace}`) }))}
        onChange={pace => onChange({ ...draft, pace })}
      />
      <p className="muted">{text(`pace.${draft.pace}.about`)}</p>
      {draft.pace === 'live' && (
        <div className="numbers">
          {number(text('pace.minutes'), 'minutes', 600)}
          {number(text('pace.seconds'), 'seconds', 600, 0)}
        </div>
      )}
      {draft.pace === 'days' && (
        <>
          <div className="numbers">{number(text('pace.hours'), 'hours', 720)}</div>
          <Daytime draft={draft} onChange={onChange} />
        </>
      )}
      {draft.pace !== 'untimed' && (
        <Segments
          id="timeUp"
          label={text('new.timeUp')}
          showLabel
          value={draft.timeUp}
          values={TIME_UP.map(value => ({ value, label: text(`new.timeUp.${value}`) }))}
          onChange={timeUp => onChange({ ...draft, timeUp })}
        />
      )}
    </>
  );
}

/** When the clocks run, every day. */
function Daytime({ draft, onChange }: Props): ReactNode {
  const text = useText();
  const { window } = draft;
  return (
    <>
      <Toggle
        label={text('pace.window')}
        about={text('pace.windowAbout')}
        on={window !== null}
        onChange={on => onChange({ ...draft, window: on ? DAYTIME : null })}
      />
      {window !== null && (
        <div className="numbers">
          <TimeField
            label={text('notices.from')}
            minute={window.from}
            onChange={from => onChange({ ...draft, window: { ...window, from } })}
          />
          <TimeField
            label={text('notices.to')}
            minute={window.to}
            onChange={to => onChange({ ...draft, window: { ...window, to } })}
          />
        </div>
      )}
    </>
  );
}

const NOBODY: readonly string[] = [];

export function OptionsPart({ draft, me, onChange }: Props & { readonly me: string }): ReactNode {
  const text = useText();
  const offered = offeredOptions(draft);
  const { game, edition } = draft;
  const tell = useTeller(edition === null ? null : game.id, text.language, NOBODY, edition?.file ?? null);
  const told = (id: string, value: string): string =>
    valueText(game, text, tell, id, value, seat => chairName(text, draft, seat, me));
  return (
    <section className="panel part" aria-labelledby="options">
      <h2 id="options">{text('new.options')}</h2>
      {offered.length === 0 && <p className="muted">{text('new.noOptions')}</p>}
      {offered.map(({ id, values }) => (
        <Segments
          key={id}
          id={id}
          label={optionText(game, text.language, tell, id)}
          showLabel
          value={draft.options[id] ?? ''}
          values={values.map(value => ({ value, label: told(id, value) }))}
          onChange={value => onChange({ ...draft, options: { ...draft.options, [id]: value } })}
        />
      ))}
    </section>
  );
}

interface ToggleProps {
  readonly label: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly isDisabled?: boolean;
}

export function Toggle({ label, about, on, onChange, isDisabled = false }: ToggleProps): ReactNode {
  return (
    <Switch className="toggle" isSelected={on} onChange={onChange} isDisabled={isDisabled}>
      <span className="track" aria-hidden="true">
        <i />
      </span>
      <span>
        <b>{label}</b>
        <small>{about}</small>
      </span>
    </Switch>
  );
}
