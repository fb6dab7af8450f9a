import { useMessages } from '../../messages/use-messages.ts';
import { Trophy } from '../../ui/icons.ts';
import styles from './beat-house-mark.module.css';

/** Marks a seat that was closer than the House. It earns no points. */
export function BeatHouseMark() {
  const say = useMessages();
  return (
    <span className={styles.mark}>
      <Trophy size={14} aria-hidden />
      {say('scores.beat-house')}
    </span>
  );
}
