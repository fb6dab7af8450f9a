import { LoaderCircle } from '../icons.ts';
import styles from './spinner.module.css';

type SpinnerProps = Readonly<{
  size?: number;
  /** Shows once the wait is long enough to notice. */
  isLate?: boolean;
}>;

/** Turns as long as something is waited for. */
export function Spinner({ size = 24, isLate = false }: SpinnerProps) {
  return <LoaderCircle className={isLate ? styles.late : styles.spinner} size={size} aria-hidden />;
}
