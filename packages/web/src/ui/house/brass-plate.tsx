import styles from './brass-plate.module.css';

type BrassPlateProps = Readonly<{ number: number }>;

/**
 * A seat's number on brass, as large as the text beside it. Screen readers skip it, because it only refers to a name.
 */
export function BrassPlate({ number }: BrassPlateProps) {
  return (
    <span className={styles.plate} aria-hidden>
      {number}
    </span>
  );
}
