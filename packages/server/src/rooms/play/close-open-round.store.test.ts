import { setImmediate as nextTurn } from 'node:timers/promises';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import type { OpenRound } from '@outoften/rules/room/round';
import { FEWEST_HOUSE_GUESSES } from '@outoften/rules/room/rounds/house';
import { placeGuess } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, aSeat, CHANCE_AND_PAUSES, NOW } from '../../../testing/rooms/room-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { createAudienceGuesses } from '../audience/audience-guesses.ts';
import { createAudienceJoins } from '../audience/audience-joins.ts';
import { clearCloseMarker, setCloseMarker } from '../audience/close-marker.ts';
import { createRoomKeeper, type RoomKeeper } from '../store/room-keeper.ts';
import { insertRoom } from '../store/room-rows.ts';
import { keepRoundFilms } from '../store/round-rows.ts';
import { startNextRound } from './begin-round.ts';
import { closeOpenRound } from './close-open-round.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const ANA = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;
const MEMBERS = Array.from({ length: 60 }, (_, n) => `m${n}`);

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let round: OpenRound;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    const room = aRoom({
      settings: { ...DEFAULT_SETTINGS, isAudienceSession: true },
      seats: [aSeat({ id: ANA, owner: 'ana' }), aSeat({ id: BEN, owner: 'ben' })],
    });
    await insertRoom(store.db, { room, sessionId: 'session', owner: 'ana', now: NOW });
    for (const id of MEMBERS) await join(id);
    round = await start();
  });
  afterEach(() => store.close());

  test('a guess at the moment of closing is in the House and scored, or refused', async () => {
    const [one, two] = [aServer(), aServer()];
    await guessFromSeat(one);
    const placed: ReturnType<typeof one.guesses.place>[] = [];
    const closings: ReturnType<typeof closeOpenRound>[] = [];
    for (const [n, memberId] of MEMBERS.entries()) {
      const { guesses } = n % 2 === 0 ? one : two;
      placed.push(guesses.place(aGuess(memberId)));
      // Enough guesses for a House are saved, however soon the round is closed.
      if (n < FEWEST_HOUSE_GUESSES) await placed[n];
      if (n === 20) closings.push(close(one), close(two));
      await nextTurn();
    }
    const closed = await Promise.all(closings);
    expect(closed.map((each) => each.ok || each.refusal).toSorted()).toEqual(['no-round', true]);
    const kept = (await Promise.all(placed)).filter((each) => each.ok);
    const { progress } = (await one.keeper.read('room'))?.room ?? {};
    if (progress?.phase !== 'revealed') return expect.unreachable(progress?.phase);
    expect(progress.round.house?.guesses).toBe(kept.length);
    const scored = await store.db
      .selectFrom('audience_member')
      .select('id')
      .where('rounds', '=', 1)
      .execute();
    expect(scored).toHaveLength(kept.length);
    expect(await one.guesses.place(aGuess('m59'))).toMatchObject({ ok: false });
  });

  test('a guess during a closing that took longer than its limit is saved, and closed with the round', async () => {
    const server = aServer();
    await guessFromSeat(server);
    const guessing: ReturnType<typeof guessFromSeat>[] = [];
    const keeper: RoomKeeper = {
      ...server.keeper,
      change: async (roomId, decide) => {
        if (guessing.length > 0) return server.keeper.change(roomId, decide);
        await store.db.updateTable('room_round').set({ bell: null }).execute();
        const closing = server.keeper.change(roomId, decide);
        guessing.push(guessFromSeat(server, ANA));
        return closing;
      },
    };
    const closed = await close({ ...server, keeper });
    expect(await Promise.all(guessing)).toEqual([ok(undefined)]);
    const progress = closed.ok ? closed.value.progress : undefined;
    if (progress?.phase !== 'revealed') return expect.unreachable(progress?.phase);
    expect(progress.round.results.map(({ seat }) => seat)).toEqual([ANA, BEN]);
  });

  test('the audience can continue to guess in a round that stays open', async () => {
    const server = aServer();
    expect(await close(server)).toEqual(refuse('nobody-guessed'));
    expect(await server.guesses.place(aGuess('m0'))).toMatchObject({ ok: true });
    const ringing = { roundId: round.id, now: NOW };
    const { marker, guesses } = await setCloseMarker(store.db, ringing);
    expect(guesses).toEqual([70]);
    expect((await setCloseMarker(store.db, ringing)).marker).toEqual(marker);
    expect(await server.guesses.place(aGuess('m1'))).toEqual(refuse('round-over'));
    await clearCloseMarker(store.db, { ...marker, id: 'another' });
    expect(await server.guesses.place(aGuess('m1'))).toEqual(refuse('round-over'));
    await clearCloseMarker(store.db, marker);
    expect(await server.guesses.place(aGuess('m1'))).toMatchObject({ ok: true });
  });

  test('the audience can guess again after an old closing mark that was not removed', async () => {
    const server = aServer();
    await guessFromSeat(server);
    const { marker } = await setCloseMarker(store.db, { roundId: round.id, now: NOW });
    const later = (ms: number) => server.guesses.place({ ...aGuess('m0'), guessedAt: NOW + ms });
    expect(await later(9_999)).toEqual(refuse('round-over'));
    expect(await later(10_000)).toMatchObject({ ok: true });
    const next = await setCloseMarker(store.db, { roundId: round.id, now: NOW + 10_000 });
    expect(next.marker.id).not.toBe(marker.id);
    expect(next.guesses).toEqual([70]);
  });

  test('a guess that can’t be saved affects no other guess', async () => {
    const { guesses } = aServer();
    const unsavable = { ...aGuess('m1'), guessedAt: Number.NaN };
    const placed = [guesses.place(aGuess('m0')), guesses.place(unsavable)];
    const [first, second] = await Promise.allSettled(placed);
    expect(first).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect(second?.status).toBe('rejected');
  });

  function aServer() {
    const onFault = (fault: unknown) => expect.unreachable(String(fault));
    const parts = { db: store.db, now: () => NOW, ...CHANCE_AND_PAUSES };
    const keeper = createRoomKeeper({ ...parts, onSaved: () => {}, onFault });
    const drafts = createDraftKeeper(store.db, keeper);
    return { ...parts, keeper, drafts, guesses: createAudienceGuesses(store.db) };
  }

  type Server = ReturnType<typeof aServer>;

  function close(server: Server) {
    return closeOpenRound(server, { roomId: 'room', round, by: ANA });
  }

  async function start(): Promise<OpenRound> {
    const films = memorySource(FILMS);
    const roundFilms = keepRoundFilms(store.db);
    const parts = { ...aServer(), roundFilms, films, random: () => 0 };
    const started = await startNextRound(parts, { roomId: 'room', by: ANA });
    if (started.ok && started.value.progress.phase === 'guessing')
      return started.value.progress.round;
    throw new Error('no round was started');
  }

  function guessFromSeat({ keeper }: Server, seat = BEN) {
    return keeper.change('room', (room) => {
      const guessed = placeGuess(room, { seat, now: NOW, guess: tenths(70) });
      return guessed.ok ? ok({ room: guessed.value, value: undefined }) : guessed;
    });
  }

  function aGuess(memberId: string) {
    const value = tenths(70);
    return { roomId: 'room', roundId: round.id, memberId, owner: memberId, value, guessedAt: NOW };
  }

  function join(id: string) {
    const member = { id, roomId: 'room', owner: id, name: id, avatar: FIRST_AVATAR, joinedAt: NOW };
    return createAudienceJoins(store.db).join(member);
  }
});
