import { takeOverGuest } from '../api/players.ts';
import { forgetGuest, guestId, lastWalkIn } from '../guest/guest.ts';
import { keptSeats } from '../room/use-room.ts';

/**
 * Transfers the seats of this browser's guest to the account that has just signed in. If the server cannot be reached,
 * the next sign-in transfers them.
 */
export async function bringGuestAlong(subject: string): Promise<void> {
  const guest = guestId();
  if (guest === undefined || lastWalkIn() === undefined) return;
  const taken = await takeOverGuest(guest);
  if (!taken.ok) return;
  keptSeats.handOver({ from: guest, to: subject });
  forgetGuest();
}
