import { LONGEST_PLAYER_NAME, shortenName } from '../../names/player-name.ts';
import type { Room } from '../room.ts';

/** Decides whether one name could be taken for the other. */
export type IsAlike = (one: string, other: string) => boolean;

/** The names of the other players who have a seat in the room or ask for one. */
export function namesBeside({ seats }: Room, owner: string): readonly string[] {
  return seats
    .filter(({ owner: other, place }) => {
      const isThere = place.state === 'seated' || place.state === 'waiting';
      return other !== owner && isThere;
    })
    .map(({ name }) => name);
}

export function isNameTaken(
  room: Room,
  { owner, name }: Readonly<{ owner: string; name: string }>,
  isAlike: IsAlike,
): boolean {
  return namesBeside(room, owner).some((other) => isAlike(name, other));
}

/** The name of an account's player in the room: its own, with a number if a walk-in has the name already. */
export function freeNameIn(
  room: Room,
  { owner, name }: Readonly<{ owner: string; name: string }>,
  isAlike: IsAlike,
): string {
  const others = namesBeside(room, owner);
  const isFree = (candidate: string) => !others.some((other) => isAlike(candidate, other));
  if (isFree(name)) return name;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const candidate = `${shortenName(name, LONGEST_PLAYER_NAME - ending.length)}${ending}`;
    if (isFree(candidate)) return candidate;
  }
}
