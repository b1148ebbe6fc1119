// The form of a new table: the game, the players, the pace and the options.
import '../style/new-table.css';
import { type ReactNode, useId, useRef, useState } from 'react';
import { aboutOf, gameOf, games, nameOf } from '../games/catalogue.ts';
import { HereFailed } from '../here/client.ts';
import { openHere } from '../here/session.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import type { Refusal } from '../model/session.ts';
import { usePreferences } from '../model/settings.ts';
import { type Draft, isOnline, newDraft, wishOf, withGame } from '../new-table/draft.ts';
import { EditionPart } from '../new-table/edition-part.tsx';
import { OptionsPart, PacePart } from '../new-table/parts.tsx';
import { Seats } from '../new-table/seats.tsx';
import { reasonOf } from '../online/api.ts';
import { openOnline, takeName } from '../online/lobby.ts';
import { go } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly game: string | null;
  readonly edition: string | null; // on this device
}

export function NewTablePage({ game, edition }: Props): ReactNode {
  const text = useText();
  const { name } = usePreferences();
  const me = name || text('guest');
  const first = (game === null ? undefined : gameOf(game)) ?? games[0];
  const [draft, setDraft] = useState<Draft | null>(() => (first === undefined ? null : newDraft(first, '')));
  if (draft === null) return <p className="empty">{text('new.noGames')}</p>;
  return (
    <>
      <div className="hello">
        <div>
          <h1>{text('nav.new')}</h1>
          <p>{text('new.about')}</p>
        </div>
      </div>
      <div className="new-table">
        <div className="parts">
          <GameChoice draft={draft} onChange={setDraft} />
          <Seats draft={draft} me={me} onChange={setDraft} />
          <div className="two">
            <PacePart draft={draft} onChange={setDraft} />
            <OptionsPart draft={draft} me={me} onChange={setDraft} />
            {draft.game.hasEditions && (
              <EditionPart key={draft.game.id} draft={draft} first={edition} onChange={setDraft} />
            )}
          </div>
        </div>
        <Summary draft={draft} me={me} />
      </div>
    </>
  );
}

function GameChoice({ draft, onChange }: { readonly draft: Draft; readonly onChange: (d: Draft) => void }): ReactNode {
  const text = useText();
  const name = useId();
  return (
    <fieldset className="panel part game-choice">
      <legend className="unseen">{text('new.game')}</legend>
      {games.map(game => (
        <label key={game.id}>
          <input
            type="radio"
            name={name}
            checked={game.id === draft.game.id}
            onChange={() => onChange(withGame(draft, game))}
          />
          <Cover game={game.id} className="cover" />
          <b>{nameOf(game.id, text.language)}</b>
        </label>
      ))}
    </fieldset>
  );
}

function Summary({ draft, me }: { readonly draft: Draft; readonly me: string }): ReactNode {
  const text = useText();
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const { name: known } = usePreferences();
  const [name, setName] = useState(known);
  const [asksName] = useState(known === '');
  const field = useRef<HTMLInputElement>(null);
  const online = isOnline(draft);
  const open = async (): Promise<void> => {
    if (online && name.trim() === '') {
      setWrong(text('room.needsName'));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setWrong(null);
    try {
      if (online) await takeName(name.trim());
      const wish = wishOf(draft, online ? name.trim() : me);
      go(online ? `/table/${await openOnline(wish)}` : `/here/${await openHere(wish)}`);
    } catch (error) {
      const refusal: Refusal = reasonOf(error);
      setWrong(error instanceof HereFailed ? error.message : reason(refusal));
      setBusy(false);
    }
  };
  return (
    <section className="panel summary">
      <Cover game={draft.game.id} className="cover" />
      <div className="body">
        <h2>{nameOf(draft.game.id, text.language)}</h2>
        <p>{aboutOf(draft.game, text.language)}</p>
        <p className="where">
          <Icon name={online ? 'globe' : 'device'} />
          {online ? text('new.online') : text('new.here')}
        </p>
        {draft.edition !== null && <p>{text('table.edition', { name: draft.edition.name })}</p>}
        {online && asksName && (
          <label className="field">
            <span>{text('room.yourName')}</span>
            <input
              ref={field}
              name="name"
              value={name}
              maxLength={40}
              autoComplete="nickname"
              onChange={event => setName(event.target.value)}
            />
          </label>
        )}
        <button type="button" className="btn go big" onClick={open} aria-busy={busy} disabled={busy}>
          <Icon name="play" />
          {online ? text('new.openTable') : text('new.begin')}
        </button>
        {wrong !== null && (
          <p className="refusal" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </section>
  );
}
