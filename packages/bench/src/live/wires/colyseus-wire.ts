import { type Place, placesOf } from '../shape.ts';
import type { WireParts } from './open-wire.ts';
import { readPeerNews, type Wire } from './wire.ts';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
/** How many connect at once, so that no reserved seat expires before it is taken. */
const AT_ONCE = 50;

/** A map with one small number, as MessagePack writes it. */
const seatOf = (member: number) =>
  Buffer.concat([
    Buffer.from([0x81, 0xa4]),
    Buffer.from('seat'),
    Buffer.from([0xcd, member >> 8, member & 0xff]),
  ]);

function message(type: string, payload: Buffer): Buffer {
  const name = Buffer.from(type);
  return Buffer.concat([Buffer.from([ROOM_DATA, 0xa0 | name.length]), name, payload]);
}

const JOINED = Buffer.from([JOIN_ROOM]);

type Kind = 'broadcasts' | 'patches';

/** Seats are reserved over HTTP first, as its own client does. */
export async function openColyseusWire(
  { origin, shape, part }: WireParts,
  kind: Kind,
): Promise<Wire> {
  const routes = new Map<string, string>();
  const places = placesOf(shape, part);
  // The first member of a lobby opens its room.
  const hosts = places.filter(({ member }) => member === 0);
  const guests = places.filter(({ member }) => member !== 0);
  for (const group of [hosts, guests]) {
    for (let from = 0; from < group.length; from += AT_ONCE) {
      const reserving = group.slice(from, from + AT_ONCE).map(async (place) => {
        routes.set(keyOf(place), await reserve(`${origin}/matchmake/joinOrCreate/${kind}`, place));
      });
      await Promise.all(reserving);
    }
  }
  return {
    route: (place) => routes.get(keyOf(place)) ?? '',
    greet: (_, payload) =>
      payload[0] === JOIN_ROOM ? { reply: JOINED, isIn: true } : { isIn: false },
    guess: ({ member }) => message('guess', seatOf(member)),
    draft: ({ member }) => message('draft', seatOf(member)),
    read: readPeerNews,
  };
}

async function reserve(url: string, { lobby }: Place): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lobby: String(lobby) }),
  });
  if (!answer.ok) throw new Error(`Colyseus answered ${answer.status}: ${await answer.text()}`);
  const seat = (await answer.json()) as { processId: string; roomId: string; sessionId: string };
  return `/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
}

function keyOf({ lobby, member }: Place): string {
  return `${lobby}.${member}`;
}
