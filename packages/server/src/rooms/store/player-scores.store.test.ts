import { ok } from '@outoften/rules/result';
import type { Room } from '@outoften/rules/room/room';
import { NO_TOTALS, type SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aNewPlayer } from '../../../testing/players/player-builder.ts';
import { onFault } from '../../../testing/rooms/keeper-under-test.ts';
import { aRoom, aSeat, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import { createPlayer } from '../../players/create-player.ts';
import { createRoomKeeper } from './room-keeper.ts';
import { insertRoom } from './room-rows.ts';

const seats = [
  aSeat({ id: 'room.host' as SeatId, owner: 'ana', totals: { ...NO_TOTALS, score: 390 } }),
  aSeat({
    id: 'room.ben' as SeatId,
    owner: 'ben',
    entry: { round: 3, score: 100 },
    totals: { ...NO_TOTALS, score: 255 },
  }),
  aSeat({ id: 'room.cyd' as SeatId, owner: 'guest-cyd', totals: { ...NO_TOTALS, score: 80 } }),
];

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    for (const name of ['Ana', 'Ben']) {
      await createPlayer(store.db, aNewPlayer(name, { owner: name.toLowerCase() }));
    }
    const room = aRoom({ seats });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now: NOW });
  });
  afterEach(() => store.close());

  const scores = async () => {
    const rows = await store.db.selectFrom('player').select(['name', 'score']).execute();
    return Object.fromEntries(rows.map(({ name, score }) => [name, score]));
  };

  /** Changes the stage of the room, as the rules would. */
  function turnTo(progress: Room['progress']) {
    const keeper = createRoomKeeper({
      db: store.db,
      now: () => NOW,
      onSaved: () => undefined,
      onFault,
      ...CHANCE_AND_PAUSES,
    });
    return keeper.change('room', (room) => ok({ room: { ...room, progress }, value: undefined }));
  }

  test('a finished game adds once what accounts earned in it, and saves nothing of guests', async () => {
    await turnTo({ phase: 'over', rounds: 3, endedAt: NOW });
    expect(await scores()).toEqual({ Ana: 390, Ben: 155 });
    await turnTo({ phase: 'over', rounds: 3, endedAt: NOW + 1 });
    expect(await scores()).toEqual({ Ana: 390, Ben: 155 });
    await turnTo({ phase: 'lobby' });
    await turnTo({ phase: 'over', rounds: 3, endedAt: NOW + 2 });
    expect(await scores()).toEqual({ Ana: 780, Ben: 310 });
  });

  test('a room that is closed before its game is finished adds nothing', async () => {
    await turnTo({ phase: 'closed', reason: 'by-host' });
    expect(await scores()).toEqual({ Ana: 0, Ben: 0 });
  });
});
