// Who is in a club. Owners may remove members and make others owners.

import { type ReactNode, useState } from 'react';
import { Refused } from '../kit/refused.tsx';
import { reasonOf } from '../online/api.ts';
import { usePerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';
import { type ClubShown, giveRole, leaveClub, removeMember } from './api.ts';
import { Ask } from './ask.tsx';
import type { RunInClub } from './club-page.tsx';

type Member = ClubShown['members'][number];
interface Props {
  readonly club: ClubShown;
  readonly run: RunInClub | null; // null: only to look at
}

export function Members({ club, run }: Props): ReactNode {
  const text = useText();
  const me = usePerson();
  return (
    <section className="panel part" aria-labelledby="members">
      <h2 id="members">
        {text('clubs.membersTitle')} <span className="muted">{club.size}</span>
      </h2>
      <ul className="members">
        {club.members.map(member => (
          <li key={member.person}>
            <span className="who">
              <Link href={`/player/${member.person}`}>{member.name}</Link>{' '}
              {member.person === me?.id && <small>{text('you')}</small>}{' '}
              {member.role === 'owner' && <small>{text('clubs.owner')}</small>}
            </span>
            {run !== null && club.role === 'owner' && member.person !== me?.id && (
              <OwnersActs club={club} member={member} run={run} />
            )}
          </li>
        ))}
      </ul>
      {run !== null && <Leave club={club} />}
    </section>
  );
}

interface ActsProps {
  readonly club: ClubShown;
  readonly member: Member;
  readonly run: RunInClub;
}
function OwnersActs({ club, member: { person, name, role }, run }: ActsProps): ReactNode {
  const text = useText();
  const [removing, setRemoving] = useState(false);
  const isOwner = role === 'owner';
  return (
    <span className="acts">
      <button
        type="button"
        className="btn small"
        aria-label={text(isOwner ? 'clubs.makeMemberOf' : 'clubs.makeOwnerOf', { name })}
        onClick={() => run(giveRole(club.id, person, isOwner ? 'member' : 'owner'))}
      >
        {text(isOwner ? 'clubs.makeMember' : 'clubs.makeOwner')}
      </button>
      <button
        type="button"
        className="btn small"
        aria-label={text('clubs.removeOf', { name })}
        onClick={() => setRemoving(true)}
      >
        {text('clubs.remove')}
      </button>
      {removing && (
        <Ask
          title={text('clubs.removeOf', { name })}
          about={text('clubs.removeAbout')}
          act={text('clubs.remove')}
          onYes={() => run(removeMember(club.id, person))}
          onClose={() => setRemoving(false)}
        />
      )}
    </span>
  );
}

function Leave({ club }: { readonly club: ClubShown }): ReactNode {
  const text = useText();
  const reason = useReason();
  const [asks, setAsks] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const leave = (): void => {
    leaveClub(club.id).then(
      () => go('/club'),
      (error: unknown) => setWrong(reason(reasonOf(error))),
    );
  };
  return (
    <>
      <button type="button" className="btn soft" onClick={() => setAsks(true)}>
        {text('clubs.leave')}
      </button>
      <Refused why={wrong} />
      {asks && (
        <Ask
          title={text('clubs.leave')}
          about={text(club.size === 1 ? 'clubs.leaveLast' : 'clubs.leaveAbout')}
          act={text('clubs.leave')}
          onYes={leave}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
