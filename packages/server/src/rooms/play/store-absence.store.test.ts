import type { Rating } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { placeGuess } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { breakable } from '../../../testing/platform/breakable-store-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, NOW } from '../../../testing/rooms/room-under-test.ts';
import { aServerOn } from '../../../testing/rooms/server-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { insertRoom } from '../store/room-rows.ts';
import { startNextRound } from './begin-round.ts';

const ANA = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let now: number;
  let set: ReturnType<typeof breakable>;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    set = breakable(store.db);
    now = NOW;
    const room = aRoom({
      settings: { ...DEFAULT_SETTINGS, timeLimit: 30 },
      seats: [aSeat({ id: ANA, owner: 'ana' }), aSeat({ id: BEN, owner: 'ben' })],
    });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now });
  });
  afterEach(() => store.close());

  describe('after the store was away for 35 seconds of a round of 30', () => {
    let servers: readonly Server[];
    beforeEach(async () => {
      servers = [aServer(), aServer()];
      for (const server of servers) await server.clock.start();
      await start();
      now += 10_000;
      await patrol();
      await beAway(35_000);
    });

    test('a guess counts, and the deadline has moved once by that time', async () => {
      expect(await guess()).toEqual(ok('placed'));
      for (const round of await rounds())
        expect(round).toMatchObject({ startedAt: NOW + 35_000, deadline: NOW + 65_000 });
    });

    test('no server ends the round before its new deadline', async () => {
      await patrol();
      now += 19_000;
      await patrol();
      expect(await phases()).toEqual(['guessing', 'guessing']);
      now += 4_000;
      await patrol();
      expect(await phases()).toEqual(['revealed', 'revealed']);
    });

    test('a second absence is given back too', async () => {
      await patrol();
      await beAway(5_000);
      await patrol();
      expect(await rounds()).toMatchObject([
        { deadline: NOW + 70_000 },
        { deadline: NOW + 70_000 },
      ]);
    });

    test('a store that answers late costs no player time either', async () => {
      await patrol();
      set.freeze();
      const late = patrol();
      now += 4_000;
      set.mend();
      await late;
      await patrol();
      expect(await rounds()).toMatchObject([
        { deadline: NOW + 69_000 },
        { deadline: NOW + 69_000 },
      ]);
    });

    test('no seat counts as lost, because no server could say that it runs', async () => {
      for (const [at, server] of servers.entries())
        await server.presence.reportHere('room', at === 0 ? ANA : BEN);
      await patrol();
      await beAway(35_000);
      for (const server of servers) await server.clock.patrol();
      const seats = (await servers[0]?.rooms.keeper.read('room'))?.room.seats;
      expect(seats).toMatchObject([{ presence: { type: 'here' } }, { presence: { type: 'here' } }]);
    });

    type Server = ReturnType<typeof aServer>;

    function aServer() {
      const timers = { after: () => () => {}, every: () => () => {}, pause: async () => {} };
      return aServerOn(set.db, { now: () => now, timers, onFault: () => {} });
    }

    async function patrol() {
      for (const server of servers) await server.clock.patrol();
    }

    async function beAway(ms: number) {
      set.refuse();
      for (const server of servers)
        await expect(server.clock.patrol()).rejects.toThrow('not there');
      now += ms;
      for (const server of servers)
        await expect(server.clock.patrol()).rejects.toThrow('not there');
      set.mend();
    }

    async function start() {
      const [{ rooms } = expect.unreachable()] = servers;
      const films = memorySource(FILMS);
      const parts = { ...rooms, db: set.db, films, now: () => now, random: () => 0 };
      expect(await startNextRound(parts, { roomId: 'room', by: ANA })).toMatchObject({ ok: true });
    }

    function guess() {
      const placed = { seat: ANA, now, roundId: undefined, guess: 70 as Rating };
      return servers[1]?.rooms.keeper.change('room', (room) => {
        const decided = placeGuess(room, placed);
        return decided.ok ? ok({ room: decided.value, value: 'placed' }) : decided;
      });
    }

    /** As each server reads it. */
    function progresses() {
      return Promise.all(
        servers.map(
          async ({ rooms }) =>
            (await rooms.keeper.read('room'))?.room.progress ?? expect.unreachable(),
        ),
      );
    }

    async function rounds() {
      return (await progresses()).map((progress) => 'round' in progress && progress.round);
    }

    async function phases() {
      return (await progresses()).map(({ phase }) => phase);
    }
  });
});
