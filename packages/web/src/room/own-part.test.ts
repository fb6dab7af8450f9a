import type { Rating } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { isOwnKnown } from './inside-room.ts';
import {
  aConnection,
  aGuess,
  aGuessingSession,
  anOwnRound,
  aRound,
  enterRoom,
  resumed,
  settled,
} from './room-server-under-test.ts';

const GUESSING = aGuessingSession();

test('a guess brings the player’s own part, and nothing more is asked for', async () => {
  const guessed = anOwnRound({ guess: aGuess() });
  const { room, asked, lastAsked } = await enterRound({
    PlaceGuess: () => ({ createPlayerGuess: { own_round: guessed } }),
  });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(lastAsked()).toMatchObject({
    name: 'PlaceGuess',
    variables: { roomId: 'room', roundId: 'round-1', id: 'room.ana', value: 7 },
  });
  expect(room.getState()).toMatchObject({
    own: { guess: { value: 70, score: undefined }, answer: undefined },
  });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession', 'PlaceGuess']);
});

test('a guess is not taken back by what was asked for before it', async () => {
  const guessed = anOwnRound({ guess: aGuess() });
  const { room } = await enterRound({
    PlaceGuess: () => ({ createPlayerGuess: { own_round: guessed } }),
  });
  await room.guess(70 as Rating);
  await room.refresh();
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('a line that is there again brings what a lost answer would have told, and time put off', async () => {
  const public_session = GUESSING;
  const { room, answers, asked, tell } = await enterRound();
  const all = {
    is_whole: true,
    session_facts: public_session,
    session_stage: public_session,
    changed_players: [aConnection()],
  };
  await tell({ version: 1, ...all });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession']);
  answers.ResumeSession = () =>
    resumed({ public_session, own_round: anOwnRound({ guess: aGuess() }) });
  await tell({ version: 2, ...all });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession', 'ResumeSession']);
  await settled();
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('a hint answered after the guess does not take it back', async () => {
  const { room } = await enterRound({
    PlaceGuess: () => ({
      createPlayerGuess: { own_round: anOwnRound({ guess: aGuess() }) },
    }),
    UnlockHint: () => ({ unlockHint: anOwnRound() }),
  });
  await room.guess(70 as Rating);
  expect(await room.unlock('overview')).toMatchObject({ ok: true });
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('whoever has guessed is given a part of the next round as well', async () => {
  const guessing = (id: string) => aGuessingSession({ id });
  const { room, answers, tell } = await enterRoom({
    ResumeSession: () =>
      resumed({ public_session: guessing('round-1'), own_round: anOwnRound({ guess: aGuess() }) }),
  });
  answers.ResumeSession = () =>
    resumed({
      public_session: { ...guessing('round-2'), version: 2 },
      own_round: anOwnRound({ round_id: 'round-2' }),
    });
  await tell({ version: 2, session_stage: guessing('round-2') });
  expect(room.getState()).toMatchObject({ own: { roundId: 'round-2', guess: undefined } });
});

test('a round that begins brings the player a part of it, asked for once', async () => {
  const { room, answers, asked, tell } = await enterRoom();
  const session = { ...GUESSING, version: 2 };
  answers.ResumeSession = () => resumed({ public_session: session });
  await tell({ version: 2, session_stage: session });
  await tell({ version: 3, session_stage: { ...session, round: aRound({ deadline: 99_000 }) } });
  expect(room.getState()).toMatchObject({ view: { stage: { phase: 'guessing' } } });
  expect(asked().slice(2)).toEqual(['ResumeSession']);
});

test.each(['offline', 'TOO_MANY_REQUESTS'])(
  'a part that can’t be fetched is asked for until it is there: %s',
  async (problem) => {
    const { room, answers, asked, pauses, tell } = await enterRoom();
    let inVain = 0;
    answers.ResumeSession = () => {
      inVain += 1;
      return inVain < 7
        ? problem
        : resumed({ public_session: { ...GUESSING, version: 2 }, own_round: anOwnRound() });
    };
    await tell({ version: 2, session_stage: GUESSING });
    await expect.poll(() => asked().slice(2)).toHaveLength(7);
    await settled();
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(room.getState()).toMatchObject({ own: { roundId: 'round-1' } });
  },
);

test('until it is there nobody is told to have no part', async () => {
  const { room, answers, tell } = await enterRoom();
  const isKnown = () => {
    const state = room.getState();
    return state.phase === 'inside' && isOwnKnown(state);
  };
  expect(isKnown()).toBe(true);
  const seen: boolean[] = [];
  answers.ResumeSession = () => {
    seen.push(isKnown());
    return resumed({ public_session: { ...GUESSING, version: 2 } });
  };
  await tell({ version: 2, session_stage: GUESSING });
  expect([...seen, isKnown()]).toEqual([false, true]);
});

test('a round that begins while something else is asked for is asked for after it', async () => {
  const { room, answers, asked, tell } = await enterRoom();
  const session = { ...GUESSING, version: 2 };
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ public_session: session, own_round: anOwnRound() });
    queueMicrotask(() => tell({ version: 2, session_stage: session }));
    return resumed();
  };
  await room.refresh();
  expect(asked().slice(2)).toEqual(['ResumeSession', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ own: { roundId: 'round-1' } });
});

test('a line that is there again before its server is has the lost answer asked for until it is there', async () => {
  const public_session = GUESSING;
  const { room, answers, tell } = await enterRound();
  const all = { is_whole: true, session_facts: public_session, session_stage: public_session };
  await tell({ version: 1, ...all });
  answers.ResumeSession = () => {
    answers.ResumeSession = () =>
      resumed({ public_session, own_round: anOwnRound({ guess: aGuess() }) });
    return 'server-error';
  };
  await tell({ version: 2, ...all });
  await settled();
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('what came of a guess whose answer is lost is asked for', async () => {
  const public_session = GUESSING;
  const { room, answers, asked } = await enterRound({
    PlaceGuess: () => 'timeout',
  });
  answers.ResumeSession = () =>
    resumed({ public_session, own_round: anOwnRound({ guess: aGuess() }) });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(asked().slice(2)).toEqual(['PlaceGuess', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('a seat that is nobody’s any more is not asked about again', async () => {
  const { answers, asked, pauses, tell } = await enterRoom();
  answers.ResumeSession = () => 'NOT_SEATED';
  await tell({ version: 2, session_stage: GUESSING });
  await settled();
  expect(asked().slice(2)).toEqual(['ResumeSession']);
  expect(pauses).toEqual([]);
});

test('a guess or a hint that was taken before, unheard of, is taken', async () => {
  const public_session = GUESSING;
  const { room, answers } = await enterRound({
    PlaceGuess: () => 'ALREADY_GUESSED',
    UnlockHint: () => 'HINT_REFUSED',
  });
  answers.ResumeSession = () =>
    resumed({
      public_session,
      own_round: anOwnRound({ unlocked_hints: ['POSTER'], bought_hints: ['POSTER'] }),
    });
  expect(await room.unlock('poster')).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ own: { hints: { poster: 'bought' } } });
  answers.ResumeSession = () =>
    resumed({ public_session, own_round: anOwnRound({ guess: aGuess() }) });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('a hint that was opened after the guess, and a poster that is free, cost nothing', async () => {
  const own_round = anOwnRound({
    unlocked_hints: ['POSTER', 'OVERVIEW', 'REVIEW'],
    bought_hints: ['REVIEW'],
    guess: aGuess(),
    correct_answer: 7.3,
  });
  const { room, tell } = await enterRoom({
    ResumeSession: () => resumed({ public_session: GUESSING, own_round }),
  });
  const hints = { poster: 'given', overview: 'given', review: 'bought' };
  expect(room.getState()).toMatchObject({ own: { hints } });
  const unlocked = { poster_unlocked: true, summary_unlocked: true, review_unlocked: true };
  const guess = aGuess();
  const guess_data = { ...guess.guess_data, ...unlocked, bought_hints: ['REVIEW'] };
  const round = aRound({ correct_answer: 7.3, guesses: [{ ...guess, guess_data }] });
  await tell({ version: 2, session_stage: { ...GUESSING, phase: 'REVEALED', round } });
  expect(room.getState()).toMatchObject({ view: { stage: { round: { results: [{ hints }] } } } });
});

test.each(['already-credited', 'already-wrong', 'slot-closed'])(
  'what came of a name whose answer was lost is known once it is sent again: %s',
  async (refusal) => {
    const public_session = GUESSING;
    const { room, answers } = await enterRound({
      GuessActor: () => refusal,
    });
    answers.ResumeSession = () =>
      resumed({ public_session, own_round: anOwnRound({ points_in_hand: 125 }) });
    expect(await room.nameCast({ slot: 0, name: 'Ida Lupino' })).toEqual(refuse(refusal));
    expect(room.getState()).toMatchObject({ own: { pointsInHand: 125 } });
  },
);

test('a player without a part in the round knows how much time they asked for', async () => {
  const public_session = GUESSING;
  const { room, answers } = await enterRoom({
    ResumeSession: () => resumed({ public_session, allowance: 1.5 }),
    SetTimeAllowance: () => ({ setTimeAllowance: { id: 'room.ana' } }),
  });
  expect(room.getState()).toMatchObject({ own: undefined, allowance: 1.5 });
  answers.ResumeSession = () => resumed({ public_session, allowance: 2 });
  await room.setAllowance(2);
  expect(room.getState()).toMatchObject({ own: undefined, allowance: 2 });
});

/** As {@link enterRoom}, in the middle of a round that the player has a part in. */
function enterRound(script: Parameters<typeof enterRoom>[0] = {}) {
  return enterRoom({
    ResumeSession: () => resumed({ public_session: GUESSING, own_round: anOwnRound() }),
    ...script,
  });
}
