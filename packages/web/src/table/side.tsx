// Beside the board: log, chat and rules, one at a time. On a phone or a small laptop they are in a sheet, one tap away.
import type { Audience, EventGroup } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import {
  type ComponentProps,
  createContext,
  memo,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useLanded } from '../drawn/motion.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { useCompact } from '../kit/use-narrow.ts';
import { NO_WATCHERS, type Place, type Scene, type Session } from '../model/session.ts';
import { usePerson } from '../online/person.ts';
import { InBar } from '../shell/in-bar.tsx';
import type { Showing } from '../showing/showing.ts';
import { useText } from '../text/text.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Sheet } from './sheet.tsx';
import type { SideState } from './use-side.ts';

export const TABS = ['log', 'chat', 'rules'] as const;
export type TabName = (typeof TABS)[number] | 'guide';
const ICONS: Readonly<Record<(typeof TABS)[number], IconName>> = { log: 'list', chat: 'chat', rules: 'book' };

/** The tabs do not render again during a game, because that costs more than the log itself. */
const HeardContext = createContext<readonly EventGroup[]>([]);
const GuideContext = createContext<ReactNode>(null);
const ChatContext = createContext<Pick<Scene, 'chat' | 'watchers'>>({ chat: [], watchers: NO_WATCHERS });

interface Parts {
  readonly place: Place;
  readonly table: string;
  readonly game: string;
  readonly session: Showing;
  readonly as: Audience;
  readonly tell: Teller;
  readonly replay: string;
  readonly state: SideState;
  readonly isGuided: boolean; // the guide is a tab, and not a panel of its own
}
interface Props extends Omit<Parts, 'place' | 'table' | 'game' | 'isGuided'> {
  readonly guide: ReactNode; // null: without one
  readonly scene: Scene;
  readonly heard: readonly EventGroup[];
}

export function Side({ scene, heard, guide, ...rest }: Props): ReactNode {
  const { table, chat, watchers } = scene;
  const talk = useMemo(() => ({ chat, watchers }), [chat, watchers]);
  return (
    <HeardContext value={heard}>
      <ChatContext value={talk}>
        <GuideContext value={guide}>
          <Beside place={table.place} table={table.id} game={table.game} isGuided={guide !== null} {...rest} />
        </GuideContext>
      </ChatContext>
    </HeardContext>
  );
}

const Beside = memo(function Beside(props: Parts): ReactNode {
  const text = useText();
  const compact = useCompact();
  const { state } = props;
  const tabs = tabsAt(props.place);
  if (!compact) return <InTabs {...props} />;
  return (
    <>
      <InBar slot="sheets">
        {tabs.map(tab => (
          <button
            key={tab}
            type="button"
            className="tool"
            aria-label={text(`side.${tab}`)}
            title={text(`side.${tab}`)}
            onClick={() => state.show(tab)}
          >
            <Icon name={ICONS[tab]} />
            {tab === 'chat' && <ChatCount table={props.table} isOpen={state.isOpen && state.tab === 'chat'} />}
          </button>
        ))}
      </InBar>
      <Sheet title={text('side')} isOpen={state.isOpen} onClose={state.close}>
        <InTabs {...props} />
      </Sheet>
    </>
  );
});

const tabsAt = (place: Place): readonly (typeof TABS)[number][] =>
  place === 'here' ? TABS.filter(each => each !== 'chat') : TABS;

function InTabs({ place, table, game, session, as, tell, replay, state, isGuided }: Parts): ReactNode {
  const text = useText();
  const { rule, show, showRule } = state;
  const onStage = useCallback((n: number) => void session.openStage(n, as), [session, as]);
  const ids: readonly TabName[] = isGuided ? ['guide', ...tabsAt(place)] : tabsAt(place);
  const tab = ids.includes(state.tab) ? state.tab : 'log';
  const tabs = ids.map(id => ({
    id,
    label: (
      <>
        {text(`side.${id}`)}
        {id === 'chat' && <ChatCount table={table} isOpen={tab === 'chat'} />}
      </>
    ),
  }));
  return (
    <Tabs className="side panel" label={text('side')} tabs={tabs} selected={tab} onSelect={show}>
      {tab === 'guide' && <GuideNow />}
      {tab === 'log' && <LogNow tell={tell} replay={replay} onRule={showRule} onStage={onStage} />}
      {tab === 'chat' && <ChatNow table={table} session={session} />}
      {tab === 'rules' && <RulesPanel game={game} at={rule} onRule={showRule} />}
    </Tabs>
  );
}

/** Lines of others since the chat was last open. Those of muted people are not sent. */
function ChatCount({ table, isOpen }: { readonly table: string; readonly isOpen: boolean }): ReactNode {
  const { chat: lines } = use(ChatContext);
  const me = usePerson();
  const key = `boardwright.read.${table}`;
  const [read, setRead] = useState(() => Number(sessionStorage.getItem(key) ?? '0'));
  const last = lines.at(-1)?.n ?? 0;
  useEffect(() => {
    if (!isOpen || last <= read) return;
    sessionStorage.setItem(key, String(last));
    setRead(last);
  }, [isOpen, key, read, last]);
  const unread = lines.filter(({ n, person }) => n > read && person !== me?.id);
  return !isOpen && unread.length > 0 && <span className="count">{unread.length}</span>;
}

const GuideNow = (): ReactNode => use(GuideContext);

function ChatNow({ table, session }: { readonly table: string; readonly session: Session }): ReactNode {
  const { chat, watchers } = use(ChatContext);
  return <Chat table={table} lines={chat} watchers={watchers} say={said => session.say(said)} />;
}

const LogNow = (props: Omit<ComponentProps<typeof Log>, 'heard'>): ReactNode => (
  <Log {...props} heard={useLanded(use(HeardContext))} />
);
