import { type Face, readFace } from '@outoften/rules/player/face';
import { Avatar, BARE, PICTURES } from './avatar.tsx';
import styles from './seat-picture.module.css';

type SeatPictureProps = Readonly<{
  face: Face;
  /** In pixels. */
  size: number;
}>;

/**
 * The picture of a seat. Its background differs from those of other seats with the same picture. The name is shown
 * beside it.
 */
export function SeatPicture({ face, size }: SeatPictureProps) {
  const { avatar, ground } = readFace(face);
  if (ground === undefined) return <Avatar index={avatar} size={size} />;
  const address = `${PICTURES[avatar]}${BARE}`;
  return (
    <img
      className={styles.picture}
      data-ground={ground}
      src={address}
      width={size}
      height={size}
      alt=""
    />
  );
}

/** The outline of a free seat. */
export function FreeSeat() {
  return (
    <svg className={styles.seat} viewBox="0 0 100 92" aria-hidden="true">
      <path
        className={styles.arm}
        d="M2 54q0-6 6-6h7q4 0 4 5v39H2ZM98 54q0-6-6-6h-7q-4 0-4 5v39h17Z"
      />
      <path className={styles.outline} d="M13 46V34C13 13 27 3 50 3S87 13 87 34V46M20 90H80" />
    </svg>
  );
}
