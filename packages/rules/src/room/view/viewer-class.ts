import type { Room } from '../room.ts';
import type { Seat } from '../seat.ts';
import { hasPresence } from '../seats/presence.ts';
import type { ViewerClass } from './view-room.ts';

/** Undefined for a seat that may no longer see the room. */
export function classOfSeat({ host, deputy }: Room, seat: Seat): ViewerClass | undefined {
  if (!hasPresence(seat)) return undefined;
  if (seat.place.state === 'waiting') return 'door';
  return seat.id === host || seat.id === deputy ? 'host' : 'player';
}

/** The class of a member of the audience; undefined for a barred one, and if there is no audience any more. */
export function classOfMember(
  { settings, barred }: Room,
  { owner }: Readonly<{ owner: string }>,
): ViewerClass | undefined {
  return settings.isAudienceSession && !barred.includes(owner) ? 'audience' : undefined;
}
