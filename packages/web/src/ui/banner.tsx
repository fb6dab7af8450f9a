import { CircleAlert, X } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './banner.module.css';
import { useClosingByItself } from './use-closing-by-itself.ts';

type BannerProps = Readonly<{ text: string; close: () => void }>;

/** What happened and what to do next. It closes by itself, unless someone is reading it with pointer or focus on it. */
export function Banner({ text, close }: BannerProps) {
  const say = useMessages();
  const holding = useClosingByItself(close);
  return (
    <div role="alert" className={styles.banner} {...holding}>
      <CircleAlert className={styles.sign} size={22} aria-hidden />
      <p className={styles.text}>{text}</p>
      <button
        type="button"
        className={styles.close}
        aria-label={say('shell.banner.close')}
        onClick={close}
      >
        <X size={20} aria-hidden />
      </button>
    </div>
  );
}
