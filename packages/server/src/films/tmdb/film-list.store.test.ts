import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { expect, test } from 'vitest';
import { openFilmsUnderTest } from '../../../testing/films/films-under-test.ts';
import { STORES_UNDER_TEST } from '../../../testing/platform/stores-under-test.ts';
import { DRAW_PATIENCE_MS } from '../sources/film-source.ts';
import { PAGES_OF_ALL } from './film-list.ts';

test('a band without enough films on three pages is requested by its ratings, and its films are drawn', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const [known] = CATALOGUE;
  const good = Array.from({ length: 200 }, (_, nth) => ({
    ...known!,
    id: nth + 1,
    voteAverage: 7.2,
  }));
  const bad = { ...known!, id: 1000, voteAverage: 4.9 };
  const opened = await openFilmsUnderTest(store.db, { films: [...good, bad], random: () => 0 });
  await opened.atRest();
  const pages = opened.standIn.asked.flatMap(
    (address) => /discover\/movie\?(.*)/.exec(address)?.[1] ?? [],
  );
  const bounds = pages.map((query) => {
    const asked = new URLSearchParams(query);
    return [asked.get('vote_average.gte'), asked.get('vote_average.lte')];
  });
  expect(bounds.slice(0, PAGES_OF_ALL)).toEqual(Array(PAGES_OF_ALL).fill([null, null]));
  expect(bounds.slice(PAGES_OF_ALL)).toEqual([
    [null, '4.949'],
    ['4.950', '5.949'],
    ['5.950', '6.949'],
    ['7.950', null],
  ]);
  const drawn = await opened.films.drawCandidate({
    filter: ANY_FILM,
    avoid: new Set(),
    random: () => 0,
    waitsUntil: opened.clock.now() + DRAW_PATIENCE_MS,
  });
  expect(drawn).toMatchObject({ id: '1000', rating: 49 });
  await opened.close();
  await store.close();
});

test('the films in the database’s lists are counted', async () => {
  const store = await STORES_UNDER_TEST[0]!.openMigrated();
  const [known] = CATALOGUE;
  const films = Array.from({ length: 45 }, (_, nth) => ({ ...known!, id: nth + 1 }));
  const opened = await openFilmsUnderTest(store.db, { films, random: () => 0 });
  await opened.atRest();
  expect(await opened.films.count(ANY_FILM)).toBe(45);
  await opened.close();
  await store.close();
});
