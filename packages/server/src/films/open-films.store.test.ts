import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { MOST_SUGGESTIONS } from '@outoften/rules/names/people-search';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FilmsUnderTest, openFilmsUnderTest } from '../../testing/films/films-under-test.ts';
import { STAND_IN_KEY } from '../../testing/films/stand-in-under-test.ts';
import { type OpenStore, STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { BREAKER } from '../platform/outside/outside-api.ts';

const [ACTOR] = CATALOGUE[0]!.cast;

describe.each(STORES_UNDER_TEST)('people on $name', (underTest) => {
  let store: OpenStore;
  let opened: FilmsUnderTest;
  beforeEach(async () => {
    store = await underTest.openMigrated();
    opened = await openFilmsUnderTest(store.db, { withGraph: true });
    await opened.atRest();
  });
  afterEach(async () => {
    await opened.close();
    await store.close();
  });

  test('both services are named as origins', () => {
    expect(opened.films.origins).toEqual(['catalogue', 'tmdb', 'knowledge-graph']);
  });

  test('the knowledge graph’s person comes first, then those of the film database', async () => {
    const found = await opened.films.searchPeople(ACTOR!.name);
    expect(found[0]).toMatchObject({ id: expect.stringMatching(/^kg:/), name: ACTOR!.name });
    expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
    const common = await opened.films.searchPeople('john');
    expect(common.length).toBeLessThanOrEqual(MOST_SUGGESTIONS);
    expect(common.length).toBeGreaterThan(1);
  });

  test('one person is requested, with the key', async () => {
    await opened.films.searchPeople(ACTOR!.name);
    const asked = opened.standIn.asked.find((address) => address.startsWith('/graph/'));
    expect(Object.fromEntries(new URLSearchParams(asked?.split('?')[1]))).toEqual({
      query: ACTOR!.name,
      types: 'Person',
      limit: '1',
      key: STAND_IN_KEY,
    });
  });

  test('a name is requested once a day', async () => {
    const found = await opened.films.searchPeople(ACTOR!.name);
    const before = searches().length;
    expect(await opened.films.searchPeople(` ${ACTOR!.name.toUpperCase()}`)).toEqual(found);
    expect(searches()).toHaveLength(before);
    await opened.clock.advance(24 * 60 * 60 * 1000);
    await opened.films.searchPeople(ACTOR!.name);
    expect(searches()).toHaveLength(2 * before);
  });

  test('no request is sent for fewer than four characters', async () => {
    expect(await opened.films.searchPeople('joh')).toEqual([]);
    expect(await opened.films.searchPeople('    ')).toEqual([]);
    expect(searches()).toEqual([]);
  });

  test.each(['down', 'silent', 'html', 'other-shape', 'wrong-token'] as const)(
    'the film database is %s: the catalogue’s people are still found',
    async (failure) => {
      opened.standIn.switch({ failure });
      const searching = opened.films.searchPeople(ACTOR!.name);
      expect(await opened.clock.elapse(searching, opened.isBusy)).toBeLessThan(10_000);
      expect((await searching).map(({ name }) => name)).toEqual([ACTOR!.name]);
      expect(opened.faults.map(String).join()).not.toContain(STAND_IN_KEY);
    },
  );

  test('the film database is away after a failed request, until one is answered', async () => {
    expect(opened.databaseState()).toBe('ok');
    opened.standIn.switch({ failure: 'down' });
    await opened.clock.elapse(opened.films.searchPeople('harrison ford'), opened.isBusy);
    expect(opened.databaseState()).toBe('away');
    opened.standIn.switch({});
    await opened.clock.advance(BREAKER.pauseMs);
    await opened.clock.elapse(opened.films.searchPeople('carrie fisher'), opened.isBusy);
    expect(opened.databaseState()).toBe('ok');
  });

  function searches() {
    return opened.standIn.asked.filter((address) => /person|graph/.test(address));
  }
});
