import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import { memorySource } from '../../src/films/sources/memory-source.ts';
import type { Database } from '../../src/platform/db/tables.ts';
import type { RoomNews } from '../../src/rooms/live/bus/room-bus.ts';
import { memoryRoomBus } from '../../src/rooms/live/bus/room-bus.ts';
import { createRooms, type RoomsParts } from '../../src/rooms/rooms.ts';
import { FILMS } from './sessions-under-test.ts';

export type AboutServer = Partial<RoomsParts & Readonly<{ onNews: () => unknown }>>;

/** The rooms of one of several servers on the same store, with all its announcements. */
export function aServerOn(
  db: Kysely<Database>,
  { onNews = () => {}, ...about }: AboutServer & Pick<RoomsParts, 'now'>,
) {
  const news: RoomNews[] = [];
  const bus = memoryRoomBus(unexpected);
  const publish = (each: RoomNews) => {
    news.push(each);
    onNews();
    bus.publish(each);
  };
  const server = createRooms({
    db,
    bus: { ...bus, publish },
    films: memorySource(FILMS),
    random: () => 0,
    onFault: unexpected,
    ...about,
  });
  return { ...server, news };
}

function unexpected(fault: unknown): void {
  expect.unreachable(String(fault));
}
