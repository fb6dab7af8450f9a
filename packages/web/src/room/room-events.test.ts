import type { Rating } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import {
  aConnection,
  aGuessingSession,
  aMovie,
  aSession,
  enterRoom,
  resumed,
  settled,
} from './room-server-under-test.ts';

test('a version that was missed has everything fetched again', async () => {
  const { room, answers, tell } = await enterRoom();
  answers.ResumeSession = () =>
    resumed({ public_session: aSession({ version: 9, connected_players: [] }) });
  await tell({ version: 5, changed_players: [aConnection({ id: 'room.ben' })] });
  expect(room.getState()).toMatchObject({ phase: 'inside', view: { version: 9, seats: [] } });
});

test('events after one that was missed don’t each have everything fetched again, nor does a failure end it', async () => {
  const { room, answers, asked, tell } = await enterRoom();
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ public_session: aSession({ version: 13 }) });
    return 'offline';
  };
  await Promise.all(Array.from({ length: 10 }, (_, n) => tell({ version: 4 + n })));
  await settled();
  expect(asked().slice(2).length).toBeLessThan(4);
  expect(room.getState()).toMatchObject({ view: { version: 13 } });
});

test('an event from before what was fetched brings back neither its film nor its audience', async () => {
  const second = aGuessingSession({ id: 'round-2', movie: aMovie('Two') });
  const { room, tell } = await enterRoom({
    ResumeSession: () =>
      resumed({ public_session: { ...second, version: 5, audience_guessed: 1 } }),
  });
  const first = aGuessingSession({ movie: aMovie('One') });
  await tell({ version: 3, session_stage: first, audience_guessed: 9 });
  expect(room.getState()).toMatchObject({ film: { title: 'Two' }, audience: { guessed: 1 } });
});

test('what is told anew takes the place of all that was known', async () => {
  const { room, tell } = await enterRoom();
  await tell({
    version: 30,
    is_whole: true,
    session_facts: aSession(),
    session_stage: aSession(),
    changed_players: [aConnection({ id: 'room.cleo', player_name: 'cleo' })],
  });
  expect(room.getState()).toMatchObject({ view: { seats: [{ name: 'cleo' }] } });
});

test('a game that ends while the line is away had all of its rounds', async () => {
  const third = aGuessingSession({ round_number: 3 });
  const { room, answers, tell } = await enterRoom({
    ResumeSession: () => resumed({ public_session: third }),
  });
  const whole = (session: object) => ({
    is_whole: true,
    session_facts: session,
    session_stage: session,
    changed_players: [aConnection()],
  });
  await tell({ version: 1, ...whole(third) });
  const past_rounds = [1, 2, 3, 4, 5].map((round_number) => ({ round_number }));
  const over = aSession({ version: 9, phase: 'OVER', game_ended_at: 5, past_rounds });
  answers.ResumeSession = () => resumed({ public_session: over });
  await tell({ version: 9, ...whole(over) });
  expect(room.getState()).toMatchObject({
    view: { stage: { phase: 'over', rounds: 5, endedAt: 5 } },
  });
});

test('a guess and a new score reach the seat they are of, and leave the rest of it as it was', async () => {
  const ben = { id: 'room.ben', player_name: 'ben', order: 1 };
  const players = [aConnection(), aConnection(ben)];
  const { room, tell } = await enterRoom({
    ResumeSession: () => resumed({ public_session: aSession({ connected_players: players }) }),
  });
  await tell({ version: 2, guessed_players: ['room.ben'] });
  expect(room.getState()).toMatchObject({
    view: { seats: [{ hasGuessed: false }, { name: 'ben', hasGuessed: true }] },
  });
  const standing = { has_guessed: true, player_score: 320, total_error: 1.4, exact_guesses: 1 };
  const progress = { id: 'room.ben', is_away: true, points_spent: 50, beat_house: 2, ...standing };
  await tell({ version: 3, progress: [progress] });
  expect(room.getState()).toMatchObject({
    view: {
      version: 3,
      seats: [
        { score: 0, state: 'seated' },
        {
          name: 'ben',
          state: 'away',
          hasGuessed: true,
          score: 320,
          error: 14,
          exact: 1,
          spent: 50,
          beatHouse: 2,
        },
      ],
    },
  });
});

test('a seat that sits a round out does so until it is told to be in again, whatever else is told of it', async () => {
  const ben = { id: 'room.ben', player_name: 'ben', order: 1 };
  const players = [aConnection(), aConnection({ ...ben, sits_out: true })];
  const { room, tell } = await enterRoom({
    ResumeSession: () => resumed({ public_session: aSession({ connected_players: players }) }),
  });
  const seats = () => {
    const state = room.getState();
    return state.phase === 'inside' ? state.view.seats.map(({ sitsOut }) => sitsOut) : [];
  };
  expect(seats()).toEqual([false, true]);
  const standing = { has_guessed: false, player_score: 0, total_error: 0, exact_guesses: 0 };
  const progress = { id: 'room.ben', is_away: true, points_spent: 0, beat_house: 0, ...standing };
  await tell({ version: 2, progress: [progress] });
  expect(seats()).toEqual([false, true]);
  await tell({ version: 3, changed_players: [aConnection(ben)] });
  expect(seats()).toEqual([false, false]);
});

