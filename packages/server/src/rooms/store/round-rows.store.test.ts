import type { Kysely, KyselyPlugin } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { aRoom, NOW } from '../../../testing/rooms/room-under-test.ts';
import { FILMS } from '../../../testing/rooms/sessions-under-test.ts';
import type { Database } from '../../platform/db/tables.ts';
import { insertRoom } from './room-rows.ts';
import { insertRound, keepRoundFilms } from './round-rows.ts';

const GAME = { roomId: 'room', game: 1 };

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    await insertRoom(store.db, { room: aRoom(), sessionId: 'session', owner: 'ana', now: NOW });
  });
  afterEach(() => store.close());

  test('the films of all finished rounds of a game are found with one query', async () => {
    const rounds = [];
    for (const number of [1, 2, 3, 4]) rounds.push(await play({ number }));
    const { db, queries } = counted(store.db);
    const find = keepRoundFilms(db).findPast(GAME);
    expect(await Promise.all(rounds.map(({ id }) => find(id)))).toEqual(rounds);
    expect(queries()).toBe(1);
  });

  test('films in memory are not searched, and found films are kept in memory', async () => {
    const rounds = [await play({ number: 1 }), await play({ number: 2 })];
    const { db, queries } = counted(store.db);
    const films = keepRoundFilms(db);
    for (const round of rounds) films.note(round);
    expect(rounds.map(({ id }) => films.findPast(GAME)(id))).toEqual(rounds);
    expect(queries()).toBe(0);
    const third = await play({ number: 3 });
    expect(await films.findPast(GAME)(third.id)).toEqual(third);
    expect(films.find(third.id)).toEqual(third);
  });

  test('rounds of an earlier game and an open round do not count as finished', async () => {
    const earlier = await play({ number: 1 });
    const open = await play({ number: 1, game: 2, result: null });
    const find = keepRoundFilms(store.db).findPast({ ...GAME, game: 2 });
    expect(await find(earlier.id)).toBeUndefined();
    expect(await find(open.id)).toBeUndefined();
  });

  async function play({
    number,
    game = 1,
    result = '{}',
  }: Readonly<{ number: number; game?: number; result?: string | null }>) {
    const film = FILMS[number - 1];
    if (film === undefined) throw new RangeError(`no film ${number}`);
    const id = `round-${game}-${number}`;
    const stored = { id, roomId: 'room', film, posterKey: `key-${id}`, reviewId: 'review' };
    await insertRound(store.db, { ...stored, game, number });
    await store.db.updateTable('room_round').set({ result }).where('id', '=', id).execute();
    return JSON.parse(JSON.stringify(stored));
  }
});

function counted(db: Kysely<Database>) {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), queries: () => count };
}
