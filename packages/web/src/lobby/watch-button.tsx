import { Eye } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './watch-button.module.css';

type WatchButtonProps = Readonly<{
  /** There is no code yet, or the room with it has no audience; presses do nothing. */
  isDisabled: boolean;
  isWorking: boolean;
  watch: () => void;
}>;

/** The quieter way in: to the audience, which needs no seat. */
export function WatchButton({ isDisabled, isWorking, watch }: WatchButtonProps) {
  const say = useMessages();
  // Browsers take the focus from a button that turns disabled.
  const isInert = isDisabled || isWorking;
  return (
    <button
      type="button"
      className={styles.watch}
      aria-disabled={isInert || undefined}
      data-disabled={isDisabled || undefined}
      onClick={isInert ? undefined : watch}
    >
      {isWorking ? <Spinner size={22} isLate /> : <Eye size={22} aria-hidden />}
      <span>
        <strong>{say('lobby.join.watch')}</strong>
        <span>{say('lobby.join.watch.note')}</span>
      </span>
    </button>
  );
}
