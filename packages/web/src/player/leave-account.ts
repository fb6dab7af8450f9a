import {
  readKeptDailies,
  saveKeptDailies,
  withoutAccount,
} from '@outoften/rules/daily/kept-dailies';
import type { Result } from '@outoften/rules/result';
import type { CallProblem } from '../api/graphql-client.ts';
import { deleteOwnData, takeOverGuest } from '../api/players.ts';
import { keptSeats } from '../room/use-room.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { forgetGuest, guestId } from '../sign-in/guest.ts';
import { session } from '../sign-in/session.ts';
import { giveUpSession } from '../sign-in/use-session.ts';

/**
 * Transfers the places of this browser's guest in rooms to the account that has just signed in, also those of a guest
 * without a name. The server says which places the account has now. If it cannot be reached, the next load of the
 * player transfers them.
 */
export async function bringGuestAlong(subject: string): Promise<void> {
  const guest = guestId();
  if (guest === undefined) return;
  const taken = await takeOverGuest(guest);
  if (!taken.ok) return;
  const own = new Map(taken.value.map((place) => [place.session_code, place]));
  keptSeats.change(guest, (seat) => {
    const place = own.get(seat.code);
    const { id, seat_secret: secret } = place ?? {};
    if (id === undefined || secret === undefined) return undefined;
    return { ...seat, connectionId: id as typeof seat.connectionId, secret, owner: subject };
  });
  forgetGuest();
}

/** Removes all that this browser saved about a deleted account. Its dailies stay here as those of a guest. */
export function forgetAccount(subject: string): void {
  keptSeats.change(subject, () => undefined);
  const data = savedData.reread();
  const { userId } = data.userData;
  const dailies = withoutAccount(readKeptDailies(data), subject);
  savedData.save({ ...saveKeptDailies(dailies), userData: { userId } });
  session.forget();
}

/** Deletes the signed-in account on the server, and all that this browser saved about it. */
export async function deleteAccountHere(): Promise<Result<undefined, CallProblem>> {
  const deleted = await deleteOwnData();
  if (!deleted.ok) return deleted;
  const state = session.getState();
  await giveUpSession();
  if (state.type === 'signed-in') forgetAccount(state.user.subject);
  return deleted;
}
