// Beside the board: log, chat and rules, one at a time. On a phone they are in a sheet, one tap away.
import type { Heard } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Icon, type IconName } from '../kit/icon.tsx';
import { useNarrow } from '../kit/use-narrow.ts';
import type { Scene, Session } from '../model/session.ts';
import { InBar } from '../shell/in-bar.tsx';
import { useText } from '../text/text.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { RulesPanel } from './rules-panel.tsx';
import { Sheet } from './sheet.tsx';
import type { SideState } from './use-side.ts';

export const TABS = ['log', 'chat', 'rules'] as const;
export type TabName = (typeof TABS)[number];
const ICONS: Readonly<Record<TabName, IconName>> = { log: 'list', chat: 'chat', rules: 'book' };

interface Props {
  readonly scene: Scene;
  readonly session: Session;
  readonly heard: readonly Heard[];
  readonly tell: Teller;
  readonly replay: string;
  readonly state: SideState;
}

export function Side(props: Props): ReactNode {
  const text = useText();
  const narrow = useNarrow();
  const { scene, state } = props;
  const tabs = scene.table.place === 'here' ? TABS.filter(each => each !== 'chat') : TABS;
  if (!narrow) return <Parts {...props} tabs={tabs} />;
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
            {tab === 'chat' && scene.chat.length > 0 && <span className="count">{scene.chat.length}</span>}
          </button>
        ))}
      </InBar>
      <Sheet title={text('side')} isOpen={state.isOpen} onClose={state.close}>
        <Parts {...props} tabs={tabs} />
      </Sheet>
    </>
  );
}

function Parts({
  scene,
  session,
  heard,
  tell,
  replay,
  state,
  tabs,
}: Props & { readonly tabs: readonly TabName[] }): ReactNode {
  const text = useText();
  const { table, chat } = scene;
  const { tab, rule, show, showRule } = state;
  return (
    <Tabs className="side panel" selectedKey={tab} onSelectionChange={key => show(key as TabName)}>
      <TabList aria-label={text('side')}>
        {tabs.map(each => (
          <Tab key={each} id={each}>
            {text(`side.${each}`)}
            {each === 'chat' && chat.length > 0 && <span className="count">{chat.length}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="log">
        <Log heard={heard} tell={tell} replay={replay} onRule={showRule} />
      </TabPanel>
      {table.place === 'online' && (
        <TabPanel id="chat">
          <Chat table={table.id} lines={chat} say={said => session.say(said)} />
        </TabPanel>
      )}
      <TabPanel id="rules">
        <RulesPanel game={table.game} at={rule} onRule={showRule} />
      </TabPanel>
    </Tabs>
  );
}
