import { useSyncExternalStore } from 'react';
import { announcements } from './announcements.ts';

/** The only place that announces scenes to a screen reader. It stays in the page, so that new text in it is spoken. */
export function Announcer() {
  const shown = useSyncExternalStore(announcements.subscribe, announcements.get, announcements.get);
  return (
    <div aria-live="polite" className="visually-hidden" data-announcer>
      {shown.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
