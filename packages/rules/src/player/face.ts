import { AVATAR_COUNT, type Avatar, formatAvatar, parseAvatar } from './avatar.ts';

/** Grounds other than a picture's own one, in the order in which they are given. */
export const GROUNDS = ['teal', 'rust', 'sky', 'plum', 'sage', 'blue', 'rose', 'sand'] as const;

export type Ground = (typeof GROUNDS)[number];

/**
 * A picture as a seat shows it: the picture's number, plus 18 for each ground up to its ground. On its own ground a
 * picture is its own number, so rooms that were stored before there were grounds stay valid.
 */
export type Face = number & { readonly kind: 'avatar' | 'face' };

export const FACE_COUNT = AVATAR_COUNT * (GROUNDS.length + 1);

/** Pictures whose own ground has the colour of one of the others. */
const OWN_COLOURS: Readonly<Record<number, Ground>> = {
  0: 'teal',
  4: 'rust',
  5: 'blue',
  7: 'sage',
  8: 'plum',
  9: 'rose',
  11: 'sky',
  17: 'sand',
};

/** Splits a face. Without a ground the picture is on its own one. */
export function readFace(face: Face): Readonly<{ avatar: Avatar; ground: Ground | undefined }> {
  const place = Math.floor(face / AVATAR_COUNT) - 1;
  return { avatar: (face % AVATAR_COUNT) as Avatar, ground: GROUNDS[place] };
}

export function onGround(avatar: Avatar, ground: Ground): Face {
  return (avatar + AVATAR_COUNT * (GROUNDS.indexOf(ground) + 1)) as Face;
}

/** "profile3.jpg" for a picture on its own ground, else "profile3-teal.jpg". */
export function formatFace(face: Face): string {
  const { avatar, ground } = readFace(face);
  const name = formatAvatar(avatar);
  return ground === undefined ? name : name.replace('.', `-${ground}.`);
}

/** Reads what {@link formatFace} writes. Undefined for anything else. */
export function parseFace(text: string): Face | undefined {
  const [, name, ending] = /^(profile\d{1,9})-(\w+)\.jpg$/.exec(text) ?? [];
  if (name === undefined) return parseAvatar(text);
  const avatar = parseAvatar(`${name}.jpg`);
  const ground = GROUNDS.find((known) => known === ending);
  return avatar === undefined || ground === undefined ? undefined : onGround(avatar, ground);
}

/**
 * Returns the picture on its own ground, or on the first ground that is free, so that no two seats look alike. If all
 * grounds are taken, returns the next picture that has a free one.
 */
export function chooseFace(preferred: Avatar, taken: ReadonlySet<Face>): Face {
  for (let step = 0; step < AVATAR_COUNT; step++) {
    const avatar = ((preferred + step) % AVATAR_COUNT) as Avatar;
    const free = facesOf(avatar).find((face) => !taken.has(face));
    if (free !== undefined) return free;
  }
  return preferred;
}

function facesOf(avatar: Avatar): readonly Face[] {
  const own = OWN_COLOURS[avatar];
  const others = GROUNDS.filter((ground) => ground !== own);
  const order = own === undefined ? others : [...others, own];
  return [avatar, ...order.map((ground) => onGround(avatar, ground))];
}
