import profile0 from './art/profile0.svg';
import profile1 from './art/profile1.svg';
import profile2 from './art/profile2.svg';
import profile3 from './art/profile3.svg';
import profile4 from './art/profile4.svg';
import profile5 from './art/profile5.svg';

const PICTURES = [profile0, profile1, profile2, profile3, profile4, profile5] as const;

const AVATAR_COUNT = PICTURES.length;

type AvatarProps = Readonly<{
  /** 0 to 5; anything else is brought back into that range. */
  index: number;
  /** In pixels. */
  size: number;
}>;

/** A player's picture. The name always stands beside it, so it says nothing to a screen reader. */
export function Avatar({ index, size }: AvatarProps) {
  const nearest = Math.min(AVATAR_COUNT - 1, Math.max(0, Math.trunc(index)));
  return <img src={PICTURES[nearest]} width={size} height={size} alt="" />;
}
