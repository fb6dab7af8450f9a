import { tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import type { ClosedRound } from '@outoften/rules/room/round';
import { shiftDeadlines } from '@outoften/rules/room/rounds/advance';
import { placeGuess } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { closeRoom } from '@outoften/rules/room/seats/leaving';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { codeOf } from '../../../testing/rooms/keeper-under-test.ts';
import { aRoom, aSeat, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { startNextRound } from '../play/begin-round.ts';
import { endDueRound } from '../play/close-open-round.ts';
import { createRoomKeeper } from './room-keeper.ts';
import { insertRoom, loadRooms, saveRooms } from './room-rows.ts';
import {
  createRoundsLeftFinder,
  keepRoundFilms,
  listRoundsLeft,
  withRoundShown,
} from './round-rows.ts';

const ANA = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;

describe.each(STORES_UNDER_TEST)('a round that its last guess ends, on $name', (underTest) => {
  let store: OpenStore;
  let server: ReturnType<typeof aServer>;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    const seats = [aSeat({ id: ANA, owner: 'ana' }), aSeat({ id: BEN, owner: 'ben' })];
    const room = aRoom({ seats });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now: NOW });
    server = aServer();
    await start();
  });
  afterEach(() => store.close());

  test('is read from the store as it was saved', async () => {
    await guess(ANA);
    await guess(BEN);
    const kept = await server.keeper.read('room');
    expect(kept?.room.progress.phase).toBe('revealed');
    expect(await aServer().keeper.read('room')).toEqual(kept);
  });

  test.each([
    { saves: 'one room', ids: ['room'], dueIn: 0 },
    { saves: 'two rooms', ids: ['room', 'other'], dueIn: 0 },
    { saves: 'a room that is due at another time', ids: ['room'], dueIn: 5 },
  ])(
    'loses no guess to one that was decided on an older version: $saves',
    async ({ ids, dueIn }) => {
      const stored = (await loadRooms(store.db, ['room'])).get('room');
      if (stored === undefined) throw new Error('no room');
      const other = aRoom({ ...stored.room, id: 'other', code: codeOf(1) });
      await insertRoom(store.db, { room: other, sessionId: 'next', owner: 'ana', now: NOW });
      const rooms = await loadRooms(store.db, ids);
      const savesOf = (seat: SeatId) =>
        [...rooms.values()].map((each) => {
          const guessed = placeGuess(each.room, { seat, now: NOW, guess: tenths(70) });
          if (!guessed.ok) throw new Error(guessed.refusal);
          return { before: each, after: shiftDeadlines(guessed.value, dueIn) };
        });
      const first = savesOf(ANA);
      expect((await saveRooms(store.db, first, NOW)).size).toBe(ids.length);
      expect((await saveRooms(store.db, savesOf(BEN), NOW)).size).toBe(0);
      const after = await loadRooms(store.db, ids);
      for (const { after: room } of first) expect(after.get(room.id)?.room).toEqual(room);
    },
  );

  test('is kept with the room while it is shown, and separately afterwards', async () => {
    await guess(ANA);
    await guess(BEN);
    const first = await roundShown();
    expect(await roundsLeft()).toEqual([]);
    await start();
    expect(await roundsLeft()).toEqual([first]);
    await guess(BEN);
    await guess(ANA);
    const second = await roundShown();
    await server.keeper.change('room', (room) => {
      const closed = closeRoom(room, { by: ANA });
      return closed.ok ? ok({ room: closed.value, value: undefined }) : closed;
    });
    expect(await roundsLeft()).toEqual([first, second]);
  });

  test('is also kept if the room closes in the tick of the last guess', async () => {
    await guess(ANA);
    const [, closed] = await Promise.all([
      guess(BEN),
      server.keeper.change('room', (room) => {
        const closed = closeRoom(room, { by: ANA });
        return closed.ok ? ok({ room: closed.value, value: room.progress }) : closed;
      }),
    ]);
    const progress = closed.ok ? closed.value : undefined;
    expect(progress?.phase).toBe('revealed');
    expect(await roundsLeft()).toEqual(progress?.phase === 'revealed' ? [progress.round] : 'none');
  });

  test('is looked up once for all requests of one version of a room', async () => {
    await guess(ANA);
    await guess(BEN);
    const shown = await roundShown();
    await start();
    const find = createRoundsLeftFinder(store.db);
    const asked = [7, 7, 8].map((version) => find({ roomId: 'room', game: 1, version }));
    expect(new Set(asked).size).toBe(2);
    expect(await Promise.all(asked)).toEqual([[shown], [shown], [shown]]);
  });

  function aServer() {
    const onFault = (fault: unknown) => expect.unreachable(String(fault));
    const parts = { db: store.db, now: () => NOW, ...CHANCE_AND_PAUSES };
    return { ...parts, keeper: createRoomKeeper({ ...parts, onSaved: () => {}, onFault }) };
  }

  async function start(): Promise<void> {
    const films = memorySource(FILMS);
    const parts = { ...server, roundFilms: keepRoundFilms(store.db), films, random: () => 0 };
    const started = await startNextRound(parts, { roomId: 'room', by: ANA });
    expect(started).toMatchObject({ ok: true });
  }

  function guess(seat: SeatId) {
    return server.keeper.change('room', (room) => {
      const guessed = placeGuess(room, { seat, now: NOW, guess: tenths(70) });
      return guessed.ok ? ok({ room: endDueRound(guessed.value, NOW), value: undefined }) : guessed;
    });
  }

  async function roundShown(): Promise<ClosedRound> {
    const progress = (await server.keeper.read('room'))?.room.progress;
    if (progress?.phase === 'revealed') return progress.round;
    throw new Error('no round is shown');
  }

  function roundsLeft() {
    return listRoundsLeft(store.db, { roomId: 'room', game: 1 });
  }
});

test('the shown round comes last, and once', () => {
  const [one, two] = [{ id: 'one' }, { id: 'two' }];
  expect(withRoundShown([one], undefined)).toEqual([one]);
  expect(withRoundShown([one], two)).toEqual([one, two]);
  expect(withRoundShown([one, two], two)).toEqual([one, two]);
});
