// Whether the chance of a finished game was fair: what is checked, and the result. The check runs on this device.
import '../style/result.css';
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { nameOf } from '../games/catalogue.ts';
import { here } from '../here/client.ts';
import type { Checked, NotChecked } from '../here/messages.ts';
import { Icon } from '../kit/icon.tsx';
import { Progress } from '../kit/progress.tsx';
import type { Refusal } from '../model/session.ts';
import { get, reasonOf } from '../online/api.ts';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

type State =
  | { readonly is: 'nothing' }
  | { readonly is: 'busy' }
  | { readonly is: 'done'; readonly checked: Checked }
  | { readonly is: 'cannot'; readonly because: NotChecked }
  | { readonly is: 'failed'; readonly refusal: Refusal };

const PROVEN = ['player', 'operator', 'stranger', 'not'] as const;

interface Props {
  readonly here: string | null; // a table on this device
  readonly table: string | null; // a table on the server
}

export function VerifyPage({ here: hereId, table }: Props): ReactNode {
  const text = useText();
  const [state, setState] = useState<State>({ is: 'nothing' });
  const check = useCallback(async (find: () => Promise<string>): Promise<void> => {
    setState({ is: 'busy' });
    try {
      const found = await here.check(await find());
      setState('why' in found ? { is: 'cannot', because: found } : { is: 'done', checked: found });
    } catch (error) {
      setState({ is: 'failed', refusal: reasonOf(error) });
    }
  }, []);
  useEffect(() => {
    if (hereId !== null) void check(async () => JSON.stringify(await here.file(hereId)));
    else if (table !== null)
      void check(async () => JSON.stringify(await get(`/api/tables/${encodeURIComponent(table)}/file`)));
  }, [hereId, table, check]);
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const [file] = event.target.files ?? [];
    if (file !== undefined) void check(() => file.text());
  };
  return (
    <>
      <h1>{text('verify.title')}</h1>
      <div className="verify">
        <section className="panel part">
          <p>{text('verify.about')}</p>
          <ol className="how">
            <li>{text('verify.how.sealed')}</li>
            <li>{text('verify.how.mixed')}</li>
            <li>{text('verify.how.opened')}</li>
          </ol>
          <details className="proven">
            <summary>{text('verify.proven')}</summary>
            <ul>
              {PROVEN.map(whom => (
                <li key={whom}>{text(`verify.proven.${whom}`)}</li>
              ))}
            </ul>
          </details>
          <label className="btn soft file">
            <Icon name="shield" />
            {text('verify.file')}
            <input type="file" accept="application/json,.json" onChange={choose} />
          </label>
        </section>
        <section className="panel part" aria-live="polite" aria-label={text('verify.result')}>
          <Outcome state={state} />
        </section>
      </div>
    </>
  );
}

function Outcome({ state }: { readonly state: State }): ReactNode {
  const text = useText();
  const reason = useReason();
  if (state.is === 'nothing') return <p className="muted">{text('verify.nothing')}</p>;
  if (state.is === 'busy') return <Progress label={text('verify.busy')} />;
  if (state.is === 'done') return <Verdict checked={state.checked} />;
  return (
    <>
      <h2 className="unfair">
        <Icon name="x" size={24} />
        {text('verify.failed')}
      </h2>
      <p>{state.is === 'cannot' ? text(`verify.cannot.${state.because.why}`) : reason(state.refusal)}</p>
      {state.is === 'cannot' && state.because.detail !== '' && <Detail sentences={[state.because.detail]} />}
    </>
  );
}

/** The engine's message, for investigation: in English, and unobtrusive. */
function Detail({ sentences }: { readonly sentences: readonly string[] }): ReactNode {
  const text = useText();
  return (
    <details className="mismatches">
      <summary>{text('verify.detail')}</summary>
      <ul lang="en">
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}

const SHOWN = 10; // draws that do not match

function Verdict({ checked }: { readonly checked: Checked }): ReactNode {
  const text = useText();
  const { game, names, answers, draws, elsewhere, rules, mismatches, commitment, parts, kept } = checked;
  const fair = mismatches.length === 0;
  const passed = [
    ...(rules ? [text('verify.did.rules', { answers })] : []),
    text('verify.did.seal'),
    text('verify.did.parts', { n: parts }),
    ...(fair ? [text('verify.did.draws', { draws })] : []),
  ];
  return (
    <>
      <h2 className={fair ? 'fair' : 'unfair'}>
        <Icon name={fair ? 'shield' : 'x'} size={24} />
        {fair ? text('verify.fair') : text('verify.unfair', { n: mismatches.length, draws })}
      </h2>
      <p className="muted">{text('verify.of', { game: nameOf(game, text.language), names: text.list(names) })}</p>
      <ul className="checks">
        {passed.map(sentence => (
          <li key={sentence}>
            <Icon name="check" />
            {sentence}
          </li>
        ))}
      </ul>
      {!rules && <p className="limit">{text('verify.chanceAlone')}</p>}
      {elsewhere > 0 && <p className="limit">{text('verify.elsewhere', { n: elsewhere })}</p>}
      {kept > 0 && <p className="limit">{text('verify.notShown', { n: kept })}</p>}
      <p>
        {text('verify.commitment')} <code>{commitment}</code>
      </p>
      {!fair && <p>{text('verify.unfairAbout')}</p>}
      {!fair && <Detail sentences={mismatches.slice(0, SHOWN)} />}
    </>
  );
}
