import type { WalkIn } from '@outoften/rules/player/saved-data';
import { savedData } from '../saved-data/use-saved-data.ts';
import { fillFromBrowser } from '../sign-in/issuer/random-text.ts';
import { isGuestId, newGuestId } from './guest-id.ts';

/** The id of the guest that this browser plays as without an account; undefined before it plays as one. */
export function guestId(): string | undefined {
  const { userId } = savedData.getState().data.userData;
  return userId !== undefined && isGuestId(userId) ? userId : undefined;
}

/** The guest's id, a new one for a browser that has none. */
export function becomeGuest(): string {
  const known = guestId();
  if (known !== undefined) return known;
  const userId = newGuestId(fillFromBrowser);
  savedData.save({ userData: { ...savedData.getState().data.userData, userId } });
  return userId;
}

/** Keeps the name and picture for the next room. */
export function rememberWalkIn(walkIn: WalkIn): void {
  savedData.save({ userData: { ...savedData.getState().data.userData, walkIn } });
}

/** As what the guest joined a room last. */
export function lastWalkIn(): WalkIn | undefined {
  return savedData.getState().data.userData.walkIn;
}

/** Forgets the guest, whose seats belong to an account now. Name and picture are kept for the account's player. */
export function forgetGuest(): void {
  savedData.save({ userData: { ...savedData.getState().data.userData, userId: undefined } });
}
