import { standingTime } from './standing-time.ts';
import styles from './toast.module.css';
import { useClosingByItself } from './use-closing-by-itself.ts';

type ToastProps = Readonly<{
  text: string;
  /** For screen readers alone. */
  isSpoken: boolean;
  close: () => void;
}>;

/** Its words are read out as soon as they are in the page, and make room for the next; in milliseconds. */
const SPOKEN_TIME = 3000;

/** News about others, on a slip of paper that goes by itself. It stands in a live region. */
export function Toast({ text, isSpoken, close }: ToastProps) {
  const holding = useClosingByItself(isSpoken ? SPOKEN_TIME : standingTime(text), close);
  return (
    <p className={isSpoken ? 'visually-hidden' : styles.toast} {...holding}>
      {text}
    </p>
  );
}
