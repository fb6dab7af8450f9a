import { LoaderCircle } from '../icons.ts';
import styles from './spinner.module.css';

type SpinnerProps = Readonly<{
  size?: number;
  /** Appears only after a noticeable wait. */
  isLate?: boolean;
}>;

/** Turns while something loads. */
export function Spinner({ size = 24, isLate = false }: SpinnerProps) {
  return <LoaderCircle className={isLate ? styles.late : styles.spinner} size={size} aria-hidden />;
}
