import { AVATAR_COUNT } from '@outoften/rules/player/avatar';

const FILES = import.meta.glob<string>('../art/profile*.svg', { eager: true, import: 'default' });

/** The addresses of the players' pictures. With {@link BARE} appended, one is shown without its background. */
export const PICTURES = Array.from(
  { length: AVATAR_COUNT },
  (_, index) => FILES[`../art/profile${index}.svg`],
);

/** The fragment of a picture's address that shows only the figure. */
export const BARE = '#bare';

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
