// The link that makes people members. An owner can replace it.
import { type ReactNode, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { canShare, copyText, share } from '../shell/invitation.ts';
import { useText } from '../text/text.tsx';
import { type ClubShown, invitationToClub, renewInvitation } from './api.ts';
import type { RunInClub } from './club-page.tsx';

export function InviteToClub({ club, run }: { readonly club: ClubShown; readonly run: RunInClub }): ReactNode {
  const text = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = invitationToClub(club);
  const copy = async (): Promise<void> => setCopied(await copyText(link));
  return (
    <section className="panel part" aria-labelledby="club-link">
      <h2 id="club-link">{text('clubs.invite')}</h2>
      <p className="muted">{text('clubs.inviteAbout')}</p>
      <div className="club-link">
        <label>
          <span className="unseen">{text('room.link')}</span>
          <input readOnly value={link} onFocus={event => event.target.select()} />
        </label>
        <button type="button" className="btn soft" onClick={copy}>
          <Icon name="copy" />
          {copied === null ? text('room.copy') : copied ? text('menu.copied') : text('menu.notCopied')}
        </button>
        {canShare() && (
          <button type="button" className="btn soft" onClick={() => void share(club.name, link)}>
            <Icon name="link" />
            {text('room.share')}
          </button>
        )}
      </div>
      {club.role === 'owner' && (
        <button
          type="button"
          className="plain"
          onClick={() => {
            setCopied(null);
            run(renewInvitation(club.id));
          }}
        >
          {text('clubs.newLink')}
        </button>
      )}
    </section>
  );
}
