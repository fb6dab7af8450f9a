import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { genreId } from '@outoften/rules/film/genre';
import { ok } from '@outoften/rules/result';
import type { SeatId } from '@outoften/rules/room/seat';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CREATE_SESSION,
  FILMS,
  openRoomOf,
  openSessions,
  type SessionsUnderTest,
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';

const DELETE_SESSION =
  'mutation ($id: ID!) { deleteSession(input: { id: $id }) { id stage_key owner } }';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

test('an account can open thirty sessions in an hour at most', async () => {
  const codeOfOpening = async (who: string) => (await sessions.ask(who, CREATE_SESSION)).code;
  for (let n = 0; n < 30; n++) expect(await codeOfOpening('ana')).toBeUndefined();
  expect(await codeOfOpening('ana')).toBe('TOO_MANY_REQUESTS');
  expect(await codeOfOpening('ben')).toBeUndefined();
  await sessions.pass(60 * 60_000);
  expect(await codeOfOpening('ana')).toBeUndefined();
});

test('the host who ends a session gets its stage key', async () => {
  const { session } = await openRoomOf(sessions, {});
  const ended = await sessions.ask('ana', DELETE_SESSION, { id: session.id });
  const { id, stage_key } = session;
  expect(ended.data.deleteSession).toEqual({ id, stage_key, owner: 'ana' });
});

test('a deputy who ends a session does not get its stage key', async () => {
  const room = await openRoomOf(sessions, {});
  const deputy = room.seat('ben') as SeatId;
  await sessions.rooms.rooms.keeper.change(room.id, (before) =>
    ok({ room: { ...before, deputy }, value: undefined }),
  );
  const { id } = room.session;
  const ended = await sessions.ask('ben', DELETE_SESSION, { id });
  expect(ended.data.deleteSession).toEqual({ id, stage_key: null, owner: null });
});

test('a session opens with a filter only if there is a matching film for each round', async () => {
  const genre_ids = FILMS[0]?.genres.map(genreId) ?? [];
  const ofGenres = { genre_ids: [...new Set([...genre_ids, 28, 12, 16])] };
  const open = (settings: object) => sessions.ask('ana', CREATE_SESSION, { settings });
  const refused = await open({ ...ofGenres, max_rounds: FILMS.length + 1 });
  expect(refused).toMatchObject({ code: 'INVALID_FILTER', refusal: 'too-few-films' });
  expect(refused.body).toContain('Fewer films fit than the game has rounds.');
  expect((await open({ ...ofGenres, max_rounds: FILMS.length })).code).toBeUndefined();
  expect((await open({ max_rounds: FILMS.length + 1 })).code).toBeUndefined();
});

test('a room keeps its filter and rounds although fewer films match than it has rounds', async () => {
  const room = await openRoomOf(sessions, {});
  const change = (settings: object) =>
    sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, settings } });
  expect(await change({ programme: 'HORROR' })).toMatchObject({ refusal: 'too-few-films' });
  const kept = await sessions.rooms.rooms.keeper.read(room.id);
  expect(kept?.room.filter).toEqual(ANY_FILM);
  expect((await change({ max_rounds: 1 })).code).toBeUndefined();
});
