import { type CastSlotView, POINTS_PER_NAME } from '@outoften/rules/cast-slots';
import { Check, Lock } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './cast-slot.module.css';
import { isLongName } from './long-name.ts';

type ClosedSlotProps = Readonly<{ slot: Exclude<CastSlotView, { state: 'open' }> }>;

/** A slot that is done with: a credited name, or no tries left. */
export function ClosedSlot({ slot }: ClosedSlotProps) {
  const say = useMessages();
  if (slot.state === 'spent') {
    return (
      <div className={styles.slot} data-state="spent">
        <span className={styles.hint}>{say('play.cast.spent')}</span>
        <Lock size={16} aria-hidden />
      </div>
    );
  }
  return (
    <div className={styles.slot} data-state="credited">
      <Check size={18} className={styles.check} aria-hidden />
      <span className={styles.name} data-long={isLongName(slot.name) || undefined}>
        {slot.name}
      </span>
      <strong className={styles.bonus}>+{POINTS_PER_NAME}</strong>
    </div>
  );
}
