import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aFilm } from '../../testing/films/film-builder.ts';
import {
  type OpenStore,
  SQLITE,
  STORES_UNDER_TEST,
} from '../../testing/platform/stores-under-test.ts';
import { listDrawnFilms, recordDraw } from '../films/drawn-films.ts';
import { FILM_KEPT_MS, findStoredFilm, storeFilm } from '../films/tmdb/stored-films.ts';
import { ownerOfGuest } from '../identity/callers/caller.ts';
import { visitorOfOwner } from '../identity/callers/visitor.ts';
import { findStoredAnswer, storeAnswer } from '../platform/outside/stored-answers.ts';
import { removeExpired, startExpiry } from './expiry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_760_000_000_000;

afterEach(() => void vi.useRealTimers());

describe.each(STORES_UNDER_TEST)('on $name', (underTest) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await underTest.openMigrated();
  });
  afterEach(() => store.close());

  test('a visitor who was away for more than 30 days is forgotten, and one who came back is not', async () => {
    const { db } = store;
    await recordDraw(db, { visitorId: 'ana', filmId: '539', drawnAt: NOW - 31 * DAY_MS });
    await recordDraw(db, { visitorId: 'ben', filmId: '539', drawnAt: NOW - 31 * DAY_MS });
    await recordDraw(db, { visitorId: 'ben', filmId: '935', drawnAt: NOW - 29 * DAY_MS });
    await removeExpired(db, NOW);
    expect(await listDrawnFilms(db, 'ana')).toEqual([]);
    expect(await listDrawnFilms(db, 'ben')).toEqual(['539', '935']);
  });

  test('a guest’s films are forgotten a day after the last draw, and those of an account are not', async () => {
    const { db } = store;
    const guest = visitorOfOwner(ownerOfGuest('a-guest-id'));
    const present = visitorOfOwner(ownerOfGuest('another-guest-id'));
    for (const visitorId of [guest, visitorOfOwner('ana')]) {
      await recordDraw(db, { visitorId, filmId: '539', drawnAt: NOW - DAY_MS - 1 });
    }
    await recordDraw(db, { visitorId: present, filmId: '539', drawnAt: NOW - DAY_MS });
    await removeExpired(db, NOW);
    expect(await listDrawnFilms(db, guest)).toEqual([]);
    expect(await listDrawnFilms(db, present)).toEqual(['539']);
    expect(await listDrawnFilms(db, visitorOfOwner('ana'))).toEqual(['539']);
  });

  test('a reserved name is free after a day, and a player’s name never', async () => {
    const { db } = store;
    const names = [
      { name: 'early', hold: 'later', reserved_at: NOW - DAY_MS - 1 },
      { name: 'late', hold: 'later', reserved_at: NOW - DAY_MS + 1 },
      { name: 'kept', hold: 'player', reserved_at: NOW - 400 * DAY_MS },
    ] as const;
    for (const { name, ...rest } of names) {
      const row = { name, name_key: name, id: name, owner: `${name}-owner`, ...rest };
      await db.insertInto('reserved_player_name').values(row).execute();
    }
    await removeExpired(db, NOW);
    const left = await db.selectFrom('reserved_player_name').select('name').execute();
    expect(left.map(({ name }) => name).sort()).toEqual(['kept', 'late']);
  });

  test('answers of a film database are kept for six months at most', async () => {
    const { db } = store;
    const film = (id: string) => aFilm({ id });
    await storeFilm(db, { film: film('old'), fetchedAt: NOW - FILM_KEPT_MS - 1 });
    await storeFilm(db, { film: film('young'), fetchedAt: NOW - FILM_KEPT_MS });
    await storeAnswer(db, { question: 'old', answer: [], fetchedAt: NOW - 31 * DAY_MS });
    await storeAnswer(db, { question: 'young', answer: [], fetchedAt: NOW - 29 * DAY_MS });
    await removeExpired(db, NOW);
    expect(await findStoredFilm(db, { id: 'old', since: 0 })).toBeUndefined();
    expect(await findStoredFilm(db, { id: 'young', since: 0 })).toBeDefined();
    expect(await findStoredAnswer(db, 'old')).toBeUndefined();
    expect(await findStoredAnswer(db, 'young')).toBeDefined();
  });

  test('expired records are removed at the start', async () => {
    const { db } = store;
    await recordDraw(db, { visitorId: 'ana', filmId: '539', drawnAt: NOW - 31 * DAY_MS });
    const stop = startExpiry({
      db,
      now: () => NOW,
      onFault: (fault) => expect.unreachable(String(fault)),
    });
    await vi.waitFor(async () => expect(await listDrawnFilms(db, 'ana')).toEqual([]));
    stop();
  });
});

test('a store that fails is reported, and the next try is an hour later', async () => {
  const { db, close } = await SQLITE.openMigrated();
  await close();
  // Only intervals are faked. Other timers may be polling ones left by earlier files, and an hour of those takes long.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const faults: unknown[] = [];
  const stop = startExpiry({ db, now: () => NOW, onFault: (fault) => faults.push(fault) });
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(faults).toHaveLength(2);
  stop();
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
  expect(faults).toHaveLength(2);
});
