import { useMessages } from '../messages/use-messages.ts';
import { Sheet } from '../ui/sheet.tsx';
import styles from './share-sheet.module.css';

type ShareSheetProps = Readonly<{ words: string; onClose: () => void }>;

/** The text to share where neither the system nor the clipboard takes it: to be copied by hand. */
export function ShareSheet({ words, onClose }: ShareSheetProps) {
  const say = useMessages();
  return (
    <Sheet title={say('daily.share')} onClose={onClose}>
      <label className={styles.share}>
        {say('daily.share.by-hand')}
        <textarea readOnly rows={6} value={words} onFocus={(event) => event.target.select()} />
      </label>
    </Sheet>
  );
}
