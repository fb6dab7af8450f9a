import { tenths } from '@outoften/rules/rating';
import { ok, type Result } from '@outoften/rules/result';
import { skipFilm } from '@outoften/rules/room/host/skip-film';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { Room } from '@outoften/rules/room/room';
import { placeGuess } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { closeRoom, removeSeat } from '@outoften/rules/room/seats/leaving';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, NOW } from '../../../testing/rooms/room-under-test.ts';
import { aServerOn } from '../../../testing/rooms/server-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { removeExpired } from '../../app/expiry.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { listDrafts } from '../store/draft-rows.ts';
import { insertRoom } from '../store/room-rows.ts';
import { startNextRound } from './begin-round.ts';
import { closeOpenRound } from './close-open-round.ts';

const ANA = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;
const CARL = 'room.carl' as SeatId;

describe.each(STORES_UNDER_TEST)('drafts beside a room, on $name', (underTest) => {
  let store: OpenStore;
  let one: Server;
  let roundId: string;
  let now: number;
  beforeEach(async () => {
    now = NOW;
    store = await underTest.openMigrated();
    const seats = [ANA, BEN].map((id) => aSeat({ id, owner: id, allowance: 2 }));
    const room = aRoom({
      settings: { ...DEFAULT_SETTINGS, timeLimit: 30 },
      seats: [...seats, aSeat({ id: CARL, owner: CARL })],
    });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now });
    one = aServer();
    roundId = await start(one);
  });
  afterEach(() => store.close());

  test('are stored before they are answered, the latest one of each seat', async () => {
    await Promise.all([save(one, BEN, 40), save(one, CARL, 50), save(one, CARL, 51)]);
    expect(await storedValues()).toEqual({ [BEN]: 40, [CARL]: 51 });
  });

  test('change no version of the room, and send no event', async () => {
    const before = await one.rooms.keeper.read('room');
    const told = one.news.length;
    await save(one, BEN, 40);
    expect(await one.rooms.keeper.read('room')).toEqual(before);
    expect(one.news).toHaveLength(told);
  });

  test('that were answered survive a crash of their server', async () => {
    await save(one, CARL, 40);
    await guess(one, BEN);
    expect(await guessesAtEnd(aServer())).toEqual({ [ANA]: undefined, [BEN]: 70, [CARL]: 40 });
  });

  test('are stored when the server stops', async () => {
    await guess(one, BEN);
    void save(one, CARL, 40);
    await one.stop();
    expect(await guessesAtEnd(aServer())).toMatchObject({ [CARL]: 40 });
  });

  test('count at the end of their seat’s own time, while other seats still have time', async () => {
    await save(one, CARL, 40);
    now += 33_000;
    await one.clock.patrol();
    expect(await guessesSoFar(one)).toEqual({ [ANA]: undefined, [BEN]: undefined, [CARL]: 40 });
  });

  test('of one seat on two servers count in the order of arrival', async () => {
    const two = aServer();
    await guess(one, BEN);
    const saveAt = ({ rooms }: Server, seat: SeatId, value: number, at: number) =>
      rooms.drafts.save({ roomId: 'room', roundId, seat, value: tenths(value), at });
    await saveAt(two, CARL, 41, now + 1);
    await saveAt(one, CARL, 40, now);
    await saveAt(two, ANA, 61, now);
    await saveAt(one, ANA, 60, now + 1);
    const latest = { [ANA]: 60, [CARL]: 41 };
    expect(await storedValues()).toEqual(latest);
    expect(await guessesAtEnd(one)).toMatchObject(latest);
  });

  test('that arrive while the stored ones are read count as well', async () => {
    const read = await one.rooms.drafts.collect(roundId);
    const saved = save(one, CARL, 40);
    expect(read()).toEqual(new Map([[CARL, 40]]));
    await saved;
  });

  test.each([
    { name: 'its end', end: async (server: Server) => void (await guessesAtEnd(server)) },
    { name: 'the end of its room', end: (server: Server) => change(server, endRoom) },
    { name: 'the film that was skipped', end: (server: Server) => change(server, skip) },
  ])('are removed with $name', async ({ end }) => {
    await guess(one, BEN);
    await save(one, CARL, 40);
    await end(one);
    expect(await listDrafts(store.db, roundId)).toEqual([]);
  });

  test('of a seat that was removed are not counted', async () => {
    await guess(one, BEN);
    await save(one, CARL, 40);
    await change(one, (room) => removeSeat(room, { by: ANA, seat: CARL, now }));
    expect(Object.keys(await guessesAtEnd(one))).toEqual([ANA, BEN]);
  });

  test('that a server stored after the end of their round are removed the next time', async () => {
    await save(one, CARL, 40);
    await removeExpired(store.db, now);
    expect(await storedValues()).toEqual({ [CARL]: 40 });
    await store.db.deleteFrom('room').execute();
    await removeExpired(store.db, now);
    expect(await storedValues()).toEqual({});
  });

  test('that can not be stored are refused, and count if this server ends the round', async () => {
    const { schema } = store.db;
    await guess(one, BEN);
    await schema.alterTable('seat_draft').renameTo('away').execute();
    await expect(save(one, CARL, 40)).rejects.toThrow();
    await schema.alterTable('away').renameTo('seat_draft').execute();
    expect(await guessesAtEnd(one)).toMatchObject({ [CARL]: 40 });
  });

  function aServer() {
    // A timer of the process would strike after the store is closed.
    const timers = { after: () => () => {}, every: () => () => {}, pause: async () => {} };
    return aServerOn(store.db, { now: () => now, timers });
  }

  type Server = ReturnType<typeof aServer>;

  function save({ rooms }: Server, seat: SeatId, value: number) {
    return rooms.drafts.save({ roomId: 'room', roundId, seat, value: tenths(value), at: now });
  }

  async function storedValues() {
    const drafts = await listDrafts(store.db, roundId);
    return Object.fromEntries(drafts.map(({ seat, value }) => [seat, value]));
  }

  async function start({ rooms }: Server): Promise<string> {
    const outside = { db: store.db, films: memorySource(FILMS), now: () => now, random: () => 0 };
    const started = await startNextRound({ ...rooms, ...outside }, { roomId: 'room', by: ANA });
    if (started.ok && started.value.progress.phase === 'guessing')
      return started.value.progress.round.id;
    throw new Error('no round was started');
  }

  function change<E extends string>({ rooms }: Server, decide: (room: Room) => Result<Room, E>) {
    return rooms.keeper.change('room', (room) => {
      const decided = decide(room);
      return decided.ok ? ok({ room: decided.value, value: undefined }) : decided;
    });
  }

  function guess(server: Server, seat: SeatId) {
    return change(server, (room) => placeGuess(room, { seat, now, guess: tenths(70) }));
  }

  /** Returns the current value of each seat in the open round. */
  async function guessesSoFar({ rooms }: Server) {
    const { progress } = (await rooms.keeper.read('room'))?.room ?? {};
    if (progress?.phase !== 'guessing') return expect.unreachable(progress?.phase);
    return Object.fromEntries(
      progress.round.attempts.map(({ seat, guess }) => [seat, guess?.value]),
    );
  }

  /** Returns the result of each seat after the host ends the round on this server. */
  async function guessesAtEnd({ rooms }: Server) {
    const open = (await rooms.keeper.read('room'))?.room.progress;
    if (open?.phase !== 'guessing') return expect.unreachable(open?.phase);
    const parts = { ...rooms, db: store.db, now: () => now };
    const closed = await closeOpenRound(parts, { roomId: 'room', round: open.round, by: ANA });
    if (!closed.ok || closed.value.progress.phase !== 'revealed') return expect.unreachable();
    const { results } = closed.value.progress.round;
    return Object.fromEntries(results.map((result) => [result.seat, result.guess]));
  }

  function endRoom(room: Room) {
    return closeRoom(room, { by: ANA });
  }

  function skip(room: Room) {
    const film = FILMS.find(({ id }) => !room.drawn.includes(id)) ?? expect.unreachable();
    return skipFilm(room, { by: ANA, film, roundId: 'other', posterKey: 'key', now });
  }
});
