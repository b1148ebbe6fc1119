// Beside the board: log, chat and rules, one at a time.
import type { Heard } from '@boardwright/host';
import type { Teller } from '@boardwright/text';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import type { Scene, Session } from '../model/session.ts';
import { useText } from '../text/text.tsx';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { RulesPanel } from './rules-panel.tsx';

export const TABS = ['log', 'chat', 'rules'] as const;
export type TabName = (typeof TABS)[number];

interface Props {
  readonly scene: Scene;
  readonly session: Session;
  readonly heard: readonly Heard[];
  readonly tell: Teller;
  readonly replay: string;
  readonly tab: TabName;
  readonly rule: string | null;
  readonly onTab: (tab: TabName) => void;
  readonly onRule: (id: string) => void;
}

export function Side({ scene, session, heard, tell, replay, tab, rule, onTab, onRule }: Props): ReactNode {
  const text = useText();
  const { table, chat } = scene;
  const tabs = table.place === 'here' ? TABS.filter(each => each !== 'chat') : TABS;
  return (
    <Tabs className="side panel" selectedKey={tab} onSelectionChange={key => onTab(key as TabName)}>
      <TabList aria-label={text('side')}>
        {tabs.map(each => (
          <Tab key={each} id={each}>
            {text(`side.${each}`)}
            {each === 'chat' && chat.length > 0 && <span className="count">{chat.length}</span>}
          </Tab>
        ))}
      </TabList>
      <TabPanel id="log">
        <Log heard={heard} tell={tell} replay={replay} onRule={onRule} />
      </TabPanel>
      {table.place === 'online' && (
        <TabPanel id="chat">
          <Chat lines={chat} say={said => session.say(said)} />
        </TabPanel>
      )}
      <TabPanel id="rules">
        <RulesPanel game={table.game} at={rule} onRule={onRule} />
      </TabPanel>
    </Tabs>
  );
}
