const PREFIX = '/posters/tmdb/';
const ROUND_PREFIX = '/round-posters/';

/** The sizes of the film database that we offer. The originals are larger than any screen needs. */
const POSTER_SIZES = ['w154', 'w342', 'w500', 'w780'] as const;

export type PosterSize = (typeof POSTER_SIZES)[number];

/** The size of portraits, which the film database has beside posters. */
const PORTRAIT_SIZE = 'w185';

/** One size of a poster or portrait, named alike here and at the film database. */
export type PosterFile = Readonly<{ size: PosterSize | typeof PORTRAIT_SIZE; file: string }>;

/** Served to a browser that asks for no size. */
const USUAL_SIZE: PosterSize = 'w500';

const FILE = /^[A-Za-z0-9_-]{1,80}\.(jpg|jpeg|png|webp)$/;

/** The address on our server of a poster of the film database; undefined for text that names no image. */
export function posterAddress(path: string | undefined): string | undefined {
  return addressIn(USUAL_SIZE, path);
}

/**
 * The address on our server of a picture of an actor or reviewer; undefined for text that names no image of the film
 * database, such as an address elsewhere.
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

/** Undefined for an address that is not exactly one of a poster or portrait of the film database. */
export function parsePosterFile(address: string): PosterFile | undefined {
  if (!address.startsWith(PREFIX)) return undefined;
  const [sizeName, file = '', ...rest] = address.slice(PREFIX.length).split('/');
  const size = sizeName === PORTRAIT_SIZE ? sizeName : findPosterSize(sizeName);
  return size && FILE.test(file) && rest.length === 0 ? { size, file } : undefined;
}

export function findPosterSize(name: unknown): PosterSize | undefined {
  return POSTER_SIZES.find((known) => known === name);
}

/** The address of a round's poster. It does not tell the film: all look alike, whatever the source. */
export function roundPosterAddress(key: string): string {
  return `${ROUND_PREFIX}${key}.svg`;
}

/**
 * The poster in all its sizes, for `srcset`; undefined if it has only one. A round's poster is offered in all sizes,
 * whether it has them or not, because that would tell its source.
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
