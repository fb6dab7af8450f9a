import { openRoundId } from '@outoften/rules/room/room';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  END,
  FILMS,
  GET,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
} from '../../../../testing/rooms/sessions-under-test.ts';

type RoomUnderTest = Awaited<ReturnType<typeof openRoomOf>>;

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('a draft', () => {
  test('makes no new version of the room', async () => {
    const room = await start(sessions, {});
    const before = await versionOf(room);
    expect((await draft(sessions, room, { by: 'ben', value: 61 })).code).toBeUndefined();
    expect(await versionOf(room)).toBe(before);
  });

  test('is sent to its own seat only, also by a server that started later', async () => {
    const room = await start(sessions, {});
    await draft(sessions, room, { by: 'ben', value: 61 });
    const later = await openSessions(FILMS, { db: sessions.db });
    const toldTo = async (name: string) => {
      const back = await later.ask(name, RESUME, { connection: room.seat(name) });
      return back.data.resumeSession.own.draft;
    };
    expect(await toldTo('ben')).toBe(61);
    expect(await toldTo('ana')).toBeUndefined();
    await later.close();
  });

  test('of a player who has left counts when the last connected player guesses', async () => {
    const room = await start(sessions, { guests: ['ben', 'carl'] });
    for (const name of ['ana', 'ben']) {
      await sessions.rooms.presence.reportHere(room.id, room.seat(name) as SeatId);
    }
    await draft(sessions, room, { by: 'carl', value: 61 });
    await sessions.pass(12_000);
    for (const name of ['ana', 'ben']) await guess(sessions, room, name);
    await sessions.pass(0);
    expect(await guessesSeen(room)).toMatchObject([{}, {}, { guess_value: 6.1 }]);
  });

  test('counts when the host ends the round', async () => {
    const room = await start(sessions, { guests: ['ben', 'carl'] });
    await guess(sessions, room, 'ben');
    await draft(sessions, room, { by: 'carl', value: 61 });
    await sessions.ask('ana', END, { id: await roundOf(room) });
    expect(await guessesSeen(room)).toMatchObject([
      { guess_value: null },
      { guess_value: 7 },
      { guess_value: 6.1 },
    ]);
  });

  test('is granted in a round that another server began, though this server knows an earlier one', async () => {
    const room = await start(sessions, {});
    const other = await openSessions(FILMS, { db: sessions.db });
    await draft(other, room, { by: 'ben', value: 50 });
    for (const name of ['ana', 'ben']) await guess(sessions, room, name);
    await sessions.ask('ana', START, { id: room.id });
    const round = await roundOf(room);
    expect((await draft(other, room, { by: 'ben', value: 61 })).code).toBeUndefined();
    const read = await other.rooms.rooms.drafts.collect(round);
    expect([...read().values()]).toEqual([61]);
    await other.close();
  });
});

async function start(
  { ask }: SessionsUnderTest,
  about: Parameters<typeof openRoomOf>[1],
): Promise<RoomUnderTest> {
  const room = await openRoomOf(sessions, about);
  await ask('ana', START, { id: room.id });
  return room;
}

async function draft(
  { command }: SessionsUnderTest,
  room: RoomUnderTest,
  { by, value: rating }: Readonly<{ by: string; value: number }>,
) {
  const round = await roundOf(room);
  return command(by, { type: 'draft', connection: room.seat(by), round, rating });
}

function guess({ ask }: SessionsUnderTest, room: RoomUnderTest, name: string) {
  return ask(name, PLACE, { id: room.id, value: 7, connection: room.seat(name) });
}

async function readRoom({ id }: RoomUnderTest) {
  return (await sessions.rooms.rooms.keeper.read(id)) ?? expect.unreachable();
}

async function versionOf(room: RoomUnderTest): Promise<number> {
  return (await readRoom(room)).version;
}

async function roundOf(room: RoomUnderTest): Promise<string> {
  return openRoundId((await readRoom(room)).room) ?? expect.unreachable();
}

async function guessesSeen({ id }: RoomUnderTest) {
  const seen = await sessions.ask('ana', GET, { id });
  return seen.data.getPublicSession.round.guesses;
}
