// Whether the server hears us. Nothing is lost meanwhile: what was sent is sent again.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Link } from '../model/session.ts';
import { useText } from '../text/text.tsx';

const SHOWN = 3000;

export function LinkState({ link }: { readonly link: Link }): ReactNode {
  const text = useText();
  const [back, setBack] = useState(false);
  const was = useRef(link);
  useEffect(() => {
    const before = was.current;
    was.current = link;
    if (before !== 'lost' || link !== 'live') return;
    setBack(true);
    const timer = setTimeout(() => setBack(false), SHOWN);
    return () => clearTimeout(timer);
  }, [link]);
  return (
    <div className="link-state" role="status" data-link={link}>
      {link === 'lost' && <p className="lost">{text('link.lost')}</p>}
      {link === 'live' && back && <p className="back">{text('link.back')}</p>}
    </div>
  );
}
