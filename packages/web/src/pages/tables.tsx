// All my tables: those that wait for me first, by urgency; then the others. With a filter, and a search by name.
import '../style/tables.css';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { games, nameOf } from '../games/catalogue.ts';
import { MyRow } from '../home/table-row.tsx';
import { PARTS, type Part, partOf, useTables } from '../home/use-tables.ts';
import { Icon } from '../kit/icon.tsx';
import { Segments } from '../kit/segments.tsx';
import type { TableInfo } from '../model/session.ts';
import { reasonOf } from '../online/api.ts';
import { go } from '../route.tsx';
import { Hello, NewTableLink } from '../shell/hello.tsx';
import { useReason } from '../shell/reasons.ts';
import { useText } from '../text/text.tsx';

type Which = Part | 'all';

const isWith = ({ chairs }: TableInfo, sought: string): boolean =>
  sought === '' || chairs.some(({ name }) => name.toLocaleLowerCase().includes(sought));

export function TablesPage(): ReactNode {
  const text = useText();
  const { mine, since } = useTables();
  const [which, setWhich] = useState<Which>('all');
  const [game, setGame] = useState('');
  const [sought, setSought] = useState('');
  const fitting = mine.filter(
    table => (game === '' || table.game === game) && isWith(table, sought.trim().toLocaleLowerCase()),
  );
  const inPart = (part: Part): TableInfo[] => fitting.filter(table => partOf(table) === part);
  const parts = PARTS.filter(part => (which === 'all' || which === part) && inPart(part).length > 0);
  return (
    <>
      <Hello title={text('nav.tables')} about={text('tables.about')}>
        <OpenFile />
        <NewTableLink />
      </Hello>
      <div className="filters">
        <Segments
          label={text('tables.which')}
          value={which}
          values={(['all', ...PARTS] as const).map(value => ({ value, label: text(`tables.${value}`) }))}
          onChange={setWhich}
        />
        <select aria-label={text('tables.game')} value={game} onChange={event => setGame(event.target.value)}>
          <option value="">{text('tables.anyGame')}</option>
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {nameOf(id, text.language)}
            </option>
          ))}
        </select>
        <input
          type="search"
          value={sought}
          placeholder={text('tables.search')}
          aria-label={text('tables.search')}
          onChange={event => setSought(event.target.value)}
        />
      </div>
      {since !== null && (
        <p className="panel old" role="status">
          {text('home.old', { since: text.ago(since, Date.now()) })}
        </p>
      )}
      {parts.length === 0 && (
        <p className="panel empty">{mine.length === 0 ? text('home.noneOfMine') : text('tables.none')}</p>
      )}
      {parts.map(part => (
        <section key={part} className={`panel list mine part-${part}`} aria-labelledby={`part-${part}`}>
          <header>
            <h2 id={`part-${part}`}>{text(`tables.${part}`)}</h2>
            <span className="muted">{inPart(part).length}</span>
          </header>
          <ul className={since === null ? undefined : 'known'}>
            {inPart(part).map((table, i) => (
              <MyRow key={table.id} table={table} isFirst={part === 'turn' && i === 0} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** A game that was saved as a file: to look back at, or to play on. */
function OpenFile(): ReactNode {
  const text = useText();
  const reason = useReason();
  const [wrong, setWrong] = useState<string | null>(null);
  const open = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    if (file === undefined) return;
    try {
      const { upload } = await import('../online/lobby.ts');
      go(`/table/${await upload(JSON.parse(await file.text()))}`);
    } catch (error) {
      setWrong(error instanceof SyntaxError ? text('why.badRequest') : reason(reasonOf(error)));
    }
  };
  return (
    <>
      <label className="btn soft file">
        <Icon name="cloud" />
        {text('tables.openFile')}
        <input type="file" accept="application/json,.json" className="unseen" onChange={open} />
      </label>
      {wrong !== null && (
        <p className="wrong" role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}
