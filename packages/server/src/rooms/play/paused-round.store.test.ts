import { ok } from '@outoften/rules/result';
import { pauseRound, resumeRound } from '@outoften/rules/room/host/pause-round';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { SeatId } from '@outoften/rules/room/seat';
import { disconnectSeat } from '@outoften/rules/room/seats/presence';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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
  beforeEach(async () => {
    store = await underTest.openMigrated();
    now = NOW;
    const seats = [aSeat({ id: ANA, owner: 'ana' }), aSeat({ id: BEN, owner: 'ben' })];
    const room = aRoom({ settings: { ...DEFAULT_SETTINGS, timeLimit: 30 }, seats });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now });
  });
  afterEach(() => store.close());

  test('a paused round does not end, however long it lasts', async () => {
    const server = aServer();
    await start(server);
    await changePause(server, pauseRound);
    now += 60 * 60_000;
    await server.clock.patrol();
    expect((await openRound()).attempts.map(({ guess }) => guess)).toEqual([undefined, undefined]);
  });

  test('an outage while a round is paused is counted once', async () => {
    const crashed = aServer();
    await crashed.clock.start();
    await start(crashed);
    now += 10_000;
    await changePause(crashed, pauseRound);
    await crashed.clock.patrol();
    now += 60_000;
    const restarted = aServer();
    await restarted.clock.start();
    now += 5_000;
    await restarted.clock.patrol();
    const resumed = await changePause(restarted, resumeRound);
    const resumedAt = resumed.ok ? resumed.value : expect.unreachable(resumed.refusal);
    const { pause, deadline, attempts } = await openRound();
    expect(pause).toBeUndefined();
    expect([deadline, ...attempts.map((each) => each.deadline)]).toEqual(
      Array.from({ length: 3 }, () => resumedAt + 20_000),
    );
  });

  test('the deputy of an absent host resumes a paused round', async () => {
    const server = aServer();
    await start(server);
    await changePause(server, pauseRound);
    await server.rooms.keeper.change('room', (room) =>
      ok({ room: disconnectSeat(room, { seat: ANA, now }), value: undefined }),
    );
    expect(await changePause(server, resumeRound, BEN)).toMatchObject({ refusal: 'not-host' });
    now += 31_000;
    await server.clock.patrol();
    expect(await changePause(server, resumeRound, BEN)).toMatchObject({ ok: true });
    expect((await openRound()).pause).toBeUndefined();
  });

  function aServer() {
    const timers = {
      after: () => () => {},
      every: () => () => {},
      pause: async (ms: number) => {
        now += ms;
      },
    };
    return aServerOn(store.db, { now: () => now, timers });
  }

  type Server = ReturnType<typeof aServer>;

  async function start({ rooms }: Server) {
    const films = memorySource(FILMS);
    const parts = { ...rooms, db: store.db, films, now: () => now, random: () => 0 };
    const started = await startNextRound(parts, { roomId: 'room', by: ANA });
    expect(started).toMatchObject({ ok: true });
  }

  /** Returns when it was done. */
  function changePause({ rooms }: Server, change: typeof pauseRound, by = ANA) {
    return rooms.keeper.change('room', (room) => {
      const roundId = room.progress.phase === 'guessing' ? room.progress.round.id : '';
      const changed = change(room, { by, roundId, now });
      return changed.ok ? ok({ room: changed.value, value: now }) : changed;
    });
  }

  async function openRound() {
    const progress = (await aServer().rooms.keeper.read('room'))?.room.progress;
    return progress?.phase === 'guessing' ? progress.round : expect.unreachable(progress?.phase);
  }
});
