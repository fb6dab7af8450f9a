import styles from './brass-plate.module.css';

type BrassPlateProps = Readonly<{ number: number }>;

/** A seat's number on brass, as large as the words beside it. It only leads to a name, so it is not spoken. */
export function BrassPlate({ number }: BrassPlateProps) {
  return (
    <span className={styles.plate} aria-hidden>
      {number}
    </span>
  );
}
