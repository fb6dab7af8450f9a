import { setImmediate as nextTurn } from 'node:timers/promises';
import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aDailyResult } from '../../../testing/daily/daily-under-test.ts';
import {
  type BreakableStore,
  breakable,
} from '../../../testing/platform/breakable-store-under-test.ts';
import { type OpenStore, SQLITE } from '../../../testing/platform/stores-under-test.ts';
import {
  type TimersUnderTest,
  timersUnderTest,
} from '../../../testing/platform/timers-under-test.ts';
import { aNewPlayer } from '../../../testing/players/player-builder.ts';
import {
  openSessions,
  type SessionsUnderTest,
} from '../../../testing/rooms/sessions-under-test.ts';
import { listDrawnFilms } from '../../films/drawn-films.ts';
import { ownerOfGuest } from '../../identity/callers/caller.ts';
import { visitorOfOwner } from '../../identity/callers/visitor.ts';
import { createStoreAccess, STORE_PATIENCE_MS } from '../../platform/db/health/store-access.ts';
import { createStoreWatch, probeWriter } from '../../platform/db/health/store-watch.ts';
import { createPlayer } from '../../players/create-player.ts';

const GUEST = `guest-${'ab'.repeat(12)}`;

const DRAW = 'mutation { drawMovie }';
const LIST = `query ($limit: Int) { listMovieDles(limit: $limit) { items { number } } }`;
const GET = 'query ($id: ID!) { getMovieDle(id: $id) { number correct_score puzzle } }';
const MERGE = 'mutation ($results: [DailyResult!]!) { mergeDailyResults(results: $results) }';

let opened: OpenStore;
let broken: BreakableStore;
let timers: TimersUnderTest;
let sessions: SessionsUnderTest;
let latest: number;
/** The film that the guest got while the store was there. */
let shown: string;
beforeEach(async () => {
  opened = await SQLITE.openMigrated();
  broken = breakable(opened.db);
  timers = timersUnderTest();
  const write = probeWriter({ db: broken.db, now: timers.now });
  const watch = createStoreWatch({ write, freeBytes: async () => undefined, clock: timers });
  const store = createStoreAccess({ watch, timers, isRemote: true });
  await createPlayer(opened.db, aNewPlayer('Ana', { owner: 'ana' }));
  sessions = await openSessions(undefined, { db: broken.db, store });
  latest = latestOpenNumber(sessions.now());
  // While the store is there, each caller is identified once and today's puzzle is read.
  for (const caller of [undefined, 'ana']) await sessions.ask(caller, DRAW);
  shown = (await sessions.ask(GUEST, DRAW)).data.drawMovie.id;
  await sessions.ask(undefined, GET, { id: String(latest) });
});
afterEach(async () => {
  broken.mend();
  await sessions.close();
  await opened.close();
});

describe.each(['refuses', 'does not answer'] as const)('while the store %s', (way) => {
  beforeEach(async () => {
    if (way === 'refuses') broken.refuse();
    else broken.freeze();
    // The first call notices that the store is away.
    const first = sessions.ask(undefined, DRAW);
    for (let turn = 0; turn < 4; turn++) {
      await settle();
      timers.pass(STORE_PATIENCE_MS);
    }
    expect((await first).code).toBeUndefined();
  });

  test.each([
    { name: 'a browser without a token', caller: undefined },
    { name: 'a guest', caller: GUEST },
    { name: 'an account', caller: 'ana' },
  ])('$name can draw a film with everything that a game needs', async ({ caller }) => {
    const { data } = await sessions.ask(caller, DRAW);
    expect(data.drawMovie).toMatchObject({ rating: 73, reviews: [{}] });
    expect(data.drawMovie.cast).toHaveLength(4);
  });

  test('a guest gets no film twice, and the draws are saved once the store is back', async () => {
    const drawn: string[] = [];
    for (let nth = 0; nth < 3; nth++) {
      drawn.push((await sessions.ask(GUEST, DRAW)).data.drawMovie.id);
    }
    expect(new Set(drawn).size).toBe(3);
    broken.mend();
    timers.pass(2_000);
    await settle();
    const saved = await listDrawnFilms(opened.db, ofGuest);
    expect(new Set(saved)).toEqual(new Set([shown, ...drawn]));
  });

  test('a visitor can draw no more films in an hour than usual', async () => {
    for (let nth = 0; nth < 240; nth++) await sessions.ask(GUEST, DRAW);
    expect((await sessions.ask(GUEST, DRAW)).code).toBe('TOO_MANY_REQUESTS');
  });

  test.each([undefined, GUEST, 'ana'])('the caller %s gets today’s puzzle', async (caller) => {
    expect((await sessions.ask(caller, LIST, { limit: 1 })).data.listMovieDles.items).toEqual([
      { number: latest },
    ]);
    const { data } = await sessions.ask(caller, GET, { id: String(latest) });
    expect(data.getMovieDle).toMatchObject({ number: latest, correct_score: 7.3 });
  });

  test('a puzzle that is not in memory is refused as unavailable', async () => {
    expect((await sessions.ask(undefined, GET, { id: String(latest - 60) })).code).toBe(
      'UNAVAILABLE',
    );
  });

  test('an account’s result is refused, and accepted once the store is back', async () => {
    const movie = await sessions.ask(
      undefined,
      '{ listMovieDles(limit: 1) { items { movie_id } } }',
    );
    const film = movie.data.listMovieDles.items[0].movie_id;
    const results = [aDailyResult({ number: latest, filmId: film })];
    if (way === 'refuses') {
      expect((await sessions.ask('ana', MERGE, { results })).code).toBe('UNAVAILABLE');
    }
    broken.mend();
    timers.pass(2_000);
    await settle();
    const merged = await sessions.ask('ana', MERGE, { results });
    expect(merged.data.mergeDailyResults).toMatchObject([{ number: latest }]);
  });
});

const ofGuest = visitorOfOwner(ownerOfGuest(GUEST));

/** Waits for all work that needs no timer. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await nextTurn();
}
