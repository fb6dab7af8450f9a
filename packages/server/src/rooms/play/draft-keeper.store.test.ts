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
import { type AboutServer, aServerOn } from '../../../testing/rooms/server-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { removeExpired } from '../../app/expiry.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { PROCESS_TIMERS, type Timers } from '../../platform/clock.ts';
import type { DraftBus, FindDrafts } from '../live/bus/draft-bus.ts';
import { memoryRoomBus } from '../live/bus/memory-room-bus.ts';
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
  /** Tasks that the servers planned, and their delays. */
  let later: Readonly<{ ms: number; task: () => unknown }>[];
  /** The answers of each server to the others. */
  let answering: Set<FindDrafts>;
  /** Runs once, while a server asks the others. */
  let whileAsked: () => Promise<void>;
  beforeEach(async () => {
    now = NOW;
    later = [];
    answering = new Set();
    whileAsked = async () => {};
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

  test('are stored together a second after the first', async () => {
    later = [];
    save(one, BEN, 40);
    save(one, CARL, 50);
    save(one, CARL, 51);
    expect(later.map(({ ms }) => ms)).toEqual([1000]);
    expect(await listDrafts(store.db, roundId)).toEqual([]);
    await passSecond();
    expect(await storedValues()).toEqual({ [BEN]: 40, [CARL]: 51 });
  });

  test('change no version of the room, and send no event', async () => {
    const before = await one.rooms.keeper.read('room');
    const told = one.news.length;
    save(one, BEN, 40);
    await passSecond();
    expect(await one.rooms.keeper.read('room')).toEqual(before);
    expect(one.news).toHaveLength(told);
  });

  test('of the last second are lost in a crash, and no guess is', async () => {
    save(one, CARL, 40);
    await passSecond();
    await guess(one, BEN);
    save(one, CARL, 70);
    save(one, ANA, 70);
    answering.clear();
    expect(await guessesAtEnd(aServer())).toEqual({ [ANA]: undefined, [BEN]: 70, [CARL]: 40 });
  });

  test('are stored when the server stops', async () => {
    await guess(one, BEN);
    save(one, CARL, 40);
    await one.stop();
    answering.clear();
    expect(await guessesAtEnd(aServer())).toMatchObject({ [CARL]: 40 });
  });

  test('that another server has in memory count when a round ends on this one', async () => {
    const two = aServer();
    await guess(one, BEN);
    save(one, CARL, 40);
    expect(await guessesAtEnd(two)).toMatchObject({ [CARL]: 40 });
  });

  test('count at the end of their seat’s own time, while other seats still have time', async () => {
    save(one, CARL, 40);
    now += 33_000;
    await one.clock.patrol();
    expect(await guessesSoFar(one)).toEqual({ [ANA]: undefined, [BEN]: undefined, [CARL]: 40 });
  });

  test('of a new round are not lost while those of the round before are collected', async () => {
    await guess(one, BEN);
    now += 33_000;
    whileAsked = async () => {
      await guessesAtEnd(one);
      roundId = await start(one);
      save(one, CARL, 40);
      now += 33_000;
    };
    await one.clock.patrol();
    await one.clock.patrol();
    expect(await guessesSoFar(one)).toMatchObject({ [CARL]: 40 });
  });

  test('of one seat on two servers count in the order of arrival', async () => {
    const two = aServer();
    await guess(one, BEN);
    save(one, CARL, 40);
    save(two, ANA, 61);
    now += 1;
    save(two, CARL, 41);
    save(one, ANA, 60);
    await two.rooms.drafts.settle();
    await one.rooms.drafts.settle();
    expect(await storedValues()).toEqual({ [ANA]: 60, [CARL]: 41 });
    expect(await guessesAtEnd(one)).toMatchObject({ [ANA]: 60, [CARL]: 41 });
  });

  test('that arrive while the stored ones are read count as well', async () => {
    const read = await one.rooms.drafts.collect(roundId);
    save(one, CARL, 40);
    await passSecond();
    expect(read()).toEqual(new Map([[CARL, 40]]));
  });

  test('that were not stored when they were collected count, however long the round’s end takes', async () => {
    save(one, CARL, 40);
    const read = await one.rooms.drafts.collect(roundId);
    await passSecond();
    await passSecond();
    expect(read()).toEqual(new Map([[CARL, 40]]));
  });

  test.each([
    { name: 'its end', end: async (server: Server) => void (await guessesAtEnd(server)) },
    { name: 'the end of its room', end: (server: Server) => change(server, endRoom) },
    { name: 'the film that was skipped', end: (server: Server) => change(server, skip) },
  ])('are removed with $name, and waiting ones are not stored any more', async ({ end }) => {
    await guess(one, BEN);
    save(one, CARL, 40);
    await one.rooms.drafts.settle();
    save(one, CARL, 41);
    await end(one);
    expect(await listDrafts(store.db, roundId)).toEqual([]);
    await one.rooms.drafts.settle();
    expect(await listDrafts(store.db, roundId)).toEqual([]);
  });

  test('of a seat that was removed are not counted', async () => {
    await guess(one, BEN);
    save(one, CARL, 40);
    await change(one, (room) => removeSeat(room, { by: ANA, seat: CARL, now }));
    expect(Object.keys(await guessesAtEnd(one))).toEqual([ANA, BEN]);
  });

  test('that a server stored after the end of their round are removed the next time', async () => {
    save(one, CARL, 40);
    await one.rooms.drafts.settle();
    await removeExpired(store.db, now);
    expect(await storedValues()).toEqual({ [CARL]: 40 });
    await store.db.deleteFrom('room').execute();
    await removeExpired(store.db, now);
    expect(await storedValues()).toEqual({});
  });

  test('that could not be stored are stored a second later', async () => {
    const faults: unknown[] = [];
    const two = aServer({ onFault: (fault) => faults.push(fault) });
    const { schema } = store.db;
    await schema.alterTable('seat_draft').renameTo('away').execute();
    save(two, CARL, 40);
    await passSecond();
    expect(faults).toHaveLength(1);
    await schema.alterTable('away').renameTo('seat_draft').execute();
    await passSecond();
    expect(await storedValues()).toEqual({ [CARL]: 40 });
  });

  /** Later work runs only in {@link passSecond}. */
  const timers: Timers = {
    after: (ms, task) => {
      const each = { ms, task };
      later.push(each);
      return () => {
        later = later.filter((other) => other !== each);
      };
    },
    every: () => () => {},
    pause: PROCESS_TIMERS.pause,
  };

  /** A server that can ask all others that were opened before the end of a test. */
  function aServer(about: AboutServer = {}) {
    let own: FindDrafts = () => [];
    const drafts: DraftBus = {
      askDrafts: async (id) => {
        const happen = whileAsked;
        whileAsked = async () => {};
        await happen();
        return [...answering].flatMap((find) => (find === own ? [] : find(id)));
      },
      answerDrafts: (find) => {
        own = find;
        answering.add(find);
      },
    };
    const bus = { ...memoryRoomBus((fault) => expect.unreachable(String(fault))), ...drafts };
    return aServerOn(store.db, { now: () => now, timers, bus, ...about });
  }

  type Server = ReturnType<typeof aServer>;

  async function passSecond() {
    now += 1000;
    const due = later.filter(({ ms }) => ms === 1000);
    later = later.filter((each) => !due.includes(each));
    for (const { task } of due) await task();
  }

  function save({ rooms }: Server, seat: SeatId, value: number) {
    rooms.drafts.save({ roomId: 'room', roundId, seat, value: tenths(value), at: now });
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
