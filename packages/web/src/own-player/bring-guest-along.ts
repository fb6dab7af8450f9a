import { takeOverGuest } from '../api/players.ts';
import { forgetGuest, guestId } from '../guest/guest.ts';
import { keptSeats } from '../room/use-room.ts';

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
