// Where a personal link leads: whose it is, and whether one wants to know each other.
import '../style/new-table.css';
import '../style/people.css';
import { type ReactNode, useMemo } from 'react';
import { Initial } from '../kit/initial.tsx';
import { Progress } from '../kit/progress.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import { Begin } from '../new-table/begin.tsx';
import { reasonOf } from '../online/api.ts';
import { takeName } from '../online/lobby.ts';
import { meet, ownerOfLink } from '../online/people.ts';
import { knownPerson } from '../online/person.ts';
import { go, Link } from '../route.tsx';
import { useReason } from '../shell/reasons.ts';
import { Trouble } from '../shell/trouble.tsx';
import { useText } from '../text/text.tsx';

async function look(code: string) {
  const [owner, me] = await Promise.all([ownerOfLink(code), knownPerson()]);
  return { owner, isMe: owner.id === me?.id };
}

export function WithPage({ code }: { readonly code: string }): ReactNode {
  const text = useText();
  const reason = useReason();
  const { value, refusal } = useLoaded(useMemo(() => () => look(code), [code]));
  if (refusal !== null) return <Trouble why={refusal.why} />;
  if (value === null) return <Progress label={text('loading')} />;
  const { owner, isMe } = value;
  const agree = async (name: string): Promise<void> => {
    await takeName(name);
    await meet(code);
    go('/people');
  };
  return (
    <section className="panel part meeting">
      <Initial name={owner.name} />
      <h1>{text('with.title', { name: owner.name })}</h1>
      {isMe ? (
        <>
          <p>{text('with.own')}</p>
          <Link className="btn soft" href="/people">
            {text('nav.people')}
          </Link>
        </>
      ) : (
        <>
          <p>{text('with.about')}</p>
          <Begin
            icon="check"
            label={text('with.agree')}
            needsName
            begin={agree}
            whyNot={error => reason(reasonOf(error))}
          />
        </>
      )}
    </section>
  );
}
