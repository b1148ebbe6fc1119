// My settings: name, theme and sound, and an account that also keeps my games on other devices.
import '../style/new-table.css';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Segments } from '../kit/segments.tsx';
import { Account } from '../me/account.tsx';
import { NoticesPart } from '../me/notices.tsx';
import { VacationPart } from '../me/vacation.tsx';
import { prefer, THEMES, usePreferences } from '../model/settings.ts';
import { Toggle } from '../new-table/parts.tsx';
import { GUEST } from '../online/lobby.ts';
import { hasSignedOut, rename, signedIn, usePerson } from '../online/person.ts';
import { Link } from '../route.tsx';
import { useText } from '../text/text.tsx';

export function MePage(): ReactNode {
  const text = useText();
  const { name, theme, sound, notify, shortcuts } = usePreferences();
  const person = usePerson();
  const isOut = useSyncExternalStore(hasSignedOut.subscribe, hasSignedOut.get);
  const [isAlone, setIsAlone] = useState(false); // without a server, everything else on this page works
  useEffect(() => {
    void signedIn(GUEST).catch(() => setIsAlone(true));
  }, []);
  const askToNotify = async (wanted: boolean): Promise<void> => {
    const allowed = wanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    prefer({ notify: allowed });
  };
  return (
    <>
      <h1>{text('me.title')}</h1>
      <div className="me-page">
        <div>
          <section className="panel part">
            <h2>{text('me.name')}</h2>
            <label className="field">
              <span>{text('me.nameAbout')}</span>
              <input
                value={name}
                maxLength={40}
                autoComplete="nickname"
                onChange={event => prefer({ name: event.target.value })}
                onBlur={() => {
                  if (name.trim() !== '') void rename(name.trim()).catch(() => {});
                }}
              />
            </label>
            {person !== null && <Link href={`/player/${person.id}`}>{text('me.page')}</Link>}
          </section>
          <section className="panel part">
            <h2>{text('me.look')}</h2>
            <Segments
              label={text('me.theme')}
              showLabel
              value={theme}
              values={THEMES.map(each => ({ value: each, label: text(`me.theme.${each}`) }))}
              onChange={to => prefer({ theme: to })}
            />
            <Toggle
              label={text('sound')}
              about={text('me.soundAbout')}
              on={sound}
              onChange={to => prefer({ sound: to })}
            />
            {person === null && (isOut || isAlone) && (
              <Toggle label={text('me.notify')} about={text('me.notifyAbout')} on={notify} onChange={askToNotify} />
            )}
            <Toggle
              label={text('me.shortcuts')}
              about={text('me.shortcutsAbout')}
              on={shortcuts}
              onChange={to => prefer({ shortcuts: to })}
            />
          </section>
        </div>
        <div>
          <Account isAlone={isAlone} />
          <NoticesPart />
          <VacationPart />
        </div>
      </div>
    </>
  );
}
