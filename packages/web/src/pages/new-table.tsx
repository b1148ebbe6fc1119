// The form of a new table: the game, the players, the pace and the options.
import '../style/new-table.css';
import { type ReactNode, useEffect, useState } from 'react';
import { aboutOf, gameOf, games, nameOf } from '../games/catalogue.ts';
import { HereFailed } from '../here/client.ts';
import { openHere } from '../here/session.ts';
import { Cover } from '../kit/cover.tsx';
import { Icon } from '../kit/icon.tsx';
import { usePreferences } from '../model/settings.ts';
import { Begin } from '../new-table/begin.tsx';
import { type Draft, type Invited, inviting, isOnline, newDraft, wishOf, withGame } from '../new-table/draft.ts';
import { EditionPart } from '../new-table/edition-part.tsx';
import { GameChoice } from '../new-table/game-choice.tsx';
import { OptionsPart, PacePart } from '../new-table/parts.tsx';
import { Seats } from '../new-table/seats.tsx';
import { reasonOf } from '../online/api.ts';
import { openOnline, takeName } from '../online/lobby.ts';
import { myPeople } from '../online/people.ts';
import { go } from '../route.tsx';
import { Hello } from '../shell/hello.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly game: string | null;
  readonly edition: string | null; // on this device
  readonly guests: string | null; // people who are invited, by id
  readonly club: string | null; // for its members
}

export function NewTablePage({ game, edition, guests, club }: Props): ReactNode {
  const text = useText();
  const { name } = usePreferences();
  const me = name || text('guest');
  const first = (game === null ? undefined : gameOf(game)) ?? games[0];
  const [draft, setDraft] = useState<Draft | null>(() => (first === undefined ? null : newDraft(first, '', club)));
  useEffect(() => {
    if (guests === null) return;
    const ids = guests.split(',');
    const invite = (people: readonly Invited[]): void => setDraft(now => now && inviting(now, people));
    void myPeople()
      .then(({ known }) => invite(known.filter(({ id }) => ids.includes(id))))
      .catch(() => {}); // then seats are filled by hand
  }, [guests]);
  if (draft === null) return <p className="empty">{text('new.noGames')}</p>;
  return (
    <>
      <Hello title={text('nav.new')} about={text('new.about')} />
      <div className="new-table">
        <div className="parts">
          <GameChoice className="panel part" game={draft.game.id} onChange={to => setDraft(withGame(draft, to))} />
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

function Summary({ draft, me }: { readonly draft: Draft; readonly me: string }): ReactNode {
  const text = useText();
  const reason = useReason();
  const online = isOnline(draft);
  const begin = async (name: string): Promise<void> => {
    if (online) await takeName(name);
    const wish = wishOf(draft, online ? name : me);
    go(online ? `/table/${await openOnline(wish)}` : `/here/${await openHere(wish)}`);
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
        <Begin
          icon="play"
          label={online ? text('new.openTable') : text('new.begin')}
          needsName={online}
          begin={begin}
          whyNot={error => (error instanceof HereFailed ? error.message : reason(reasonOf(error)))}
        />
      </div>
    </section>
  );
}
