import type { Room } from '../room.ts';
import type { Seat } from '../seat.ts';
import { hasPresence } from '../seats/presence.ts';
import type { ViewerClass } from './view-room.ts';

/** Undefined for a seat that has no business in the room any more. */
export function classOfSeat({ host, deputy }: Room, seat: Seat): ViewerClass | undefined {
  if (!hasPresence(seat)) return undefined;
  if (seat.place.state === 'waiting') return 'door';
  return seat.id === host || seat.id === deputy ? 'host' : 'player';
}

/** Of a member of the audience; undefined for whoever is barred, and for all where there is no audience any more. */
export function classOfMember(
  { settings, barred }: Room,
  { owner }: Readonly<{ owner: string }>,
): ViewerClass | undefined {
  return settings.isAudienceSession && !barred.includes(owner) ? 'audience' : undefined;
}
