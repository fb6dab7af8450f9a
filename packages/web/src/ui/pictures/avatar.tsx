import { PICTURES } from './pictures.ts';

type AvatarProps = Readonly<{
  /** 0 to 17. */
  index: number;
  /** In pixels. */
  size: number;
}>;

/** A player's picture. Screen readers skip it, because the name is always beside it. */
export function Avatar({ index, size }: AvatarProps) {
  return <img src={PICTURES[index]} width={size} height={size} alt="" />;
}
