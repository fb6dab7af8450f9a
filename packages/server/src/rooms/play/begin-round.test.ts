import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { expect, test } from 'vitest';
import { puzzleNumber } from '../../../testing/daily/daily-under-test.ts';
import { NOW } from '../../../testing/rooms/room-under-test.ts';
import {
  FILMS,
  GET,
  openRoomOf,
  openSessions,
  PLACE,
  START,
} from '../../../testing/rooms/sessions-under-test.ts';
import { schedulePuzzle } from '../../daily/puzzle-records.ts';
import { recordDraw } from '../../films/drawn-films.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from '../../films/sources/film-source.ts';
import { memorySource } from '../../films/sources/memory-source.ts';
import { visitorOfOwner } from '../../identity/callers/visitor.ts';

test('a room waits once for new films from elsewhere, although its players know all films at hand', async () => {
  const source = memorySource(FILMS);
  const waits: number[] = [];
  const drawCandidate: FilmSource['drawCandidate'] = async (request) => {
    waits.push(request.waitsUntil);
    await sessions.pass(4_900);
    return source.drawCandidate(request);
  };
  const sessions = await openSessions([], { films: { ...source, drawCandidate } });
  const room = await openRoomOf(sessions, {});
  for (const { id: filmId } of FILMS) {
    const visitorId = visitorOfOwner('ana');
    await recordDraw(sessions.db, { visitorId, filmId, drawnAt: NOW });
  }
  const began = sessions.now();
  const { movie } = (await sessions.ask('ana', START, { id: room.id })).data.createSessionRound;
  expect(movie).toMatchObject({ title: expect.stringMatching(/^Reel/) });
  expect(waits).toEqual([began + DRAW_PATIENCE_MS]);
  await sessions.close();
});

test('a room gets no film of the last fourteen dailies while there are others', async () => {
  const sessions = await openSessions();
  const latest = latestOpenNumber(sessions.now());
  const [spare, ...others] = FILMS;
  for (const [nth, film] of others.entries()) {
    const number = puzzleNumber(latest - nth);
    await schedulePuzzle(sessions.db, { number, film, reviewId: 'review-1' });
  }
  const room = await openRoomOf(sessions, {});
  const { movie } = (await sessions.ask('ana', START, { id: room.id })).data.createSessionRound;
  expect(movie).toMatchObject({ title: spare!.title });
  await sessions.close();
});

test('a host continues right after the last guess, although the audience’s guesses are not counted yet', async () => {
  const sessions = await openSessions();
  const room = await openRoomOf(sessions, { settings: { is_audience_session: true } });
  const guessAll = async () => {
    for (const name of ['ana', 'ben']) {
      const guess = { id: room.id, value: 7, connection: room.seat(name) };
      expect((await sessions.ask(name, PLACE, guess)).code).toBeUndefined();
    }
  };
  await sessions.ask('ana', START, { id: room.id });
  // Otherwise the clock might count them first.
  await sessions.rooms.clock.stop();
  await guessAll();
  const finish = { type: 'finish', room: room.id };
  expect((await sessions.command('carl', finish)).code).toBe('NOT_SEATED');
  const seen = await sessions.ask('ana', GET, { id: room.id });
  expect(seen.data.getPublicSession).toMatchObject({ phase: 'GUESSING' });
  const next = await sessions.ask('ana', START, { id: room.id, number: 2 });
  expect(next.data.createSessionRound).toMatchObject({ round_number: 2 });
  await guessAll();
  await sessions.command('ana', finish);
  const over = await sessions.ask('ana', GET, { id: room.id });
  expect(over.data.getPublicSession).toMatchObject({ phase: 'OVER' });
  await sessions.close();
});
