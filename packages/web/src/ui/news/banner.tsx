import { useMessages } from '../../messages/use-messages.ts';
import { CircleAlert, X } from '../icons.ts';
import styles from './banner.module.css';

/** An error with what to do next. It stays until the player closes it. */
export function Banner({ text, close }: Readonly<{ text: string; close: () => void }>) {
  const say = useMessages();
  return (
    <div className={styles.banner}>
      <CircleAlert className={styles.sign} size={22} aria-hidden />
      <p role="alert" className={styles.text}>
        {text}
      </p>
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

type LastingBannerProps = Readonly<{
  text: string;
  act: Readonly<{ label: string; onPress: () => void }>;
  close: () => void;
}>;

/** A message with a button to react to it. It stays until the player presses the button or closes it. */
export function LastingBanner({ text, act, close }: LastingBannerProps) {
  const say = useMessages();
  return (
    <div className={styles.banner}>
      <CircleAlert className={styles.sign} size={22} aria-hidden />
      <div className={styles.text}>
        <p role="alert">{text}</p>
        <button type="button" className={styles.act} onClick={act.onPress}>
          {act.label}
        </button>
      </div>
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
