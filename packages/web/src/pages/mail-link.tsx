// Links in mails: to confirm the address, and to get no more of them. A button does it, because programs that check
// mails open every link.
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../online/api.ts';
import { followLink } from '../online/notices.ts';
import { Link } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

export function MailLinkPage({
  what,
  token,
}: {
  readonly what: 'confirm' | 'stop';
  readonly token: string;
}): ReactNode {
  const text = useText();
  const reason = useReason();
  const [state, setState] = useState<'asked' | 'done' | { readonly failed: string }>('asked');
  const act = async (): Promise<void> => {
    try {
      await followLink(what, token);
      setState('done');
    } catch (error) {
      setState({ failed: reason(reasonOf(error)) });
    }
  };
  return (
    <section className="panel part">
      <h1>{text('notices.title')}</h1>
      <p role="status">{text(state === 'done' ? `notices.${what}.done` : `notices.${what}.about`)}</p>
      {typeof state === 'object' && (
        <p className="refusal" role="alert">
          {state.failed}
        </p>
      )}
      {state === 'done' ? (
        <Link className="btn" href="/me">
          {text('notices.settings')}
        </Link>
      ) : (
        <button type="button" className="btn go" onClick={() => void act()}>
          {text(`notices.${what}`)}
        </button>
      )}
    </section>
  );
}
