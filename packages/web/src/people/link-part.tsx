// My personal link: by it somebody knows me without having played with me.
import type { ReactNode } from 'react';
import { Begin } from '../new-table/begin.tsx';
import { reasonOf } from '../online/api.ts';
import { takeName } from '../online/lobby.ts';
import { newLink, withdrawLink } from '../online/people.ts';
import { LinkField } from '../shell/link-field.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

interface Props {
  readonly code: string | null;
  readonly after: (work: Promise<unknown>) => Promise<void>;
}

export function LinkPart({ code, after }: Props): ReactNode {
  const text = useText();
  const reason = useReason();
  const make = async (name: string): Promise<void> => {
    await takeName(name);
    await newLink();
    await after(Promise.resolve());
  };
  return (
    <section className="panel part" aria-labelledby="my-link">
      <h2 id="my-link">{text('people.link')}</h2>
      <p className="muted">{text('people.linkAbout')}</p>
      {code === null ? (
        <Begin
          icon="link"
          label={text('people.linkMake')}
          needsName
          begin={make}
          whyNot={error => reason(reasonOf(error))}
        />
      ) : (
        <>
          <LinkField
            label={text('people.link')}
            link={new URL(`/with/${code}`, window.location.href).href}
            isMain={false}
          />
          <p className="acts">
            <button type="button" className="btn small" onClick={() => void after(newLink())}>
              {text('people.linkNew')}
            </button>
            <button type="button" className="btn small" onClick={() => void after(withdrawLink())}>
              {text('people.linkNone')}
            </button>
          </p>
          <p className="muted">{text('people.linkNewAbout')}</p>
        </>
      )}
    </section>
  );
}
