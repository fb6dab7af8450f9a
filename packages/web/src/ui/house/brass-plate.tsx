import styles from './brass-plate.module.css';

/**
 * A seat's number on brass, as large as the text beside it. Screen readers skip it, because it only refers to a name.
 */
export function BrassPlate({ number }: Readonly<{ number: number }>) {
  return (
    <span className={styles.plate} aria-hidden>
      {number}
    </span>
  );
}
