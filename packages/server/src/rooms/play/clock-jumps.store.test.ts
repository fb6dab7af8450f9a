import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import type { Rating } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { placeGuess } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, NOW } from '../../../testing/rooms/room-under-test.ts';
import { type AboutServer, aServerOn } from '../../../testing/rooms/server-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import type { Timers } from '../../platform/clock.ts';
import { UNGATHERED } from '../../platform/tick-queue.ts';
import { type AudienceMember, insertMembers } from '../audience/audience-rows.ts';
import { insertRoom } from '../store/room-rows.ts';
import { startNextRound } from './begin-round.ts';

const ANA = 'room.host' as SeatId;
const SEVEN = 70 as Rating;
const MEMBER: AudienceMember = {
  id: 'room.member',
  roomId: 'room',
  owner: 'mia',
  name: 'Mia',
  avatar: FIRST_AVATAR,
  score: 0,
  error: 0,
  rounds: 0,
  joinedAt: NOW,
  allowance: 1,
};
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = NOW;
    const room = aRoom({
      settings: { ...DEFAULT_SETTINGS, timeLimit: 30 },
      seats: [aSeat({ id: ANA, owner: 'ana' }), aSeat({ id: 'room.ben' as SeatId, owner: 'ben' })],
    });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now });
  });
  afterEach(() => store.close());

  test.each([
    { name: 'forward', byMs: DAY_MS },
    { name: 'back', byMs: -DAY_MS },
  ])(
    'a clock that is set $name by a day costs no player time, and gives none',
    async ({ byMs }) => {
      const { advance, steadyNow } = steadyClock();
      // Both are on one machine, and see the same jump.
      const [one, two] = [aServer({ steadyNow }), aServer({ steadyNow })];
      await one.clock.start();
      await start(one);
      advance(10_000);
      now += byMs;
      await Promise.all([one.clock.patrol(), two.clock.patrol()]);
      expect(await deadline()).toBe(NOW + 30_000 + byMs);
      advance(19_000);
      await Promise.all([one.clock.patrol(), two.clock.patrol()]);
      expect(await phase()).toBe('guessing');
      advance(4_000);
      await Promise.all([one.clock.patrol(), two.clock.patrol()]);
      expect(await phase()).toBe('revealed');
    },
  );

  test.each([20_000, 2_000, -20_000])(
    'a clock that is set by %i ms moves the open round by as much, once for two servers',
    async (byMs) => {
      const { advance, steadyNow } = steadyClock();
      const [one, two] = [aServer({ steadyNow }), aServer({ steadyNow })];
      await one.clock.start();
      await start(one);
      advance(5_000);
      now += byMs;
      await Promise.all([one.clock.patrol(), two.clock.patrol()]);
      advance(1_000);
      await Promise.all([one.clock.patrol(), two.clock.patrol()]);
      expect(await deadline()).toBe(NOW + 30_000 + byMs);
    },
  );

  test('a clock that is set forward and soon back again moves nothing', async () => {
    const { advance, steadyNow } = steadyClock();
    const server = aServer({ steadyNow, gathering: UNGATHERED });
    await server.clock.start();
    await start(server);
    for (const byMs of [DAY_MS, -DAY_MS, 3_000, -3_000]) {
      advance(1_000);
      now += byMs;
      await server.clock.patrol();
    }
    expect(await deadline()).toBe(NOW + 30_000);
  });

  test('a clock that was set back while no server ran costs no player time', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now -= DAY_MS;
    await aServer().clock.start();
    // Less the pause in which a server that may run is waited for.
    expect(await deadline()).toBe(now + 30_000);
  });

  describe('before the server looks at the clock again after a jump forward', () => {
    let server: ReturnType<typeof aServer>;
    beforeEach(async () => {
      const { advance, steadyNow } = steadyClock();
      server = aServer({ steadyNow });
      await server.clock.start();
      await insertMembers(store.db, { roomId: 'room', newcomers: [MEMBER] });
      await start(server);
      advance(10_000);
      now += DAY_MS;
    });

    test('a guess from a seat counts', async () => {
      const guessedAt = now;
      const placed = await server.rooms.keeper.change('room', (room) => {
        const guess = { seat: ANA, now: guessedAt, roundId: undefined, guess: SEVEN };
        const decided = placeGuess(room, guess);
        return decided.ok ? ok({ room: decided.value, value: 'placed' }) : decided;
      });
      expect(placed).toEqual(ok('placed'));
    });

    test('rooms are read with their new deadlines, and these move once', async () => {
      const rooms = Array.from({ length: 3 }, () => server.rooms.keeper.read('room'));
      for (const kept of await Promise.all(rooms))
        expect(kept?.room.progress).toMatchObject({ round: { deadline: NOW + 30_000 + DAY_MS } });
      await server.clock.patrol();
      expect(await deadline()).toBe(NOW + 30_000 + DAY_MS);
    });

    test('a guess from the audience counts', async () => {
      const guess = { roomId: 'room', memberId: MEMBER.id, owner: MEMBER.owner, value: SEVEN };
      const placed = await server.rooms.guesses.place({
        ...guess,
        roundId: undefined,
        guessedAt: now,
      });
      expect(placed).toMatchObject({ ok: true });
    });
  });

  /** Does nothing until a test runs the clock. */
  const timers: Timers = {
    after: () => () => {},
    every: () => () => {},
    pause: async (ms) => {
      now += ms;
    },
  };

  function aServer(about: AboutServer = {}) {
    return aServerOn(store.db, { now: () => now, timers, ...about });
  }

  async function start({ rooms }: ReturnType<typeof aServer>) {
    const films = memorySource(FILMS);
    const parts = { ...rooms, db: store.db, films, now: () => now, random: () => 0 };
    expect(await startNextRound(parts, { roomId: 'room', by: ANA })).toMatchObject({ ok: true });
  }

  /** Time that goes by for both clocks; only `now` is set. */
  function steadyClock() {
    let steady = 0;
    const advance = (ms: number) => {
      steady += ms;
      now += ms;
    };
    return { advance, steadyNow: () => steady };
  }

  async function progress() {
    return (await aServer().rooms.keeper.read('room'))?.room.progress;
  }

  async function phase() {
    return (await progress())?.phase;
  }

  async function deadline() {
    const open = await progress();
    return open?.phase === 'guessing' ? open.round.deadline : undefined;
  }
});
