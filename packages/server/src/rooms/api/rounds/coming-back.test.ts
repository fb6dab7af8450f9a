import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FILMS,
  GET,
  JOIN,
  NAME,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
  UNLOCK,
} from '../../../../testing/rooms/sessions-under-test.ts';
import { memorySource } from '../../../films/sources/memory-source.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('returning to a room', () => {
  test('restores one’s own seat completely, by its secret or its account', async () => {
    const room = await openRoomOf(sessions, { settings: { allow_hints: true } });
    await sessions.ask('ana', START, { id: room.id });
    const connection = room.seat('ben');
    await sessions.ask('ben', UNLOCK, { connection, hint: 'POSTER' });
    await sessions.draft('ben', connection, 61);
    const secret = room.seats.ben?.seat_secret;
    for (const variables of [{ code: room.code }, { connection, secret }]) {
      const back = await sessions.ask('ben', RESUME, variables);
      expect(back.data.resumeSession).toMatchObject({
        id: connection,
        secret,
        place: { state: 'seated' },
        own: { draft: 61, hints: { poster: 'bought', overview: 'locked' }, pointsInHand: 75 },
      });
      const poster = await sessions.app.inject(back.data.resumeSession.own.film.posterPath);
      expect(poster.statusCode).toBe(200);
      expect(poster.headers['content-type']).toBe('image/svg+xml');
    }
    const stolen = await sessions.ask('carl', RESUME, { connection, secret: 'guessed' });
    expect(stolen.code).toBe('NOT_SEATED');
  });

  test('during the reveal restores the wrong names', async () => {
    const room = await openRoomOf(sessions, { settings: { advanced_mode: true } });
    await sessions.ask('ana', START, { id: room.id });
    const connection = room.seat('ben');
    await sessions.ask('ben', NAME, { connection, slot: 2, name: 'Nobody Known' });
    await guess('ben', room, 7.2);
    await guess('ana', room, 7.3);
    await sessions.pass(2_000);
    const back = await sessions.ask('ben', RESUME, { connection });
    expect(back.data.resumeSession).toMatchObject({
      sight: { view: { progress: { phase: 'revealed' } } },
      own: {
        slots: [{}, {}, { state: 'open', wrongNames: ['Nobody Known'] }, {}],
        guess: { value: 72, score: { total: 195 } },
        answer: 73,
      },
    });
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.body).not.toContain('Nobody Known');
    await sessions.ask('ana', START, { id: room.id });
    const next = await sessions.ask('ben', RESUME, { connection });
    expect(next.data.resumeSession.own.slots).toMatchObject(Array(4).fill({ wrongNames: [] }));
  });

  test('a film database’s poster has an address that does not show its film', async () => {
    const asked: unknown[] = [];
    const film = { ...FILMS[0]!, poster: '/posters/tmdb/w500/poster901.jpg' };
    const other = await openSessions([film], {
      fetchPoster: async (poster) => {
        asked.push(poster);
        return { type: 'image/jpeg', content: Readable.from([Buffer.from('jpeg')]) };
      },
    });
    const room = await openRoomOf(other, { settings: { allow_hints: true } });
    await other.ask('ana', START, { id: room.id });
    const connection = room.seat('ben');
    await other.ask('ben', UNLOCK, { connection, hint: 'POSTER' });
    const back = await other.ask('ben', RESUME, { connection });
    expect(back.body).not.toContain('poster901');
    const poster = await other.app.inject(back.data.resumeSession.own.film.posterPath);
    expect(poster.headers['content-type']).toBe('image/jpeg');
    expect(JSON.stringify(poster.headers)).not.toContain('901');
    expect(asked).toEqual([{ size: 'w500', file: 'poster901.jpg' }]);
    const { posterPath } = back.data.resumeSession.own.film;
    await other.app.inject(`${posterPath}?size=w154`);
    await other.app.inject(`${posterPath}?size=original`);
    expect(asked.slice(1)).toMatchObject([{ size: 'w154' }, { size: 'w500' }]);
    await other.close();
  });

  test('players, the audience and the stage can read why the film is not fresh', async () => {
    const films = {
      ...memorySource([]),
      drawCandidate: async () => ({ ...FILMS[0]!, notice: 'stored-films' as const }),
    };
    const other = await openSessions([], { films });
    const room = await openRoomOf(other, { settings: { is_audience_session: true } });
    await other.ask('eva', JOIN, { code: room.code, asAudience: true });
    const started = await other.ask('ana', START, { id: room.id });
    expect(started.data.createSessionRound.movie.notice).toBe('STORED_FILMS');
    const played = await other.ask('ben', RESUME, { connection: room.seat('ben') });
    expect(played.data.resumeSession.own.film.notice).toBe('stored-films');
    const watched = await other.ask('eva', GET, { id: room.id });
    const shown = await other.ask(undefined, GET, { id: room.id, key: room.session.stage_key });
    for (const seen of [watched, shown]) {
      expect(seen.data.getPublicSession.round.movie.notice).toBe('STORED_FILMS');
    }
    await other.close();
  });

  test('if no film is left, the refusal names the filter', async () => {
    const uncounted = { ...memorySource([]), count: async () => undefined };
    const other = await openSessions([], { films: uncounted });
    const filter = {
      genre_ids: [37, 10752, 36],
      minimum_release_year: 1960,
      maximum_release_year: 1970,
    };
    const room = await openRoomOf(other, { settings: filter });
    const refused = await other.ask('ana', START, { id: room.id });
    expect(refused).toMatchObject({ code: 'NO_MOVIE_FITS', refusal: 'no-film-fits' });
    expect(JSON.parse(refused.body).errors[0]).toMatchObject({
      message:
        'There is no film for history, war, or western from 1960 to 1970 that was not shown yet. Choose more genres or years.',
      extensions: { filter: { ...filter, genre_ids: [36, 10752, 37] } },
    });
    await other.close();
  });

  test('a poster is available at its own address only', async () => {
    expect((await sessions.app.inject('/round-posters/539.svg')).statusCode).toBe(404);
  });
});

function guess(
  who: string,
  room: Readonly<{ id: string; seat: (name: string) => string }>,
  value: number,
) {
  return sessions.ask(who, PLACE, { id: room.id, value, connection: room.seat(who) });
}
