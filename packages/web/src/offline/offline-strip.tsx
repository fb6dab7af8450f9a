import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { keptFilms } from './film-keeping.ts';
import styles from './strip.module.css';

/** Says that there is no network, and what can be played all the same. */
export function OfflineStrip() {
  const say = useMessages();
  const [hasFilms, setHasFilms] = useState<boolean>();
  useEffect(() => {
    void keptFilms().then((pack) => setHasFilms(pack !== undefined));
  }, []);
  if (hasFilms === undefined) return null;
  return (
    <section className={styles.strip} aria-label={say('offline.name')}>
      <WifiOff size={20} aria-hidden />
      <p role="status">{say(hasFilms ? 'offline.kept' : 'offline.nothing-kept')}</p>
    </section>
  );
}
