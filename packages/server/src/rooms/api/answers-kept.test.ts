import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { tenths } from '@outoften/rules/rating';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  FILMS,
  GET,
  JOIN,
  openRoomOf,
  openSessions,
  PLACE,
  RESUME,
  type SessionsUnderTest,
  START,
  UNLOCK,
} from '../../../testing/rooms/sessions-under-test.ts';
import { keepSchedule } from '../../daily/daily-schedule.ts';

/** Ratings that occur nowhere else in what is sent. */
const RATINGS = [8.9, 3.7, 6.7, 2.3];

const MOVIE = 'query ($id: ID!) { movie(id: $id) }';
const LEAVE = 'mutation ($id: ID!) { leaveSession(connection_id: $id) { id } }';
const DRAW = 'mutation { drawMovie }';
const PUZZLE = `query ($id: ID!) { getMovieDle(id: $id) {
  number movie_id correct_score puzzle viewers } }`;
const CHALLENGE =
  'mutation ($id: ID!) { createChallenge(movie_id: $id, guess: 50, language: "en") { token } }';
const ANSWER = 'query ($token: String!) { challenge(token: $token) { movie } }';
const SHARE = `mutation ($result: DailyResult!) {
  shareDailyResult(result: $result, streak: 0, language: "en") { token alt } }`;
const LIST = '{ listMovieDles(limit: 100) { items { number movie_id correct_score } } }';
const MERGE = `mutation ($results: [DailyResult!]!) {
  mergeDailyResults(results: $results) }`;
const MINE = '{ myDailyResults }';
const EXPORT = `{ exportMyData { player { daily_guesses average_accuracy }
  drawn_movies { movie_id } daily_results } }`;

/** Ben is Ana's second account; Eva is her third, in the audience. */
const ATTACKERS = ['ana', 'ben', 'eva'];

let sessions: SessionsUnderTest;
beforeEach(async () => {
  const films = FILMS.map((film, n) => ({ ...film, rating: tenths(RATINGS[n]! * 10) }));
  sessions = await openSessions(films);
});
afterEach(() => sessions.close());

