import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { type Rating, tenths } from '@outoften/rules/rating';
import { refuse } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFilm } from '../../../testing/films/film-builder.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, NOW } from '../../../testing/rooms/room-under-test.ts';
import { insertRoom } from '../store/room-rows.ts';
import { insertRound } from '../store/round-rows.ts';
import { createAudienceGuesses } from './audience-guesses.ts';
import { createAudienceJoins } from './audience-joins.ts';
import { createAudiencePlaces } from './audience-places.ts';
import {
  countAudience,
  findMember,
  LARGEST_AUDIENCE,
  removeMember,
  scoreAudience,
} from './audience-rows.ts';
import { listLeftRounds } from './withdrawn-guesses.ts';

const ROUND = { roomId: 'room', roundId: 'round' };

const OPEN = {
  id: 'round',
  number: 1,
  filmId: '1',
  answer: tenths(73),
  reviewId: 'review',
  posterKey: 'key',
  startedAt: NOW,
  deadline: NOW + 30_000,
  attempts: [],
  pause: undefined,
};

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  let joins: ReturnType<typeof createAudienceJoins>;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    joins = createAudienceJoins(store.db);
    const { db } = store;
    const settings = { ...DEFAULT_SETTINGS, isAudienceSession: true };
    const room = aRoom({ settings, progress: { phase: 'guessing', round: OPEN } });
    await insertRoom(db, { room, sessionId: 'session', owner: 'ana', now: NOW });
    const film = aFilm();
    const keys = { id: 'round', roomId: 'room', posterKey: 'key', reviewId: 'review' };
    await insertRound(db, { ...keys, game: 1, number: 1, film });
  });
  afterEach(() => store.close());

  test('an audience takes ten thousand members and not one more, even when many join at once', async () => {
    await store.db
      .updateTable('room')
      .set({ audience_count: LARGEST_AUDIENCE - 3 })
      .execute();
    const joined = await Promise.all(Array.from({ length: 20 }, (_, n) => join(`m${n}`)));
    expect(joined.filter((each) => each.ok)).toHaveLength(3);
    expect(joined).toContainEqual(refuse('audience-full'));
    expect((await countAudience(store.db, ROUND)).members).toBe(LARGEST_AUDIENCE);
    expect(await store.db.selectFrom('audience_member').select('id').execute()).toHaveLength(3);
  });

  test('an account that joins twice at once is one member', async () => {
    const joined = await Promise.all([join('first', 'eva'), join('second', 'eva')]);
    const ids = joined.map((each) => (each.ok ? each.value.id : each.refusal));
    expect(ids[0]).toBe(ids[1]);
    expect((await countAudience(store.db, ROUND)).members).toBe(1);
  });

  test('a member’s first guess counts, in the same tick or later', async () => {
    await join('eva');
    const { place } = createAudienceGuesses(store.db);
    const guess = (value: Rating) =>
      place({ ...ROUND, memberId: 'eva', owner: 'eva', value, guessedAt: NOW });
    const placed = await Promise.all([guess(tenths(50)), guess(tenths(60))]);
    expect(placed).toMatchObject([{ ok: true }, refuse('already-guessed')]);
    expect(await guess(tenths(70))).toEqual(refuse('already-guessed'));
    expect(await countAudience(store.db, ROUND)).toEqual({ members: 1, guessed: 1 });
    await scoreAudience(store.db, { roundId: 'round', answer: tenths(51) });
    expect(await findMember(store.db, 'eva')).toMatchObject({ score: 95, error: 1, rounds: 1 });
  });

  test('a guess that is removed with its member stays their only one, also if both happen at once', async () => {
    const { db } = store;
    const { place } = createAudienceGuesses(db);
    const right = { ...ROUND, value: tenths(50), guessedAt: NOW };
    for (let n = 0; n < 20; n++) {
      const owner = `eva${n}`;
      await Promise.all([join(`first${n}`, owner), join(`stays${n}`)]);
      const [first, stays] = await Promise.all([
        place({ ...right, memberId: `first${n}`, owner }),
        place({ ...right, memberId: `stays${n}`, owner: `stays${n}` }),
        db.transaction().execute((transaction) => removeMember(transaction, { ...ROUND, owner })),
      ]);
      expect(stays.ok).toBe(true);
      expect(first.ok || first.refusal).toBeOneOf([true, 'no-such-member']);
      await join(`second${n}`, owner);
      const second = await place({ ...right, memberId: `second${n}`, owner });
      expect(second.ok).toBe(!first.ok);
    }
    const { members } = await countAudience(db, ROUND);
    expect(members).toBe(40);
  });

  test('a member who left before guessing can come back and guess once', async () => {
    const { db } = store;
    const { place } = createAudienceGuesses(db);
    const value = tenths(50);
    const guess = (memberId: string) =>
      place({ ...ROUND, memberId, owner: 'eva', value, guessedAt: NOW });
    const leave = () =>
      db
        .transaction()
        .execute((transaction) => removeMember(transaction, { ...ROUND, owner: 'eva' }));
    const results: boolean[] = [];
    for (const memberId of ['first', 'second', 'third']) {
      await join(memberId, 'eva');
      await leave();
      await join(`${memberId}-again`, 'eva');
      results.push((await guess(`${memberId}-again`)).ok);
      await leave();
    }
    expect(results).toEqual([true, false, false]);
    const rounds = await listLeftRounds(db, 'eva');
    expect(rounds).toEqual([{ id: 'round', room_id: 'room' }]);
  });

  test('a refused guess does not affect the other guesses of its tick', async () => {
    await Promise.all([join('eva'), join('finn'), join('gus')]);
    const { place } = createAudienceGuesses(store.db);
    const right = { ...ROUND, memberId: 'eva', owner: 'eva', value: tenths(50), guessedAt: NOW };
    const placed = await Promise.all(
      [
        { ...right, memberId: 'unknown' },
        { ...right, owner: 'finn' },
        { ...right, roomId: 'elsewhere' },
        { ...right, roundId: 'earlier' },
        { ...right, guessedAt: NOW + 31_500 },
        { ...right, memberId: 'finn', owner: 'finn', guessedAt: NOW + 31_499 },
        { ...right, roundId: undefined },
      ].map(place),
    );
    expect(placed.map((each) => each.ok || each.refusal)).toEqual([
      'no-such-member',
      'not-yours',
      'no-such-member',
      'round-over',
      'deadline-passed',
      true,
      true,
    ]);
    expect((await countAudience(store.db, ROUND)).guessed).toBe(2);
  });

  test('a member with twice the time may guess until it is over, while the round is open', async () => {
    await Promise.all([join('eva'), join('finn')]);
    const { place } = createAudienceGuesses(store.db);
    const late = { ...ROUND, memberId: 'eva', owner: 'eva', value: tenths(50) };
    expect(await place({ ...late, guessedAt: NOW + 31_500 })).toEqual(refuse('deadline-passed'));
    await store.db
      .updateTable('audience_member')
      .set({ allowance: 2 })
      .where('id', '=', 'eva')
      .execute();
    expect(await findMember(store.db, 'eva')).toMatchObject({ allowance: 2 });
    expect(await place({ ...late, guessedAt: NOW + 61_500 })).toEqual(refuse('deadline-passed'));
    expect(await place({ ...late, guessedAt: NOW + 61_499 })).toMatchObject({ ok: true });
    const finn = { ...late, memberId: 'finn', owner: 'finn', guessedAt: NOW + 61_499 };
    expect(await place(finn)).toEqual(refuse('deadline-passed'));
  });

  test('many guesses of one tick are all saved, and each is scored', async () => {
    const names = Array.from({ length: 100 }, (_, n) => `m${n}`);
    for (const name of names) await join(name);
    const { place } = createAudienceGuesses(store.db);
    const placed = await Promise.all(
      names.map((memberId, n) =>
        place({ ...ROUND, memberId, owner: memberId, value: tenths(n + 1), guessedAt: NOW }),
      ),
    );
    expect(placed.every((each) => each.ok)).toBe(true);
    await scoreAudience(store.db, { roundId: 'round', answer: tenths(73) });
    const exact = await findMember(store.db, 'm72');
    expect(exact).toMatchObject({ score: 100, error: 0 });
    const near = await findMember(store.db, 'm62');
    expect(near).toMatchObject({ score: 50, error: 10 });
    const places = createAudiencePlaces(store.db);
    expect(await Promise.all([exact!, near!].map(places.find))).toEqual([1, 20]);
  });

  test('a member who never guessed has no place, even if no member has', async () => {
    const names = ['eva', 'finn'] as const;
    for (const name of names) await join(name);
    const { find } = createAudiencePlaces(store.db);
    const findAll = async () => {
      const members = await Promise.all(names.map((name) => findMember(store.db, name)));
      return Promise.all(members.map((member) => find(member!)));
    };
    expect(await findAll()).toEqual([undefined, undefined]);
    const value = tenths(1);
    await createAudienceGuesses(store.db).place({
      ...ROUND,
      memberId: 'eva',
      owner: 'eva',
      value,
      guessedAt: NOW,
    });
    await scoreAudience(store.db, { roundId: 'round', answer: tenths(73) });
    expect(await findAll()).toEqual([1, undefined]);
  });

  function join(id: string, owner = id) {
    const member = { id, roomId: 'room', owner, name: id, avatar: FIRST_AVATAR, joinedAt: NOW };
    return joins.join(member);
  }
});
