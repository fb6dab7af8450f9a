import { useMessages } from '../../messages/use-messages.ts';
import { Trophy } from '../../ui/icons.ts';
import styles from './beat-house-mark.module.css';

/** Marks a seat that came closer than the House, without points for it. */
export function BeatHouseMark() {
  const say = useMessages();
  return (
    <span className={styles.mark}>
      <Trophy size={14} aria-hidden />
      {say('scores.beat-house')}
    </span>
  );
}
