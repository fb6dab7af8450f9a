import { useLingui } from '@lingui/react';
import { useEffect, useSyncExternalStore } from 'react';
import { announcements, forgetAnnouncements } from './announcements.ts';

/** What the player does may open or close a sheet, which takes the announcer along. */
const ACTS = ['keydown', 'pointerdown', 'popstate'] as const;

/**
 * The only place that announces scenes to a screen reader. It stays in the page, so that new text in it is spoken. Each
 * act of the player empties it first. Otherwise old text would be spoken again where a sheet moves it.
 */
export function Announcer() {
  const shown = useSyncExternalStore(announcements.subscribe, announcements.get, announcements.get);
  const { locale } = useLingui().i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts in the former language are removed
  useEffect(() => forgetAnnouncements, [locale]);
  useEffect(() => {
    for (const act of ACTS) window.addEventListener(act, forgetAnnouncements, true);
    return () => {
      for (const act of ACTS) window.removeEventListener(act, forgetAnnouncements, true);
    };
  }, []);
  return (
    <div aria-live="polite" className="visually-hidden" data-announcer>
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
