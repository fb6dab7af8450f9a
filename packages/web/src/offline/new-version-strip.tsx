import { X } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { newVersion } from './service-worker.ts';
import styles from './strip.module.css';

/** Says that a newer version can be loaded. Whoever closes it gets it with their next visit. */
export function NewVersionStrip() {
  const say = useMessages();
  return (
    <section className={styles.strip} aria-label={say('offline.new-version.name')}>
      <p role="status">{say('offline.new-version')}</p>
      <button type="button" className={styles.load} onClick={newVersion.load}>
        {say('offline.new-version.load')}
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label={say('offline.new-version.later')}
        onClick={newVersion.putOff}
      >
        <X size={20} aria-hidden />
      </button>
    </section>
  );
}
