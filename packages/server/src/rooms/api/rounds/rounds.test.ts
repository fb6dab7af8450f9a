import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  END,
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
  UPDATE_SESSION,
} from '../../../../testing/rooms/sessions-under-test.ts';

let sessions: SessionsUnderTest;
beforeEach(async () => {
  sessions = await openSessions();
});
afterEach(() => sessions.close());

describe('a round', () => {
  test('is started by the host, with two players or more, one after another', async () => {
    const alone = await openRoomOf(sessions, { guests: [] });
    expect((await sessions.ask('ana', START, { id: alone.id })).code).toBe('TOO_FEW_PLAYERS');
    const room = await openRoomOf(sessions, { settings: { max_rounds: 1 } });
    expect((await sessions.ask('ben', START, { id: room.id })).code).toBe('NOT_HOST');
    expect((await sessions.ask('carl', START, { id: room.id })).code).toBe('NOT_SEATED');
    expect((await sessions.ask('ana', START, { id: room.id, number: 2 })).refusal).toBe(
      'other-round',
    );
    expect((await sessions.ask('ana', START, { id: 'nowhere' })).code).toBe('SESSION_NOT_FOUND');
    const started = await sessions.ask('ana', START, { id: room.id, number: 1 });
    expect(started.data.createSessionRound).toMatchObject({
      round_number: 1,
      is_round_over: false,
      movie_id: null,
      correct_answer: null,
      guesses: [],
    });
    expect((await sessions.ask('ana', START, { id: room.id })).code).toBe('ROUND_OPEN');
    const { id } = started.data.createSessionRound;
    expect((await sessions.ask('ana', END, { id })).code).toBe('NOBODY_GUESSED');
    await guess('ana', room, 7.3);
    expect((await sessions.ask('ben', END, { id })).code).toBe('NOT_HOST');
    const ended = await sessions.ask('ana', END, { id });
    expect(ended.data.updateSessionRound).toMatchObject({
      is_round_over: true,
      correct_answer: 7.3,
      movie: { vote_average: 7.3 },
    });
    expect((await guess('ben', room, 5)).code).toBe('ROUND_OVER');
    expect((await sessions.ask('ana', START, { id: room.id })).code).toBe('NO_MORE_ROUNDS');
  });

  test('accepts one guess in range from each seat for itself, and shows it to that seat only', async () => {
    const room = await openRoomOf(sessions, {});
    await sessions.ask('ana', START, { id: room.id });
    for (const value of [0, -1, 10.1, 7.35, 1e300]) {
      expect((await guess('ben', room, value)).code).toBe('GUESS_OUT_OF_RANGE');
    }
    const forAna = { id: room.id, value: 7, connection: room.seat('ana') };
    expect((await sessions.ask('ben', PLACE, forAna)).refusal).toBe('not-yours');
    const placed = await guess('ben', room, 7);
    expect(placed.data.createPlayerGuess).toMatchObject({
      guess_value: 7,
      player_name: 'Ben',
      score: null,
      accuracy: null,
      points_credited: null,
      distance: null,
      beat_house: null,
      correct_answer: null,
      guess_data: { correct_actor_guess_names: [] },
    });
    expect((await guess('ben', room, 7.3)).code).toBe('ALREADY_GUESSED');
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.connected_players).toMatchObject([
      { player_name: 'Ana', has_guessed: false, player_score: 0 },
      { player_name: 'Ben', has_guessed: true, player_score: 0 },
    ]);
  });

  test('is over once all have guessed, and only then the scores are added to the totals', async () => {
    const room = await openRoomOf(sessions, {});
    await sessions.ask('ana', START, { id: room.id });
    await guess('ana', room, 7.3);
    await guess('ben', room, 5.3);
    await sessions.pass(2_000);
    const seen = await sessions.ask('ben', GET, { id: room.id });
    expect(seen.data.getPublicSession).toMatchObject({
      phase: 'REVEALED',
      round: { is_round_over: true, correct_answer: 7.3 },
      past_rounds: [{ round_number: 1, guesses: [{ score: 100 }, { score: 0 }] }],
      connected_players: [
        { player_score: 100, exact_guesses: 1, total_error: 0 },
        { player_score: 0, total_error: 2 },
      ],
    });
  });

  test('is over in the version of the last guess, whose answer looks like any other', async () => {
    const room = await openRoomOf(sessions, {});
    await sessions.ask('ana', START, { id: room.id });
    await guess('ana', room, 7.3);
    const before = await sessions.parts.rooms.rooms.keeper.read(room.id);
    const last = await guess('ben', room, 5.3);
    expect(last.data.createPlayerGuess).toMatchObject({
      guess_value: 5.3,
      correct_answer: null,
      score: null,
      movie: { vote_average: null },
    });
    const after = await sessions.parts.rooms.rooms.keeper.read(room.id);
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    expect(after?.room.progress.phase).toBe('revealed');
  });

  test('ends at its deadline with the last drafts, and a player who never moved the slider gets no points', async () => {
    const room = await openRoomOf(sessions, { settings: { time_limit: 30 } });
    await sessions.ask('ana', START, { id: room.id });
    const saved = await sessions.draft('ben', room.seat('ben'), 72);
    expect(saved.data).toEqual({ commandRoom: {} });
    await sessions.pass(33_000);
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.round.guesses).toMatchObject([
      { player_name: 'Ana', guess_value: null, score: 0 },
      { player_name: 'Ben', guess_value: 7.2, score: 95 },
    ]);
    expect((await guess('ana', room, 7.3)).code).toBe('ROUND_OVER');
  });

  test('shows what hints cost a seat without a guess, but not hints that were free after a guess', async () => {
    const room = await openRoomOf(sessions, { settings: { time_limit: 30, allow_hints: true } });
    await sessions.ask('ana', START, { id: room.id });
    const unlock = (name: string, hint: string) =>
      sessions.ask(name, UNLOCK, { connection: room.seat(name), hint });
    await unlock('ana', 'REVIEW');
    await unlock('ben', 'OVERVIEW');
    await guess('ben', room, 7.3);
    await unlock('ben', 'REVIEW');
    await sessions.pass(33_000);
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.round.guesses).toMatchObject([
      { player_name: 'Ana', guess_value: null, points_spent: 50 },
      { player_name: 'Ben', guess_data: { review_unlocked: true }, points_spent: 25 },
    ]);
    expect(seen.data.getPublicSession.connected_players).toMatchObject([
      { player_name: 'Ana', points_spent: 50 },
      { player_name: 'Ben', points_spent: 25 },
    ]);
  });

  test('continues automatically if the host says so, up to the podium', async () => {
    const room = await openRoomOf(sessions, { settings: { max_rounds: 2 } });
    for (const name of ['ana', 'ben']) {
      await sessions.parts.rooms.presence.reportHere(room.id, room.seat(name) as never);
    }
    await sessions.ask('ana', UPDATE_SESSION, { input: { id: room.id, auto_next: true } });
    await sessions.ask('ana', START, { id: room.id });
    for (const phase of ['GUESSING', 'OVER']) {
      await guess('ana', room, 7);
      await guess('ben', room, 7);
      await sessions.pass(2_000);
      await sessions.pass(14_000);
      const seen = await sessions.ask('ana', GET, { id: room.id });
      expect(seen.data.getPublicSession.phase).toBe(phase);
    }
    const rematch = { type: 'rematch', room: room.id };
    expect((await sessions.command('ben', rematch)).code).toBe('NOT_HOST');
    await sessions.command('ana', rematch);
    const again = await sessions.ask('ana', GET, { id: room.id });
    expect(again.data.getPublicSession).toMatchObject({ phase: 'LOBBY', game_number: 2 });
  });

  test('sells hints and credits names by the server’s own record', async () => {
    const room = await openRoomOf(sessions, { settings: { advanced_mode: true } });
    const started = await sessions.ask('ana', START, { id: room.id });
    const n = started.data.createSessionRound.movie.title.at(-1);
    const connection = room.seat('ben');
    const bought = await sessions.ask('ben', UNLOCK, { connection, hint: 'OVERVIEW' });
    expect(bought.data.unlockHint).toMatchObject({
      pointsInHand: 75,
      hints: { poster: 'locked', overview: 'bought', review: 'locked' },
    });
    expect(bought.data.unlockHint.film).toEqual({ overview: `overview-of-${n}` });
    expect((await sessions.ask('ben', UNLOCK, { connection, hint: 'OVERVIEW' })).code).toBe(
      'HINT_REFUSED',
    );
    expect((await sessions.ask('ana', UNLOCK, { connection, hint: 'POSTER' })).code).toBe(
      'NOT_SEATED',
    );
    const named = await sessions.ask('ben', NAME, { connection, slot: 0, name: `quill ${n}` });
    expect(named.data.guessActor).toMatchObject({
      pointsInHand: 100,
      slots: [{ state: 'credited', name: `Quill ${n}` }, {}, {}, {}],
    });
    const twice = await sessions.ask('ben', NAME, { connection, slot: 1, name: `Quill ${n}` });
    expect(twice.code).toBe('NAME_REFUSED');
    const placed = await guess('ben', room, 7.3);
    expect(placed.data.createPlayerGuess).toMatchObject({
      score: null,
      guess_data: { summary_unlocked: true, correct_actor_guess_names: [`Quill ${n}`] },
    });
    await sessions.ask('ana', PLACE, { id: room.id, value: 7, connection: room.seat('ana') });
    const over = await sessions.ask('ana', GET, { id: room.id });
    expect(over.data.getPublicSession.round.guesses[1]).toMatchObject({ score: 200 });
  });

  test('shows what hints cost: nothing for a free poster and for hints after the guess', async () => {
    const settings = { allow_hints: true, allow_image: true };
    const room = await openRoomOf(sessions, { settings });
    await sessions.ask('ana', START, { id: room.id });
    const connection = room.seat('ben');
    await sessions.ask('ben', UNLOCK, { connection, hint: 'REVIEW' });
    await guess('ben', room, 7.3);
    const given = await sessions.ask('ben', UNLOCK, { connection, hint: 'OVERVIEW' });
    expect(given.data.unlockHint).toMatchObject({
      hints: { poster: 'given', overview: 'given', review: 'bought' },
      film: { reviews: [{ content: expect.stringMatching(/^review-of-/) }] },
    });
    await guess('ana', room, 7.3);
    await sessions.pass(2_000);
    const seen = await sessions.ask('ana', GET, { id: room.id });
    expect(seen.data.getPublicSession.round.guesses[1]).toMatchObject({
      points_spent: 50,
      guess_data: { summary_unlocked: true, bought_hints: ['REVIEW'] },
    });
  });

  test('sends no answer, locked hint, cast or other player’s guess early', async () => {
    const room = await openRoomOf(sessions, {
      guests: ['ben', 'carl'],
      settings: { advanced_mode: true, is_audience_session: true },
    });
    await sessions.ask('eva', JOIN, { code: room.code, asAudience: true });
    const sent: string[] = [];
    const tell = async (who: string | undefined, query: string, variables: object) => {
      const answer = await sessions.ask(who, query, variables);
      sent.push(answer.body);
      return answer;
    };
    await tell('ana', START, { id: room.id });
    // Only Carl may see Carl's moves.
    await sessions.draft('carl', room.seat('carl'), 17);
    await sessions.ask('carl', UNLOCK, { connection: room.seat('carl'), hint: 'REVIEW' });
    await guess('carl', room, 3.9);
    await tell('ana', PLACE, { id: room.id, value: 6.1, connection: room.seat('ana') });
    await tell('ana', UNLOCK, { connection: room.seat('ana'), hint: 'POSTER' });
    sent.push((await sessions.draft('ben', room.seat('ben'), 50)).body);
    for (const who of ['ana', 'ben', 'eva']) {
      await tell(who, GET, { id: room.id });
      await tell(who, RESUME, { code: room.code });
    }
    await tell('ben', RESUME, { connection: room.seat('ben') });
    await tell(undefined, GET, { id: room.id, key: room.session.stage_key });
    await tell('ana', UPDATE_SESSION, { input: { id: room.id, auto_next: true } });
    expect(sent).toHaveLength(13);
    for (const body of sent) {
      expect(body).not.toContain('"errors"');
      expect(body).not.toMatch(
        /:(7\.3|73|3\.9|1\.7)\b|overview-of|review-of|author-of|role-of|Quill|posters\/539|"90\d"/,
      );
    }
  });
});

test('a guess that arrives in time counts, however long it waits to be saved', async () => {
  const room = await openRoomOf(sessions, { settings: { time_limit: 30 } });
  await sessions.ask('ana', START, { id: room.id });
  await sessions.pass(31_400);
  const { keeper } = sessions.rooms.rooms;
  const { change } = keeper;
  const changeLate: typeof change = async (roomId, decide) => {
    Object.assign(keeper, { change });
    const decided = change(roomId, decide);
    await sessions.pass(200);
    return decided;
  };
  Object.assign(keeper, { change: changeLate });
  expect((await guess('ben', room, 7.3)).data.createPlayerGuess.guess_value).toBe(7.3);
});

function guess(
  who: string,
  room: Readonly<{ id: string; seat: (name: string) => string }>,
  value: number,
) {
  return sessions.ask(who, PLACE, { id: room.id, value, connection: room.seat(who) });
}
