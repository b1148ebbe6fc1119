// An error: what it is, in a sentence, and what to do now.
import { Component, type ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';
import { useReason } from './reasons.ts';

/** `children`: other things to do about it. */
export function Trouble({ why, children }: { readonly why: string; readonly children?: ReactNode }): ReactNode {
  const text = useText();
  const reason = useReason();
  return (
    <section className="panel trouble" role="alert">
      <h1>{text('trouble.title')}</h1>
      <p>{reason({ why })}</p>
      <p className="acts">
        <button type="button" className="btn go" onClick={() => window.location.reload()}>
          <Icon name="again" />
          {text('trouble.reload')}
        </button>
        <Link className="btn soft" href="/">
          {text('trouble.home')}
        </Link>
        {children}
      </p>
    </section>
  );
}

/** A page that fails must not take the shell with it. */
export class TroubleBorder extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Trouble why="pageBroke" /> : this.props.children;
  }
}
