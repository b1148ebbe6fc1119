// A table that has not begun. Who sits there waits and invites others; everybody else reads the invitation.
import '../style/invitation.css';
import type { ChatLine } from '@boardwright/server/protocol';
import type { Teller } from '@boardwright/text';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { Cover } from '../kit/cover.tsx';
import { useCompact } from '../kit/use-narrow.ts';
import type { ChanceState, Refusal, TableInfo } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { go, Link, useRoute } from '../route.tsx';
import { InBar } from '../shell/in-bar.tsx';
import { invitationTo } from '../shell/invitation.ts';
import { useReason } from '../shell/reasons.ts';
import { LanguageSelect, MeLink } from '../shell/tools.tsx';
import type { EditionOfTable } from '../table/edition-of-table.ts';
import { ChanceWarning } from '../table/fairness.tsx';
import { useText } from '../text/text.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { WaitingPage } from './waiting-page.tsx';

export interface RoomProps {
  readonly table: TableInfo;
  readonly invitation: string | null; // from the address
  readonly edition: EditionOfTable | null; // null: the standard one
  readonly chat: readonly ChatLine[];
  readonly say: (text: string) => Promise<Refusal | null>;
  readonly tell: Teller;
}
/** Does something on the server, and shows why it was refused. */
export type Run = (deed: Promise<unknown>) => void;

export function WaitingRoom({ chance, ...room }: RoomProps & { readonly chance: ChanceState | null }): ReactNode {
  const { table } = room;
  const text = useText();
  const reason = useReason();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const run = useCallback<Run>(deed => {
    deed.then(() => setRefusal(null)).catch((error: unknown) => setRefusal(reasonOf(error)));
  }, []);
  const compact = useCompact();
  useInvitationInAddress(table);
  if (table.status === 'closed') return <Closed table={table} />;
  const sits = table.chairs.some(chair => chair.mine);
  return (
    <div className="waiting-room">
      <InBar slot="title">
        <b>{nameOf(table.game, text.language)}</b>
      </InBar>
      {compact && (
        <InBar slot="menu">
          <LanguageSelect />
          <MeLink current={false} />
        </InBar>
      )}
      <ChanceWarning chance={chance} />
      {refusal !== null && (
        <p className="refusal panel" role="alert">
          {reason(refusal)}
        </p>
      )}
      {sits || table.isHost ? <WaitingPage {...room} run={run} /> : <InvitationCard {...room} run={run} />}
    </div>
  );
}

/** Whoever sends on the address of this page sends on the invitation. */
function useInvitationInAddress(table: TableInfo): void {
  const { invitation } = table;
  const link = invitationTo(table);
  const { query } = useRoute();
  const inAddress = query.get('invitation');
  useEffect(() => {
    if (invitation !== null && inAddress === null) go(link, 'replace');
  }, [link, invitation, inAddress]);
}

function Closed({ table }: { readonly table: TableInfo }): ReactNode {
  const text = useText();
  return (
    <section className="panel room-closed">
      <Cover game={table.game} className="cover" />
      <div>
        <h1>{text('room.closed')}</h1>
        <p>{text('room.closedAbout')}</p>
        <p className="acts">
          <Link className="btn go" href={`/new?game=${encodeURIComponent(table.game)}`}>
            {text('nav.new')}
          </Link>
          <Link className="btn" href="/">
            {text('trouble.home')}
          </Link>
        </p>
      </div>
    </section>
  );
}
