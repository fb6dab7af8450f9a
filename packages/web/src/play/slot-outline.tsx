import { useMessages } from '../messages/use-messages.ts';
import styles from './cast-slot.module.css';
import { Tries } from './tries.tsx';

/** A slot before its field has arrived: the same box, nothing to type into yet. */
export function SlotOutline() {
  const say = useMessages();
  return (
    <div className={styles.slot}>
      <span className={styles.hint}>{say('play.cast.placeholder')}</span>
      <Tries wrong={0} />
    </div>
  );
}
