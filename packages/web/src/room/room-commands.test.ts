import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { type Rating, tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { expect, test } from 'vitest';
import { isOwnKnown } from './inside-room.ts';
import { aClosedRound } from './testing/closed-round-under-test.ts';
import {
  aGuessingView,
  anOwnPart,
  aRoomView,
  enterRoom,
  guessing,
  resumed,
  settled,
} from './testing/room-server-under-test.ts';

const GUESSED = { roundId: 'round-1', guess: { value: 70 } };
const AFTER_GUESS = anOwnPart({ guess: { value: tenths(70), score: undefined } });

/** The server's view after the second round has begun. */
const IN_SECOND = aRoomView({ version: 2, progress: guessing({ id: 'round-2' }) });

test('a guess is answered with the player’s part, and nothing more is requested', async () => {
  const { room, asked, lastAsked } = await enterRound({
    guess: () => GUESSED,
  });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(lastAsked()).toMatchObject({
    name: 'guess',
    variables: { round: 'round-1', connection: 'room.ana', rating: 70 },
  });
  expect(room.getState()).toMatchObject({
    own: { guess: { value: 70, score: undefined }, answer: undefined },
  });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession', 'guess']);
});

test('a slider’s value is sent in its own round only', async () => {
  const { room, asked, lastAsked } = await enterRound({ draft: () => ({}) });
  expect(await room.saveDraft(63 as Rating, 'round-0')).toEqual(refuse('ROUND_OVER'));
  expect(asked()).not.toContain('draft');
  expect(await room.saveDraft(63 as Rating, 'round-1')).toEqual(ok(undefined));
  expect(lastAsked()).toMatchObject({ variables: { round: 'round-1', rating: 63 } });
  expect(room.getState()).toMatchObject({ own: { draft: 63 } });
});

test('an answer to an earlier request does not remove a guess', async () => {
  const { room } = await enterRound({ guess: () => GUESSED });
  await room.guess(70 as Rating);
  await room.refresh();
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('a returning connection fetches the result of a lost answer', async () => {
  const { room, answers, asked, tell } = await enterRound();
  await tell({ view: aGuessingView() });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession']);
  answers.ResumeSession = () => resumed({ view: aGuessingView(), own: AFTER_GUESS });
  await tell({ view: { ...aGuessingView(), version: 2 } });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession', 'ResumeSession']);
  await settled();
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('an answer to a hint that arrives after the guess does not remove the guess', async () => {
  const { room } = await enterRound({
    guess: () => GUESSED,
    hint: () => ({ roundId: 'round-1', pointsInHand: 75, film: { overview: 'A reel.' } }),
  });
  await room.guess(70 as Rating);
  expect(await room.unlock('overview')).toMatchObject({ ok: true });
  expect(room.getState()).toMatchObject({
    own: { guess: { value: 70 }, pointsInHand: 75, film: { overview: 'A reel.' } },
  });
});

test('a player who has guessed gets a part of the next round', async () => {
  const { room, answers, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView(), own: AFTER_GUESS }),
  });
  answers.ResumeSession = () =>
    resumed({ view: IN_SECOND, own: anOwnPart({ roundId: 'round-2' }) });
  await tellPatch({ version: 2, progress: IN_SECOND.progress });
  expect(room.getState()).toMatchObject({ own: { roundId: 'round-2', guess: undefined } });
});

test('the player’s part is requested once when a round begins', async () => {
  const { room, answers, asked, tellPatch } = await enterRoom();
  answers.ResumeSession = () => resumed({ view: { ...aGuessingView(), version: 2 } });
  await tellPatch({ version: 2, progress: guessing() });
  await tellPatch({ version: 3, progress: guessing({ deadline: 99_000 }) });
  expect(room.getState()).toMatchObject({ view: { progress: { phase: 'guessing' } } });
  expect(asked().slice(2)).toEqual(['ResumeSession']);
});

test.each(['offline', 'TOO_MANY_REQUESTS'])(
  'a part that can’t be fetched is requested until it arrives: %s',
  async (problem) => {
    const { room, answers, asked, pauses, tellPatch } = await enterRoom();
    let inVain = 0;
    answers.ResumeSession = () => {
      inVain += 1;
      return inVain < 7
        ? problem
        : resumed({ view: { ...aGuessingView(), version: 2 }, own: anOwnPart() });
    };
    await tellPatch({ version: 2, progress: guessing() });
    await expect.poll(() => asked().slice(2)).toHaveLength(7);
    await settled();
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000]);
    expect(room.getState()).toMatchObject({ own: { roundId: 'round-1' } });
  },
);

test('the player’s part is unknown until it is fetched', async () => {
  const { room, answers, tellPatch } = await enterRoom();
  const isKnown = () => {
    const state = room.getState();
    return state.phase === 'inside' && isOwnKnown(state);
  };
  expect(isKnown()).toBe(true);
  const seen: boolean[] = [];
  answers.ResumeSession = () => {
    seen.push(isKnown());
    return resumed({ view: { ...aGuessingView(), version: 2 } });
  };
  await tellPatch({ version: 2, progress: guessing() });
  expect([...seen, isKnown()]).toEqual([false, true]);
});

test('the part of a round that begins during another request is requested after it', async () => {
  const { room, answers, asked, tellPatch } = await enterRoom();
  const view = { ...aGuessingView(), version: 2 };
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ view, own: anOwnPart() });
    queueMicrotask(() => tellPatch({ version: 2, progress: guessing() }));
    return resumed();
  };
  await room.refresh();
  expect(asked().slice(2)).toEqual(['ResumeSession', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ own: { roundId: 'round-1' } });
});

