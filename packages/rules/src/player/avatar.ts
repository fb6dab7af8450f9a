/** A player's picture: an integer from 0 to 17. */
export type Avatar = number & { readonly kind: 'avatar' };

export const AVATAR_COUNT = 18;

/** The picture of a new player. */
export const FIRST_AVATAR = 0 as Avatar;

export function isAvatar(value: unknown): value is Avatar {
  return Number.isInteger(value) && 0 <= Number(value) && Number(value) < AVATAR_COUNT;
}

/** The nearest existing picture. @see docs/rules.md#avatars */
export function nearestAvatar(index: number): Avatar {
  if (Number.isNaN(index)) return FIRST_AVATAR;
  return Math.min(AVATAR_COUNT - 1, Math.max(0, Math.trunc(index))) as Avatar;
}

/** "profile0.jpg" to "profile17.jpg". This is a name, not an address: each client has its own pictures. */
export function formatAvatar(avatar: Avatar): string {
  return `profile${avatar}.jpg`;
}

/** Reads "profile3.jpg", a number out of range as the nearest one. Undefined for anything else. */
export function parseAvatar(text: string): Avatar | undefined {
  const index = /^profile(-?\d{1,9})\.jpg$/.exec(text)?.[1];
  return index === undefined ? undefined : nearestAvatar(Number(index));
}
