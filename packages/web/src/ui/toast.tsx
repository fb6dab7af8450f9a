import styles from './toast.module.css';
import { useClosingByItself } from './use-closing-by-itself.ts';

type ToastProps = Readonly<{
  text: string;
  /** For screen readers alone. */
  isSpoken: boolean;
  close: () => void;
}>;

/** News about others, on a slip of paper that goes by itself. It stands in a live region. */
export function Toast({ text, isSpoken, close }: ToastProps) {
  const holding = useClosingByItself(close);
  return (
    <p className={isSpoken ? 'visually-hidden' : styles.toast} {...holding}>
      {text}
    </p>
  );
}
