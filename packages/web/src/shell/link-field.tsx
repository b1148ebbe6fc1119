// A link to send to somebody, and a button that copies it.
import { type ReactNode, useState } from 'react';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../text/text.tsx';
import { copyText } from './invitation.ts';

interface Props {
  readonly label: string;
  readonly link: string;
  readonly isMain: boolean; // nothing else on the page is the thing to do
}

export function LinkField({ label, link, isMain }: Props): ReactNode {
  const text = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className="invite">
      <label>
        <span className="unseen">{label}</span>
        <input readOnly value={link} onFocus={event => event.target.select()} />
      </label>
      <button
        type="button"
        className={isMain ? 'btn go' : 'btn soft'}
        onClick={async () => setCopied(await copyText(link))}
      >
        <Icon name="copy" />
        {copied === null ? text('room.copy') : copied ? text('menu.copied') : text('menu.notCopied')}
      </button>
    </div>
  );
}
