import { tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { openRoundId, type Room } from '@outoften/rules/room/room';
import { NO_DRAFTS } from '@outoften/rules/room/round';
import { closeRound } from '@outoften/rules/room/rounds/round-end';
import { placeGuess } from '@outoften/rules/room/rounds/seat-moves';
import { AWAY_AFTER_MS, type SeatId } from '@outoften/rules/room/seat';
import { disconnectSeat } from '@outoften/rules/room/seats/presence';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, NOW } from '../../../testing/rooms/room-under-test.ts';
import { type AboutServer, aServerOn } from '../../../testing/rooms/server-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { removeExpired } from '../../app/expiry.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import type { Timers } from '../../platform/clock.ts';
import { insertRoom } from '../store/room-rows.ts';
import { startNextRound } from './begin-round.ts';
import { recordOutageAtStart } from './lost-time.ts';

const ANA = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  /** These servers check their rooms while another one starts. */
  let running: Server[];
  /** Servers that pause wait for this before any time passes. */
  let untilRunning: Promise<unknown>;
  /** The number of repeated tasks that are running. */
  let underWay: number;
  beforeEach(async () => {
    running = [];
    untilRunning = Promise.resolve();
    underWay = 0;
    store = await underTest.openMigrated();
    now = NOW;
    await openRoom(
      aRoom({
        settings: { ...DEFAULT_SETTINGS, timeLimit: 30 },
        seats: [aSeat({ id: ANA, owner: 'ana' }), aSeat({ id: BEN, owner: 'ben' })],
      }),
    );
  });
  afterEach(() => store.close());

  test('a round ends at its deadline once, for any number of servers', async () => {
    const [one, two] = [aServer(), aServer()];
    await start(one);
    const roundId = openRoundId((await read('room')) ?? expect.unreachable()) ?? '';
    await one.rooms.drafts.save({ roomId: 'room', roundId, seat: BEN, value: tenths(70), at: now });
    now += 29_000;
    await Promise.all([one.clock.patrol(), two.clock.patrol()]);
    expect(await phaseOf('room')).toBe('guessing');
    now += 4_000;
    await Promise.all([one.clock.patrol(), two.clock.patrol()]);
    const room = await read('room');
    if (room?.progress.phase !== 'revealed') return expect.unreachable(room?.progress.phase);
    expect(room.progress.round.results).toMatchObject([
      { seat: ANA, guess: undefined },
      { seat: BEN, guess: 70, score: { total: 85 } },
    ]);
    expect(room.seats.map(({ totals }) => totals.score)).toEqual([0, 85]);
    const versions = [...one.news, ...two.news].flatMap((each) =>
      each.type === 'room' ? [each.version] : [],
    );
    expect(versions.toSorted()).toEqual(versions.map((_, n) => n + 2));
  });

  test('an outage costs no player time', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now += 10_000;
    await crashed.clock.patrol();
    now += 60_000;
    const [one, two] = [aServer(), aServer()];
    const starts = [one, two].map(async (server) => {
      await server.clock.start();
      running.push(server);
    });
    // The server that finds the other's first beat waits for its next one.
    untilRunning = Promise.any(starts);
    await Promise.all(starts);
    const room = await read('room');
    if (room?.progress.phase !== 'guessing') return expect.unreachable(room?.progress.phase);
    expect(room.progress.round.deadline).toBe(NOW + 30_000 + 60_000);
    const guessed = await one.rooms.keeper.change('room', (before) => {
      const placed = placeGuess(before, { seat: BEN, now, guess: tenths(73) });
      return placed.ok ? ok({ room: placed.value, value: undefined }) : placed;
    });
    expect(guessed).toEqual(ok(undefined));
  });

  test('a server reports that it runs while it gives the time back', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now += 60_000;
    const begun: number[] = [];
    const restarted = aServer({ onNews: () => begun.push(underWay) });
    const before = underWay;
    await restarted.clock.start();
    expect(begun).toEqual([before + 1]);
    expect(underWay).toBe(before + 2);
  });

  test('a crash while time is given back loses no time', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now += 60_000;
    await recordOutageAtStart(store.db, {
      serverId: 'crashed too',
      now: () => now,
      pause: timers.pause,
    });
    now += 3_000;
    await aServer().clock.start();
    const room = await read('room');
    if (room?.progress.phase !== 'guessing') return expect.unreachable(room?.progress.phase);
    expect(room.progress.round.deadline).toBe(now + 30_000);
  });

  test('a due change is made although the timer fired a millisecond early', async () => {
    const set: Readonly<{ ms: number; task: () => void }>[] = [];
    const after: Timers['after'] = (ms, task) => {
      set.push({ ms, task });
      return () => {};
    };
    const { rooms } = aServer({ timers: { ...timers, after } });
    await rooms.keeper.change('room', (room) =>
      ok({ room: disconnectSeat(room, { seat: BEN, now }), value: undefined }),
    );
    now += AWAY_AFTER_MS - 1;
    set[0]?.task();
    await vi.waitFor(() => expect(set.map(({ ms }) => ms)).toEqual([AWAY_AFTER_MS, 1]));
    now += 1;
    set[1]?.task();
    await vi.waitFor(async () =>
      expect((await read('room'))?.seats[1]?.presence.type).toBe('away'),
    );
  });

  test('a server reports that it runs while it waits long for a film', async () => {
    const tasks: (() => void)[] = [];
    const every: Timers['every'] = (_ms, task) => {
      tasks.push(task);
      return () => {};
    };
    let draws = 0;
    const drawCandidate = () => {
      draws++;
      return new Promise<never>(() => {});
    };
    const films = { ...memorySource(FILMS), drawCandidate };
    const server = aServer({ films, timers: { ...timers, every } });
    await server.clock.start();
    await start(server);
    await closePaced(server);
    const beatAt = async () => {
      const [beat] = await store.db.selectFrom('server_beat').select('beat_at').execute();
      return beat?.beat_at;
    };
    now += 12_000;
    for (let second = 0; second < 7; second++) {
      now += 1_000;
      await vi.waitFor(async () => {
        // A tick does nothing while the beat before it is still being saved.
        for (const task of tasks) task();
        expect(await beatAt()).toBe(now);
      });
    }
    // The clock is handling the room, so no call waits for its film, and no second film is drawn.
    await server.clock.patrol();
    expect(draws).toBe(1);
  });

  test('a friend who asks for a seat while all others are away gets it, and the next film', async () => {
    const server = aServer();
    await start(server);
    await closePaced(server);
    for (const seat of [ANA, BEN]) {
      await server.rooms.keeper.change('room', (room) =>
        ok({ room: disconnectSeat(room, { seat, now }), value: undefined }),
      );
    }
    now += 60_000;
    await server.clock.patrol();
    expect(await phaseOf('room')).toBe('revealed');
    const place = { state: 'waiting', requestedAt: now, byHand: false } as const;
    const friend = aSeat({ id: 'room.friend' as SeatId, owner: 'friend', place });
    await server.rooms.keeper.change('room', (room) =>
      ok({
        room: {
          ...room,
          settings: { ...room.settings, maxPlayers: 3 },
          seats: [...room.seats, friend],
        },
        value: undefined,
      }),
    );
    for (let second = 0; second < 3; second++) {
      now += 1_000;
      await server.clock.patrol();
    }
    expect(await phaseOf('room')).toBe('guessing');
    expect((await read('room'))?.seats.at(-1)?.place.state).toBe('seated');
  });

  test.each([1, 400, 1_000, 1_600])('an outage of %i ms costs no player time', async (outage) => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now += outage;
    const restarted = aServer();
    await restarted.clock.start();
    const room = await read('room');
    if (room?.progress.phase !== 'guessing') return expect.unreachable(room?.progress.phase);
    expect(room.progress.round.deadline).toBe(now + 30_000);
    for (const { deadline } of room.progress.round.attempts) {
      expect(deadline).toBe(now + 30_000);
    }
  });

  test('a crashed server whose clock was ahead costs no player time', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now -= 20_000;
    await aServer().clock.start();
    const room = await read('room');
    if (room?.progress.phase !== 'guessing') return expect.unreachable(room?.progress.phase);
    expect(room.progress.round.deadline).toBe(NOW + 30_000);
  });

  test('a server that starts beside others gives no time back', async () => {
    const other = aServer();
    await other.clock.start();
    await start(other);
    running = [other];
    now += 900;
    await aServer().clock.start();
    const room = await read('room');
    if (room?.progress.phase !== 'guessing') return expect.unreachable(room?.progress.phase);
    expect(room.progress.round.deadline).toBe(NOW + 30_000);
    await other.presence.reportHere('room', BEN);
    await aServer().clock.patrol();
    expect((await read('room'))?.seats[1]?.presence).toEqual({ type: 'here' });
  });

  test.each([2_500, 20_000, -20_000])(
    'a server that starts with a clock %i ms ahead of the others’ gives no time back',
    async (ahead) => {
      const other = aServer();
      await other.clock.start();
      await start(other);
      await other.presence.reportHere('room', BEN);
      running = [other];
      const skewed = aServer({ now: () => now + ahead });
      await skewed.clock.start();
      for (let second = 0; second < 7; second++) {
        now += 1_000;
        await skewed.clock.patrol();
        await other.clock.patrol();
      }
      const room = await read('room');
      if (room?.progress.phase !== 'guessing') return expect.unreachable(room?.progress.phase);
      expect(room.progress.round.deadline).toBe(NOW + 30_000);
      expect(room.seats[1]?.presence).toEqual({ type: 'here' });
    },
  );

  test('a server that has stopped changes no room any more', async () => {
    const set: number[] = [];
    const after: Timers['after'] = (ms) => {
      set.push(ms);
      return () => {};
    };
    const { rooms, clock } = aServer({ timers: { ...timers, after } });
    await clock.stop();
    await rooms.keeper.change('room', (room) =>
      ok({ room: disconnectSeat(room, { seat: BEN, now }), value: undefined }),
    );
    expect(set).toEqual([]);
  });

  test('a server beside a crashed one continues, and misses the crashed one’s seats', async () => {
    const [crashed, other] = [aServer(), aServer()];
    await crashed.clock.start();
    running = [crashed];
    await other.clock.start();
    await crashed.presence.reportHere('room', BEN);
    await other.presence.reportHere('room', ANA);
    const seenAt = now;
    for (let second = 0; second < 7; second++) {
      now += 1_000;
      await other.clock.patrol();
    }
    const room = await read('room');
    // From its server's last beat on, so that no round waits for it longer than for any other silent seat.
    expect(room?.seats.map(({ presence }) => presence)).toEqual([
      { type: 'here' },
      { type: 'silent', since: seenAt },
    ]);
    expect(await store.db.selectFrom('heard_seat').select('seat_id').execute()).toEqual([
      { seat_id: ANA },
    ]);
  });

  test('a room without players is closed after ten minutes', async () => {
    const { rooms, clock } = aServer();
    for (const seat of [ANA, BEN]) {
      await rooms.keeper.change('room', (room) =>
        ok({ room: disconnectSeat(room, { seat, now }), value: undefined }),
      );
    }
    now += 5 * 60_000;
    await clock.patrol();
    expect(await phaseOf('room')).not.toBe('closed');
    now += 6 * 60_000;
    await clock.patrol();
    expect((await read('room'))?.progress).toEqual({ phase: 'closed', reason: 'empty' });
  });

  test('a room expires two hours after its last activity', async () => {
    const { rooms, clock } = aServer();
    const touch = () =>
      rooms.keeper.change('room', (room) =>
        ok({ room: { ...room, drawn: [...room.drawn, 'x'] }, value: undefined }),
      );
    now += 100 * 60_000;
    await touch();
    now += 100 * 60_000;
    await clock.patrol();
    expect(await phaseOf('room')).toBe('lobby');
    now += 21 * 60_000;
    await clock.patrol();
    expect((await read('room'))?.progress).toEqual({ phase: 'closed', reason: 'expired' });
    await removeExpired(store.db, now);
    expect(await read('room')).toBeDefined();
    now += 71 * 60_000;
    await removeExpired(store.db, now);
    expect(await read('room')).toBeUndefined();
  });

  test('a room that can’t be read delays no other room', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    for (const { id, expiresAt } of [
      { id: 'broken', expiresAt: NOW + 60 * 60_000 },
      { id: 'expired', expiresAt: NOW },
    ]) {
      await openRoom(aRoom({ id }), `session of ${id}`);
      await crashed.presence.reportHere(id, `${id}.host` as SeatId);
      const broken = store.db.updateTable('room_state').set({ state: '{}' });
      await broken.where('room_id', '=', id).execute();
      const expiring = store.db.updateTable('room').set({ expires_at: expiresAt });
      await expiring.where('id', '=', id).execute();
    }
    now += 60_000;
    const faults: unknown[] = [];
    const restarted = aServer({ onFault: (fault) => faults.push(fault) });
    await restarted.clock.start();
    expect(await phaseOf('room')).toBe('guessing');
    now += 33_000;
    await restarted.clock.patrol();
    expect(await phaseOf('room')).toBe('revealed');
    expect(new Set(faults.map(String))).toEqual(
      new Set(['broken', 'expired'].map((id) => `Error: room ${id} can’t be read from the store`)),
    );
  });

  /** Does nothing until a test runs the clock. */
  const timers: Timers = {
    after: () => () => {},
    every: () => {
      underWay++;
      return () => {
        underWay--;
      };
    },
    pause: async (ms) => {
      await untilRunning;
      now += ms;
      for (const { clock } of running) await clock.patrol();
    },
  };

  function aServer(about: AboutServer = {}) {
    return aServerOn(store.db, { now: () => now, timers, ...about });
  }

  type Server = ReturnType<typeof aServer>;

  /** Ends the open round of a room that goes on by itself, after Ben has guessed. */
  function closePaced({ rooms }: Server) {
    return rooms.keeper.change('room', (room) => {
      const guessed = placeGuess(room, { seat: BEN, now, guess: tenths(73) });
      if (!guessed.ok) return guessed;
      const paced = { ...guessed.value, pace: 'by-itself' } as const;
      const closed = closeRound(paced, { by: ANA, now, house: undefined, drafts: NO_DRAFTS });
      return closed.ok ? ok({ room: closed.value, value: undefined }) : closed;
    });
  }

  async function start({ rooms }: Server) {
    const parts = {
      ...rooms,
      db: store.db,
      films: memorySource(FILMS),
      now: () => now,
      random: () => 0,
    };
    const started = await startNextRound(parts, { roomId: 'room', by: ANA });
    expect(started).toMatchObject({ ok: true });
  }

  function openRoom(room: Room, sessionId = 'session') {
    return insertRoom(store.db, { room, sessionId, owner: 'ana', now });
  }

  async function read(id: string): Promise<Room | undefined> {
    return (await aServer().rooms.keeper.read(id))?.room;
  }

  async function phaseOf(id: string) {
    return (await read(id))?.progress.phase;
  }
});