describe('while a round is open', () => {
  test('no operation shows two accounts in the room its answer', async () => {
    const room = await openAttackedRoom();
    const learned: string[] = [];
    const read = async (who: string, query: string, variables: object = {}) => {
      const answer = await sessions.ask(who, query, variables);
      learned.push(answer.body);
      return answer;
    };
    await read('ben', PLACE, { id: room.id, value: 6.1, connection: room.seat('ben') });
    for (const hint of ['POSTER', 'OVERVIEW', 'REVIEW']) {
      await read('ben', UNLOCK, { connection: room.seat('ben'), hint });
    }
    await read('eva', PLACE, { id: room.id, value: 5.2, connection: room.member });
    for (const who of ATTACKERS) {
      await read(who, GET, { id: room.id });
      await read(who, RESUME, { code: room.code });
      expect(await read(who, `{ movie(id: "${room.film}") }`)).toMatchObject({
        code: 'ROUND_OPEN',
      });
      expect(await read(who, CHALLENGE, { id: room.film })).toMatchObject({ code: 'ROUND_OPEN' });
      const { token } = (await sessions.ask('dan', CHALLENGE, { id: room.film })).data
        .createChallenge;
      expect(await read(who, ANSWER, { token })).toMatchObject({ code: 'ROUND_OPEN' });
      for (let times = 0; times < 60; times++) await read(who, DRAW);
      const listed = await read(who, LIST);
      const puzzles: readonly Puzzle[] = listed.data.listMovieDles.items;
      const ofFilm = puzzles.filter(({ movie_id }) => movie_id === room.film);
      expect(ofFilm).not.toEqual([]);
      for (const { number, movie_id } of puzzles) {
        const answer = await read(who, PUZZLE, { id: String(number) });
        expect(answer.code).toBe(movie_id === room.film ? 'ROUND_OPEN' : undefined);
      }
      expect((await read(who, MERGE, { results: ofFilm.map(aResult) })).data).toEqual({
        mergeDailyResults: [],
      });
      for (const puzzle of ofFilm) {
        const shared = await read(who, SHARE, { result: aResult(puzzle) });
        expect(shared.code).toBe('ROUND_OPEN');
      }
      await read(who, MINE);
      const exported = await read(who, EXPORT);
      expect(exported.data.exportMyData.player).toEqual({
        daily_guesses: 0,
        average_accuracy: null,
      });
    }
    expect(learned.filter((text) => shows(text, room.answer))).toEqual([]);
    expect(learned.some((text) => RATINGS.some((rating) => shows(text, rating)))).toBe(true);
  });

  test('a member of the audience who left cannot look the film up, and can still come back and guess', async () => {
    const room = await openAttackedRoom();
    const lookUp = async () => (await sessions.ask('eva', MOVIE, { id: room.film })).code;
    await sessions.ask('eva', LEAVE, { id: room.member });
    expect(await lookUp()).toBe('ROUND_OPEN');
    // Who asks for a seat leaves the audience too.
    await comeIn(true);
    await sessions.ask('eva', LEAVE, { id: await comeIn(false) });
    expect(await lookUp()).toBe('ROUND_OPEN');
    const guess = async () => ({ id: room.id, value: 5.2, connection: await comeIn(true) });
    expect((await sessions.ask('eva', PLACE, await guess())).code).toBeUndefined();
    await sessions.ask('eva', LEAVE, { id: await comeIn(true) });
    expect((await sessions.ask('eva', PLACE, await guess())).code).toBe('ALREADY_GUESSED');
    await sessions.ask('eva', LEAVE, { id: await comeIn(true) });
    for (const who of ['ana', 'ben']) {
      await sessions.ask(who, PLACE, { id: room.id, value: 6.1, connection: room.seat(who) });
    }
    await sessions.pass(2_000);
    expect(await lookUp()).toBeUndefined();

    async function comeIn(asAudience: boolean): Promise<string> {
      const joined = await sessions.ask('eva', JOIN, { code: room.code, asAudience });
      return joined.data.createPlayerSessionConnection.id;
    }
  });

  test('a result that was merged before is withheld too, and can be read again afterwards', async () => {
    const room = await openAttackedRoom();
    const number = latestOpenNumber(sessions.now());
    const result = aResult({ number, movie_id: room.film });
    await sessions.db
      .insertInto('daily_result')
      .values({
        owner: 'ben',
        number,
        film_id: room.film,
        guess: 61,
        rating: room.answer * 10,
        hints_bought: '[]',
        credited: 0,
        wrong_names: 0,
        on_time: 1,
        finished_at: result.finishedAt,
      })
      .execute();
    const told = async () => [
      (await sessions.ask('ben', MINE)).data.myDailyResults.length,
      (await sessions.ask('ben', EXPORT)).data.exportMyData.daily_results.length,
      (await sessions.ask('ben', MERGE, { results: [] })).data.mergeDailyResults.length,
    ];
    expect(await told()).toEqual([0, 0, 0]);
    for (const who of ['ana', 'ben']) {
      await sessions.ask(who, PLACE, { id: room.id, value: 6.1, connection: room.seat(who) });
    }
    await sessions.pass(2_000);
    expect(await told()).toEqual([1, 1, 1]);
  });
});

type Puzzle = Readonly<{ number: number; movie_id: string }>;

/** Whether the text has the rating, in points or in tenths. */
function shows(text: string, rating: number): boolean {
  return text.includes(`:${rating}`) || text.includes(`"rating":${rating * 10},`);
}

/** Opens a room and begins its round before there are dailies, so that some of them have the same film. */
async function openAttackedRoom() {
  const room = await openRoomOf(sessions, {
    settings: { is_audience_session: true, allow_hints: true },
  });
  const joined = await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
  const member: string = joined.data.createPlayerSessionConnection.id;
  await sessions.ask('ana', START, { id: room.id });
  const kept = await sessions.rooms.rooms.keeper.read(room.id);
  const progress = kept?.room.progress;
  if (progress?.phase !== 'guessing') throw new Error('No round was begun.');
  await keepSchedule({ ...sessions.parts, packedFilms: new Set() });
  return { ...room, member, film: progress.round.filmId, answer: progress.round.answer / 10 };
}

function aResult({ number, movie_id }: Puzzle) {
  return {
    number,
    filmId: movie_id,
    guess: 61,
    hintsBought: [],
    credited: 0,
    wrongNames: 0,
    onTime: true,
    finishedAt: sessions.now(),
  };
}
