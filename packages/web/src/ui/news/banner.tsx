import { useMessages } from '../../messages/use-messages.ts';
import { CircleAlert, X } from '../icons.ts';
import styles from './banner.module.css';

type BannerProps = Readonly<{
  text: string;
  /** A button to react to it. */
  act?: Readonly<{ label: string; onPress: () => void }>;
  close: () => void;
}>;

/** An error with what to do next. It stays until the player closes it, or presses the button. */
export function Banner({ text, act, close }: BannerProps) {
  const say = useMessages();
  return (
    <div className={styles.banner}>
      <CircleAlert className={styles.sign} size={22} aria-hidden />
      <div className={styles.text}>
        <p role="alert">{text}</p>
        {act !== undefined && (
          <button type="button" className={styles.act} onClick={act.onPress}>
            {act.label}
          </button>
        )}
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
