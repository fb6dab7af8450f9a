import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFilm } from '../../../testing/films/film-builder.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { findStoredFilm, listStoredFilms, removeStoredFilm, storeFilm } from './stored-films.ts';

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('a film is found as it was last stored', async () => {
    await storeFilm(store.db, { film: aFilm({ title: 'First' }), fetchedAt: 1000 });
    await storeFilm(store.db, { film: aFilm({ title: 'Second' }), fetchedAt: 2000 });
    expect(await findStoredFilm(store.db, { id: '539', since: 2000 })).toEqual({
      film: aFilm({ title: 'Second' }),
      fetchedAt: 2000,
    });
    expect(await findStoredFilm(store.db, { id: '539', since: 2001 })).toBeUndefined();
    await removeStoredFilm(store.db, '539');
    expect(await findStoredFilm(store.db, { id: '539', since: 0 })).toBeUndefined();
  });

  test('only playable films that match and are recent enough are listed', async () => {
    const films = [
      aFilm({ id: 'old', releaseYear: 1984 }),
      aFilm({ id: 'fits', releaseYear: 1984, genres: ['war', 'music'] }),
      aFilm({ id: 'fits too', releaseYear: 1990, genres: ['music'] }),
      aFilm({ id: 'other genre', releaseYear: 1984, genres: ['western'] }),
      aFilm({ id: 'other year', releaseYear: 2004, genres: ['war'] }),
      aFilm({ id: 'no poster', releaseYear: 1984, genres: ['war'], poster: undefined }),
    ];
    for (const [fetchedAt, film] of films.entries()) {
      await storeFilm(store.db, { film, fetchedAt });
    }
    const filter = { genres: ['war', 'music', 'crime'], fromYear: 1980, toYear: 1990 } as const;
    expect(await listStoredFilms(store.db, { filter, since: 1 })).toEqual(['fits too', 'fits']);
    expect(await listStoredFilms(store.db, { filter: ANY_FILM, since: 0 })).toHaveLength(5);
  });
});
