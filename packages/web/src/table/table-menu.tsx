// What can be done with a table besides playing at it: look back, invite, take it online, leave it. A menu in the bar on top.
import type { Seat } from '@boardwright/engine';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../kit/icon.tsx';
import { useCompact } from '../kit/use-narrow.ts';
import type { Act, Refusal, Session, TableInfo } from '../model/session.ts';
import { go, Link } from '../route.tsx';
import { invitationTo } from '../shell/invitation.ts';
import { useReason } from '../shell/reasons.ts';
import { LanguageSelect, MeLink, SoundButton, ThemeButton } from '../shell/tools.tsx';
import { SpeedSelect } from '../showing/controls.tsx';
import { useText } from '../text/text.tsx';
import { Leaving, type WayOut } from './leaving.tsx';
import { MenuSwitches } from './menu-switches.tsx';

interface Props extends Pick<TableInfo, 'id' | 'place' | 'invitation'> {
  readonly session: Session;
  readonly seat: Seat | null;
  readonly isOver: boolean;
  readonly isOut: boolean; // a bot plays this seat, or it has left
  readonly replay: string;
  readonly edition: string | null; // null: the standard one
  readonly values: string; // where the values of the edition are
  readonly act: (act: Act) => Promise<Refusal | null>;
  readonly onHelp: () => void;
  readonly onAid: () => void;
  readonly onGuide: (() => void) | null; // null: at this table nobody may be guided
  readonly onFairness: (() => void) | null; // null: chance of this match cannot be checked
}

/** It does not render again while a game goes on. */
export const TableMenu = memo(function TableMenu(props: Props): ReactNode {
  const { place, seat, isOver, isOut, replay, edition, values, act, onHelp, onAid, onGuide, onFairness } = props;
  const text = useText();
  const compact = useCompact();
  const popover = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<WayOut | null>(null);
  const { said, upload, remove, copy } = useDeeds(props);
  const item = (icon: IconName, label: string, onClick: () => void, stays = false): ReactNode => (
    <button
      type="button"
      onClick={() => {
        if (!stays) menu.current?.hidePopover();
        onClick();
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <>
      <button type="button" className="tool" popoverTarget={popover} aria-label={text('menu')} title={text('menu')}>
        <Icon name="menu" />
      </button>
      <div id={popover} ref={menu} popover="auto" className="menu panel">
        <Link href={`${replay}?at=0`}>
          <Icon name="eye" />
          {text('menu.replay')}
        </Link>
        {edition !== null && (
          <Link href={values}>
            <Icon name="list" />
            {text('table.edition', { name: edition })}
          </Link>
        )}
        {place === 'here' && item('globe', text('menu.upload'), upload, true)}
        {place === 'online' && item('link', text('menu.invite'), copy, true)}
        {place === 'here' && isOver && item('x', text('menu.remove'), remove)}
        {onFairness !== null && item('shield', text('menu.fairness'), onFairness)}
        <SpeedSelect />
        {item('book', text('menu.aid'), onAid)}
        {onGuide !== null && item('help', text('guide.start'), onGuide)}
        {item('help', text('menu.help'), onHelp)}
        {seat !== null && !isOver && <MenuSwitches />}
        {seat !== null && !isOver && !isOut && (
          <>
            {item('x', text('menu.end'), () => setLeaving('end'))}
            {item('flag', text('menu.concede'), () => setLeaving('concede'))}
            {item('arrow', text('menu.leave'), () => setLeaving('leave'))}
          </>
        )}
        {compact && (
          <div className="menu-tools">
            <LanguageSelect />
            <ThemeButton />
            <SoundButton />
            <MeLink current={false} />
          </div>
        )}
        <p className="muted" role="status">
          {said}
        </p>
      </div>
      {seat !== null && leaving !== null && (
        <Leaving way={leaving} seat={seat} isHere={place === 'here'} act={act} onClose={() => setLeaving(null)} />
      )}
    </>
  );
});

function useDeeds({ id, invitation, session }: Pick<Props, 'id' | 'invitation' | 'session'>) {
  const text = useText();
  const reason = useReason();
  const [said, setSaid] = useState('');
  const upload = async (): Promise<void> => {
    setSaid(text('menu.uploading'));
    const { upload: send } = await import('../online/lobby.ts');
    const { reasonOf } = await import('../online/api.ts');
    try {
      go(`/table/${await send(await session.file())}`);
    } catch (error) {
      setSaid(reason(reasonOf(error)));
    }
  };
  const remove = async (): Promise<void> => {
    const { here } = await import('../here/client.ts');
    await here.remove(id);
    go('/');
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(invitationTo({ id, invitation })).catch(() => {});
    setSaid(text('menu.copied'));
  };
  return { said, upload, remove, copy };
}
