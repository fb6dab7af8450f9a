import { PICTURES } from './pictures.ts';

type AvatarProps = Readonly<{
  /** 0 to 17. */
  index: number;
  /** In pixels. */
  size: number;
}>;

/** A player's picture. The name always stands beside it, so it says nothing to a screen reader. */
export function Avatar({ index, size }: AvatarProps) {
  return <img src={PICTURES[index]} width={size} height={size} alt="" />;
}
