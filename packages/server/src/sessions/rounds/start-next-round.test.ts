import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenStore, openStoreUnderTest } from '../../db/stores-under-test.ts';
import { recordDraw } from '../../films/drawn-films.ts';
import { DRAW_PATIENCE_MS } from '../../films/film-source.ts';
import { memorySource } from '../../films/memory-source.ts';
import { type FilmsUnderTest, openFilmsUnderTest } from '../../films/tmdb/films-under-test.ts';
import { visitorOfAccount } from '../../sign-in/visitor.ts';
import { NOW } from '../room-under-test.ts';
import {
  FILMS,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  START,
} from '../sessions-under-test.ts';

/** As long as a request may take, and no failure. */
const SLOW = { delayMs: 4_900 };

let store: OpenStore;
let opened: FilmsUnderTest;
let sessions: SessionsUnderTest;
beforeEach(async () => {
  store = await openStoreUnderTest();
  const catalogue = memorySource(FILMS);
  opened = await openFilmsUnderTest(store.db, { catalogue, switches: SLOW, start: NOW });
  sessions = await openSessions([], { films: opened.films });
});
afterEach(async () => {
  await sessions.close();
  await opened.close();
  await store.close();
});

test('a room waits once for films elsewhere, though all that are at hand were shown to its players lately', async () => {
  const room = await openRoomOf(sessions, {});
  for (const { id: filmId } of FILMS) {
    const visitorId = visitorOfAccount('ana');
    await recordDraw(sessions.db, { visitorId, filmId, drawnAt: NOW });
  }
  const starting = sessions.ask('ana', START, { id: room.id });
  const took = await opened.clock.elapse(starting, opened.isBusy);
  const { movie } = (await starting).data.createSessionRound;
  expect(movie).toMatchObject({ title: expect.stringMatching(/^Reel/), notice: 'CATALOGUE_FILMS' });
  expect(took).toBeGreaterThanOrEqual(DRAW_PATIENCE_MS);
  expect(took).toBeLessThan(2 * DRAW_PATIENCE_MS - 1_000);
});
