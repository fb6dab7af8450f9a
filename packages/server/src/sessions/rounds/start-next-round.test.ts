import { expect, test } from 'vitest';
import { recordDraw } from '../../films/drawn-films.ts';
import { DRAW_PATIENCE_MS, type FilmSource } from '../../films/film-source.ts';
import { memorySource } from '../../films/memory-source.ts';
import { visitorOfAccount } from '../../sign-in/visitor.ts';
import { NOW } from '../room-under-test.ts';
import { FILMS, openRoomOf, openSessions, START } from '../sessions-under-test.ts';

test('a room waits once for films elsewhere, though all that are at hand were shown to its players lately', async () => {
  const source = memorySource(FILMS);
  const waits: number[] = [];
  const drawCandidate: FilmSource['drawCandidate'] = async (wish) => {
    waits.push(wish.waitsUntil);
    await sessions.pass(4_900);
    return source.drawCandidate(wish);
  };
  const sessions = await openSessions([], { films: { ...source, drawCandidate } });
  const room = await openRoomOf(sessions, {});
  for (const { id: filmId } of FILMS) {
    const visitorId = visitorOfAccount('ana');
    await recordDraw(sessions.db, { visitorId, filmId, drawnAt: NOW });
  }
  const began = sessions.now();
  const { movie } = (await sessions.ask('ana', START, { id: room.id })).data.createSessionRound;
  expect(movie).toMatchObject({ title: expect.stringMatching(/^Reel/) });
  expect(waits).toEqual([began + DRAW_PATIENCE_MS, began + DRAW_PATIENCE_MS]);
  await sessions.close();
});
