import type { SavedData, WalkIn } from '@outoften/rules/player/saved-data';
import { savedData } from '../saved-data/use-saved-data.ts';
import { fillFromBrowser } from '../sign-in/issuer/random-text.ts';
import { isGuestId, newGuestId } from './guest-id.ts';

/** Returns this browser's guest id; undefined before it plays as a guest. */
export function guestId(): string | undefined {
  const { userId } = savedData.getState().data.userData;
  return userId !== undefined && isGuestId(userId) ? userId : undefined;
}

/** Returns the guest's id. Makes one if the browser has none. */
export function becomeGuest(): string {
  savedData.reread();
  const known = guestId();
  if (known !== undefined) return known;
  const userId = newGuestId(fillFromBrowser);
  changeUser({ userId });
  return userId;
}

/** Saves the name and picture for the next room. */
export function rememberWalkIn(walkIn: WalkIn): void {
  changeUser({ walkIn });
}

/** Returns the name and picture with which the guest last joined a room. */
export function lastWalkIn(): WalkIn | undefined {
  return savedData.getState().data.userData.walkIn;
}

/** Forgets the guest after its seats went to an account. Name and picture are kept for the account's player. */
export function forgetGuest(): void {
  changeUser({ userId: undefined });
}

/** Changes what any tab saved last, so that this tab does not write back what another one removed. */
function changeUser(change: Partial<SavedData['userData']>): void {
  savedData.save({ userData: { ...savedData.reread().userData, ...change } });
}
