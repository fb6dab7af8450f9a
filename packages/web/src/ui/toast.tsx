import styles from './toast.module.css';
import { useClosingByItself } from './use-closing-by-itself.ts';

type ToastProps = Readonly<{ text: string; close: () => void }>;

/** News about others, on a slip of paper that goes by itself. It stands in a live region. */
export function Toast({ text, close }: ToastProps) {
  const holding = useClosingByItself(close);
  return (
    <p className={styles.toast} {...holding}>
      {text}
    </p>
  );
}
