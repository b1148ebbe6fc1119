// The people one knows: everybody one has played with, and those who came by a personal link.
import '../style/new-table.css';
import '../style/people.css';
import { type ReactNode, useState } from 'react';
import { Progress } from '../kit/progress.tsx';
import { Refused } from '../kit/refused.tsx';
import { KnownList } from '../people/known-list.tsx';
import { LinkPart } from '../people/link-part.tsx';
import { BlockedPart, PrivacyPart } from '../people/privacy-part.tsx';
import { usePeople } from '../people/use-people.ts';
import { Hello } from '../shell/hello.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

export function PeoplePage(): ReactNode {
  const text = useText();
  const reason = useReason();
  const [sought, setSought] = useState('');
  const { people, refusal, after } = usePeople();
  return (
    <>
      <Hello title={text('nav.people')} about={text('people.about')}>
        <input
          type="search"
          value={sought}
          placeholder={text('people.search')}
          aria-label={text('people.search')}
          onChange={event => setSought(event.target.value)}
        />
      </Hello>
      <Refused why={refusal && reason(refusal)} />
      {people === null && refusal === null && <Progress label={text('loading')} />}
      {people !== null && (
        <div className="people">
          <KnownList known={people.known} sought={sought} />
          <div className="people-side">
            <LinkPart code={people.link} after={after} />
            <PrivacyPart people={people} after={after} />
            <BlockedPart people={people} after={after} />
          </div>
        </div>
      )}
    </>
  );
}