test('an audience guesses blind, and its guess is for the round it was made in', async () => {
  const seated = aConnection({ is_audience: true });
  let begin = async () => {};
  const { room, tell } = await enterRoom({
    ResumeSession: () => resumed({ connection: seated, public_session: aGuessingSession() }),
    PlaceGuess: () => {
      void begin();
      return { createPlayerGuess: { own_round: null } };
    },
  });
  await room.guess(64 as Rating);
  expect(room.getState()).toMatchObject({ visitor: { type: 'audience' }, audienceGuess: 64 });
  await room.refresh();
  expect(room.getState()).toMatchObject({ audienceGuess: 64 });
  const next = aGuessingSession({ id: 'round-2' });
  await tell({ version: 2, session_stage: next });
  expect(room.getState()).toMatchObject({ audienceGuess: undefined });
  const later = aGuessingSession({ id: 'round-3' });
  begin = () => tell({ version: 3, session_stage: later });
  await room.guess(50 as Rating);
  expect(room.getState()).toMatchObject({ audienceGuess: undefined });
});

test('whoever guessed in this round before they came to the audience has no other guess in it', async () => {
  const connection = aConnection({ is_audience: true, has_guessed: true });
  const guessing = aGuessingSession({ id: 'round-1' });
  const { room, tell } = await enterRoom({
    ResumeSession: () => resumed({ connection, public_session: guessing }),
    PlaceGuess: () => 'ALREADY_GUESSED',
  });
  expect(room.getState()).toMatchObject({ audienceGuess: 'spent' });
  await room.guess(50 as Rating);
  expect(room.getState()).toMatchObject({ audienceGuess: 'spent' });
  await tell({ version: 2, session_stage: aGuessingSession({ id: 'round-2' }) });
  expect(room.getState()).toMatchObject({ audienceGuess: undefined });
});

test('a member’s guess is the one that was answered, whatever was told as it came in', async () => {
  const connection = aConnection({ is_audience: true });
  const public_session = aGuessingSession();
  const { room, answers } = await enterRoom({
    ResumeSession: () => resumed({ connection, public_session }),
    PlaceGuess: () => ({ createPlayerGuess: { own_round: null } }),
  });
  await room.guess(64 as Rating);
  answers.ResumeSession = () =>
    resumed({ connection: { ...connection, has_guessed: true }, public_session });
  await room.refresh();
  expect(room.getState()).toMatchObject({ audienceGuess: 64 });
});

test('what is told of a round that was left meanwhile is nothing to the next one', async () => {
  const connection = aConnection({ is_audience: true });
  const guessing = (version: number, id: string) => ({ ...aGuessingSession({ id }), version });
  const { room, answers, tell } = await enterRoom({
    ResumeSession: () => resumed({ connection, public_session: guessing(1, 'round-1') }),
  });
  answers.ResumeSession = () => {
    void tell({ version: 2, session_stage: guessing(2, 'round-2') });
    return resumed({
      connection,
      public_session: guessing(1, 'round-1'),
      audience_guess: 6.4,
    });
  };
  await room.refresh();
  expect(room.getState()).toMatchObject({
    view: { version: 2, stage: { round: { id: 'round-2' } } },
    audienceGuess: undefined,
  });
});

test('what the audience sent stays until it sends more, or the scene changes', async () => {
  const { room, tell } = await enterRoom();
  const sent = () => {
    const state = room.getState();
    return state.phase === 'inside' ? state.audience.reactions : undefined;
  };
  await tell({ version: 1, reactions: [{ reaction: 'APPLAUSE', count: 2 }] });
  const first = sent();
  expect(first).toEqual({ applause: 2 });
  await tell({ version: 2, changed_players: [aConnection({ id: 'room.ben', order: 1 })] });
  await tell({ version: 2, audience_count: 7 });
  expect(sent()).toBe(first);
  await tell({ version: 2, reactions: [{ reaction: 'APPLAUSE', count: 1 }] });
  expect(sent()).toEqual({ applause: 1 });
  await tell({ version: 3, session_stage: aGuessingSession() });
  expect(sent()).toEqual({});
});

test('what is settled anew leaves the round and its film as they were', async () => {
  const { room, tell } = await enterRoom({
    ResumeSession: () => resumed({ public_session: aGuessingSession() }),
  });
  await tell({ version: 2, session_facts: aSession({ auto_next: true }) });
  expect(room.getState()).toMatchObject({
    view: { version: 2, meta: { pace: 'by-itself' }, stage: { phase: 'guessing' } },
  });
});
