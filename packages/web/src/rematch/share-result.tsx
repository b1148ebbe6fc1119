// Shows others how a game went: the system's own dialog, or a link to paste.
import { type ReactNode, useState } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { Icon } from '../kit/icon.tsx';
import type { TableInfo } from '../model/session.ts';
import { canShare, copyText, invitationTo, share } from '../shell/invitation.ts';
import { useText } from '../text/text.tsx';

export function ShareResult({ table, title }: { readonly table: TableInfo; readonly title: string }): ReactNode {
  const text = useText();
  const [copied, setCopied] = useState(false);
  const link = invitationTo(table);
  const send = async (): Promise<void> => {
    if (canShare()) await share(text('title.result', { title, game: nameOf(table.game, text.language) }), link);
    else setCopied(await copyText(link));
  };
  return (
    <button type="button" className="btn soft" onClick={send}>
      <Icon name="link" />
      {copied ? text('menu.copied') : text('result.share')}
    </button>
  );
}
