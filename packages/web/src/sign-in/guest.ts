import type { SavedData, WalkIn } from '@outoften/rules/player/saved-data';
import { savedData } from '../saved-data/use-saved-data.ts';

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
  const userId = newGuestId();
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

/** How many random bytes make a guest's id. */
const GUEST_ID_BYTES = 12;

/** A guest's id is made by the browser and is its secret: `guest-` and 24 hexadecimal digits. */
export function newGuestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(GUEST_ID_BYTES));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `guest-${digits.join('')}`;
}

function isGuestId(text: string): boolean {
  return /^guest-[0-9a-f]{24}$/.test(text);
}
