import { type Face, readFace } from '@outoften/rules/player/face';
import { Avatar } from './avatar.tsx';
import { BARE, PICTURES } from './pictures.ts';
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
