import { useSyncExternalStore } from 'react';
import { announcements } from './announcements.ts';

/** The one place a screen reader hears scenes from. It stays in the page, so that what is put in it is spoken. */
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