test('a lost answer is requested again until the server is back', async () => {
  const { room, answers, tell } = await enterRound();
  await tell({ view: aGuessingView() });
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ view: aGuessingView(), own: AFTER_GUESS });
    return 'server-error';
  };
  await tell({ view: { ...aGuessingView(), version: 2 } });
  await settled();
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('the result of a guess whose answer was lost is fetched', async () => {
  const { room, answers, asked } = await enterRound({
    guess: () => 'timeout',
  });
  answers.ResumeSession = () => resumed({ view: aGuessingView(), own: AFTER_GUESS });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(asked().slice(2)).toEqual(['guess', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test('a lost seat is requested once', async () => {
  const { answers, asked, pauses, tellPatch } = await enterRoom();
  answers.ResumeSession = () => 'NOT_SEATED';
  await tellPatch({ version: 2, progress: guessing() });
  await settled();
  expect(asked().slice(2)).toEqual(['ResumeSession']);
  expect(pauses).toEqual([]);
});

test('a guess or a hint that had arrived counts as sent', async () => {
  const { room, answers } = await enterRound({
    guess: () => 'ALREADY_GUESSED',
    hint: () => 'HINT_REFUSED',
  });
  answers.ResumeSession = () =>
    resumed({
      view: aGuessingView(),
      own: anOwnPart({ hints: { poster: 'bought', overview: 'locked', review: 'locked' } }),
    });
  expect(await room.unlock('poster')).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ own: { hints: { poster: 'bought' } } });
  answers.ResumeSession = () => resumed({ view: aGuessingView(), own: AFTER_GUESS });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
});

test.each(['already-credited', 'already-wrong', 'slot-closed'])(
  'a name that had arrived gets its result when it is sent again: %s',
  async (refusal) => {
    const { room, answers } = await enterRound({
      name: () => refusal,
    });
    answers.ResumeSession = () =>
      resumed({ view: aGuessingView(), own: anOwnPart({ pointsInHand: 125 }) });
    expect(await room.nameCast({ slot: 0, name: 'Ida Lupino' })).toEqual(refuse(refusal));
    expect(room.getState()).toMatchObject({ own: { pointsInHand: 125 } });
  },
);

test('a player without a part in the round still sees their own longer time', async () => {
  const view = aGuessingView();
  const { room, answers } = await enterRoom({
    ResumeSession: () => resumed({ view, allowance: 1.5 }),
    allowance: () => ({}),
  });
  expect(room.getState()).toMatchObject({ own: undefined, allowance: 1.5 });
  answers.ResumeSession = () => resumed({ view, allowance: 2 });
  await room.setAllowance(2);
  expect(room.getState()).toMatchObject({ own: undefined, allowance: 2 });
});

/** Like {@link enterRoom}, in the middle of a round in which the player takes part. */
function enterRound(script: Parameters<typeof enterRoom>[0] = {}) {
  return enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView(), own: anOwnPart() }),
    ...script,
  });
}

test.each([
  { seen: 'in the lobby', view: aRoomView(), number: 1 },
  {
    seen: 'after the second',
    view: aRoomView({
      progress: { phase: 'revealed', round: aClosedRound({ number: 2 }), nextAt: undefined },
    }),
    number: 3,
  },
])('a round is requested by its number, so that no press opens two: $seen', async (shown) => {
  const { room, lastAsked } = await enterRoom({
    ResumeSession: () => resumed({ view: shown.view }),
    start: () => ({}),
  });
  await room.startRound();
  const { number } = shown;
  expect(lastAsked()).toMatchObject({ name: 'start', variables: { room: 'room', number } });
});

test('a change of the game in the lobby sends all of its settings', async () => {
  const { room, lastAsked, answers } = await enterRoom();
  answers.change = () => ({});
  const game = { name: 'Late show' as never, settings: DEFAULT_SETTINGS, filter: ANY_FILM };
  expect(await room.changeGame(game)).toEqual(ok(undefined));
  expect(lastAsked()?.variables).toEqual({ type: 'change', room: 'room', game });
  await room.changeGame({ ...game, approval: 'by-hand' });
  expect(lastAsked()).toMatchObject({ variables: { game, approval: 'by-hand' } });
});

test.each([
  { name: 'pause', act: 'pauseRound' },
  { name: 'resume', act: 'resumeRound' },
] as const)('$act names the visible round, so that a late press affects no other', async (by) => {
  const { room, lastAsked } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView() }),
    [by.name]: () => ({}),
  });
  expect(await room[by.act]()).toEqual(ok(undefined));
  expect(lastAsked()).toMatchObject({
    name: by.name,
    variables: { room: 'room', round: 'round-1' },
  });
});

test('the host’s commands are sent', async () => {
  const { room, lastAsked, answers } = await enterRoom();
  answers.change = () => ({});
  answers.remove = () => ({});
  expect(await room.setApproval('by-hand')).toEqual(ok(undefined));
  expect(lastAsked()).toMatchObject({
    name: 'change',
    variables: { room: 'room', approval: 'by-hand' },
  });
  await room.remove('room.ben' as never, { bar: true });
  expect(lastAsked()).toMatchObject({ name: 'remove', variables: { seat: 'room.ben', bar: true } });
});

test('approving a seat that was just approved succeeds', async () => {
  const { room, answers } = await enterRoom();
  answers.approve = () => 'not-waiting';
  answers.deny = () => 'not-waiting';
  expect(await room.approve('room.ben' as never)).toEqual(ok(undefined));
  expect(await room.deny('room.ben' as never)).toEqual(refuse('not-waiting'));
  answers.approve = () => 'NOT_SEATED';
  expect(await room.approve('room.ben' as never)).toEqual(refuse('NOT_SEATED'));
});
