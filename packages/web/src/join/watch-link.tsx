import { Eye } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './join-form.module.css';

type WatchLinkProps = Readonly<{ isWorking: boolean; watch: () => void }>;

/** The quieter way in: to the audience, which needs no seat and no name. */
export function WatchLink({ isWorking, watch }: WatchLinkProps) {
  const say = useMessages();
  return (
    <button
      type="button"
      className={styles.watch}
      aria-disabled={isWorking || undefined}
      onClick={isWorking ? undefined : watch}
    >
      {isWorking ? <Spinner size={22} isLate /> : <Eye size={22} aria-hidden />}
      {say('join.watch')}
    </button>
  );
}
