const PREFIX = '/posters/tmdb/';
const ROUND_PREFIX = '/round-posters/';

/** Those of the film database's sizes that are offered; the originals are too large for any screen of ours. */
const POSTER_SIZES = ['w154', 'w342', 'w500', 'w780'] as const;

export type PosterSize = (typeof POSTER_SIZES)[number];

/** The film database has portraits beside its posters, and both in this size. */
const PORTRAIT_SIZE = 'w185';

/** Where one size of a poster or portrait is, here and at the film database alike. */
export type PosterFile = Readonly<{ size: PosterSize | typeof PORTRAIT_SIZE; file: string }>;

/** Served where a browser asks for none in particular. */
const USUAL_SIZE: PosterSize = 'w500';

const FILE = /^[A-Za-z0-9_-]{1,80}\.(jpg|jpeg|png|webp)$/;

/** The address on our server of a poster that the film database has; undefined for what is not the name of an image. */
export function posterAddress(path: string | undefined): string | undefined {
  return addressIn(USUAL_SIZE, path);
}

/**
 * The address on our server of the picture of an actor or a reviewer; undefined for what is not the name of an image
 * of the film database, such as a whole address elsewhere.
 */
export function portraitAddress(path: string | undefined): string | undefined {
  return addressIn(PORTRAIT_SIZE, path);
}

function addressIn(size: PosterFile['size'], path: string | undefined): string | undefined {
  const file = path?.startsWith('/') ? path.slice(1) : '';
  return FILE.test(file) ? formatPosterFile({ size, file }) : undefined;
}

export function formatPosterFile({ size, file }: PosterFile): string {
  return `${PREFIX}${size}/${file}`;
}

/** Undefined for any address that is no poster or portrait of the film database, letter by letter. */
export function parsePosterFile(address: string): PosterFile | undefined {
  if (!address.startsWith(PREFIX)) return undefined;
  const [sizeName, file = '', ...rest] = address.slice(PREFIX.length).split('/');
  const size = sizeName === PORTRAIT_SIZE ? sizeName : findPosterSize(sizeName);
  return size && FILE.test(file) && rest.length === 0 ? { size, file } : undefined;
}

export function findPosterSize(name: unknown): PosterSize | undefined {
  return POSTER_SIZES.find((known) => known === name);
}

/** The address of a round's poster, which tells no film: all end alike, wherever the film is from. */
export function roundPosterAddress(key: string): string {
  return `${ROUND_PREFIX}${key}.svg`;
}

/**
 * The poster in all its sizes, for `srcset`; undefined where it has but one. A round's is offered in all sizes,
 * whether it has them or not, as that would tell where the film is from.
 */
export function posterSrcset(address: string): string | undefined {
  const addressOf = sizedAddress(address);
  return addressOf && POSTER_SIZES.map((size) => `${addressOf(size)} ${size.slice(1)}w`).join(', ');
}

function sizedAddress(address: string): ((size: PosterSize) => string) | undefined {
  if (address.startsWith(ROUND_PREFIX)) return (size) => `${address}?size=${size}`;
  const poster = parsePosterFile(address);
  return poster && ((size) => formatPosterFile({ ...poster, size }));
}
