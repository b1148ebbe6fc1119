// A club: its tables, its members, and what an owner may do. Who has the invitation can join.
import '../style/new-table.css';
import '../style/tables.css';
import '../style/clubs.css';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { MyRow, TableRow, Turn } from '../home/table-row.tsx';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import { useAsked } from '../kit/use-asked.ts';
import type { TableInfo } from '../model/session.ts';
import { Begin } from '../new-table/begin.tsx';
import { reasonOf } from '../online/api.ts';
import { GUEST, takeName } from '../online/lobby.ts';
import { knownPerson, signedIn, usePerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
import { Hello } from '../shell/hello.tsx';
import { useReason } from '../shell/reasons.ts';
import { Trouble } from '../shell/trouble.tsx';
import { useText } from '../text/text.tsx';
import { type ClubShown, clubAt, joinClub, tablesOfClub } from './api.ts';
import { ClubSettings } from './club-settings.tsx';
import { InviteToClub } from './invite-to-club.tsx';
import { Members } from './members.tsx';

interface Props {
  readonly id: string;
  readonly invitation: string | null;
}
/** Does something on the server, shows what became of the club, or why it was refused. */
export type RunInClub = (deed: Promise<ClubShown>) => void;

export function ClubPage({ id, invitation }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const [club, setClub] = useState<ClubShown | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    knownPerson()
      .then(() => clubAt(id, invitation))
      .then(setClub)
      .catch((error: unknown) => setWhy(reasonOf(error).why));
  }, [id, invitation]);
  const run = useCallback<RunInClub>(
    deed => {
      setWrong(null);
      deed.then(setClub).catch((error: unknown) => setWrong(reason(reasonOf(error))));
    },
    [reason],
  );
  if (why !== null) return <Trouble why={why} />;
  if (club === null) return <Progress label={text('loading')} />;
  return (
    <>
      <Hello title={club.name} about={club.about || text('clubs.members', { n: club.size })}>
        {club.role !== null && (
          <Link className="btn go" href={`/new?club=${encodeURIComponent(id)}`}>
            <Icon name="plus" />
            {text('clubs.newTable')}
          </Link>
        )}
      </Hello>
      {wrong !== null && (
        <p className="refusal panel" role="alert">
          {wrong}
        </p>
      )}
      {club.role === null ? (
        <Stranger club={club} invitation={invitation} onJoined={setClub} />
      ) : (
        <Inside club={club} run={run} />
      )}
    </>
  );
}

function Inside({ club, run }: { readonly club: ClubShown; readonly run: RunInClub }): ReactNode {
  return (
    <div className="club">
      <div className="club-parts">
        <ClubTables id={club.id} />
        {club.role === 'owner' && <ClubSettings club={club} run={run} />}
      </div>
      <div className="club-parts">
        <InviteToClub club={club} run={run} />
        <Members club={club} run={run} />
      </div>
    </div>
  );
}

interface StrangerProps {
  readonly club: ClubShown;
  readonly invitation: string | null;
  readonly onJoined: (club: ClubShown) => void;
}
function Stranger({ club, invitation, onJoined }: StrangerProps): ReactNode {
  const text = useText();
  const reason = useReason();
  const join = async (name: string): Promise<void> => {
    if (invitation === null) return;
    await signedIn(GUEST);
    await takeName(name);
    onJoined(await joinClub(club.id, invitation));
    go(`/club/${club.id}`, 'replace'); // the invitation has done its work
  };
  return (
    <div className="club-parts">
      <section className="panel part" aria-labelledby="join-club">
        <h2 id="join-club">{text(invitation === null ? 'clubs.closed' : 'clubs.invited')}</h2>
        <p className="muted">{text(invitation === null ? 'clubs.closedAbout' : 'clubs.invitedAbout')}</p>
        {invitation !== null && (
          <Begin
            icon="people"
            label={text('clubs.join')}
            needsName
            begin={join}
            whyNot={error => reason(reasonOf(error))}
          />
        )}
      </section>
      {club.members.length > 0 && <Members club={club} run={null} />}
    </div>
  );
}

function ClubTables({ id }: { readonly id: string }): ReactNode {
  const text = useText();
  const me = usePerson();
  const [tables, setTables] = useState<readonly TableInfo[] | null>(null);
  const heard = (found: readonly TableInfo[] | null): void => setTables(known => found ?? known ?? []);
  useAsked(() => tablesOfClub(id), heard, `${id} ${me?.id}`); // other seats are mine when I am somebody else
  return (
    <section className="panel list" aria-labelledby="club-tables">
      <header>
        <h2 id="club-tables">{text('clubs.tables')}</h2>
        <span className="muted">{text('clubs.tablesAbout')}</span>
      </header>
      {tables === null && <Progress label={text('loading')} />}
      {tables?.length === 0 && <p className="empty">{text('clubs.noTables')}</p>}
      <ul>
        {tables?.map(table => (
          <ClubTable key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** Who does not sit there may sit down, watch, or look back. */
function ClubTable({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  if (table.isHost || table.chairs.some(({ mine }) => mine)) return <MyRow table={table} />;
  const act = table.status === 'open' ? 'table.join' : table.status === 'playing' ? 'table.watch' : 'table.look';
  return (
    <TableRow table={table} act={text(act)}>
      <Turn table={table} />
    </TableRow>
  );
}
