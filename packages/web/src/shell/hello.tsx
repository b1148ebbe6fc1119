// The head of a page: its title, what it is for, and what can be done at once.
import type { ReactNode } from 'react';
import { Icon } from '../kit/icon.tsx';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';

interface Props {
  readonly title: string;
  readonly about: string;
  readonly children?: ReactNode;
}

export function Hello({ title, about, children }: Props): ReactNode {
  return (
    <div className="hello">
      <div>
        <h1>{title}</h1>
        <p>{about}</p>
      </div>
      {children !== undefined && <div className="join">{children}</div>}
    </div>
  );
}

export function NewTableLink(): ReactNode {
  const text = useText();
  return (
    <Link className="btn soft" href="/new">
      <Icon name="plus" />
      {text('nav.new')}
    </Link>
  );
}
