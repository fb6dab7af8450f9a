import { Wordmark } from '../ui/house/wordmark.tsx';
import styles from './stage-bar.module.css';

type StageBarProps = Readonly<{ name: string; note: string | undefined }>;

/** The top of every scene, with the room's name and phase. */
export function StageBar({ name, note }: StageBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.sign}>
        <Wordmark label="Out of Ten" />
      </div>
      <p>
        <strong>{name}</strong>
        {note !== undefined && <span>{note}</span>}
      </p>
    </header>
  );
}
