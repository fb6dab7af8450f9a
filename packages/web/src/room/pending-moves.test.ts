import { type Rating, tenths } from '@outoften/rules/rating';
import { ok, refuse } from '@outoften/rules/result';
import { expect, test, vi } from 'vitest';
import type { MoveKind } from './pending-moves.ts';
import {
  aGuessingView,
  anOwnPart,
  aRoom,
  CODE,
  enterRoom,
  guessing,
  resumed,
} from './testing/room-server-under-test.ts';
import { seatId } from './testing/seats-under-test.ts';

const GUESSED = { roundId: 'round-1', guess: { value: 70 } };

/** Enters a round in which the next three calls with that name fail. */
async function enterCutOff(name: string, answer: () => object | string, problem = 'offline') {
  let left = 3;
  const parts = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView(), own: anOwnPart() }),
    [name]: () => {
      left -= 1;
      return left >= 0 ? problem : answer();
    },
  });
  const shown: (readonly MoveKind[])[] = [];
  parts.room.pendingMoves.subscribe(() => shown.push(parts.room.pendingMoves.kinds()));
  return { ...parts, shown };
}

test('a guess that was submitted while disconnected waits, and is sent once the connection is back', async () => {
  const { room, askedFor, shown } = await enterCutOff('guess', () => GUESSED);
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ own: { guess: { value: 70 } } });
  const sent = askedFor('guess');
  expect(sent).toHaveLength(4);
  expect(new Set(sent.map((variables) => JSON.stringify(variables))).size).toBe(1);
  expect(shown).toEqual([['guess'], []]);
});

test('a guess that was pressed while the store is away waits, and is sent once it is back', async () => {
  const answer = () => GUESSED;
  const { room, askedFor, shown } = await enterCutOff('guess', answer, 'UNAVAILABLE');
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(askedFor('guess')).toHaveLength(4);
  expect(shown).toEqual([['guess'], []]);
});

test('a kept guess says whether it waits for the server or for the connection', async () => {
  const problems = ['offline', 'UNAVAILABLE', 'server-error', 'timeout'];
  const { room } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView(), own: anOwnPart() }),
    guess: () => problems.shift() ?? GUESSED,
  });
  const shown: boolean[] = [];
  room.pendingMoves.subscribe(() => shown.push(room.pendingMoves.isServerAway()));
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(shown).toEqual([false, true, false, false]);
});

test('a hint and a cast name wait as well', async () => {
  const hints = { poster: 'bought', overview: 'locked', review: 'locked' };
  const unlocked = { roundId: 'round-1', hints, pointsInHand: 75 };
  const hint = await enterCutOff('hint', () => unlocked);
  expect(await hint.room.unlock('poster')).toEqual(ok(undefined));
  expect(hint.shown).toEqual([['hint'], []]);
  const name = await enterCutOff('name', () => ({ roundId: 'round-1', pointsInHand: 125 }));
  expect(await name.room.nameCast({ slot: 0, name: 'Ida Lupino' })).toMatchObject({ ok: true });
  expect(name.shown).toEqual([['name'], []]);
});

test.each(['already-credited', 'already-wrong', 'slot-closed'])(
  'a pending name that had arrived resolves to the player’s part: %s',
  async (refusal) => {
    const { room } = await enterCutOff('name', () => refusal);
    const named = await room.nameCast({ slot: 0, name: 'Ida Lupino' });
    expect(named).toMatchObject({ ok: true, value: { roundId: 'round-1' } });
  },
);

test('a kept move is dropped with a reason if its round ended meanwhile', async () => {
  const guess = await enterCutOff('guess', () => 'ROUND_OVER');
  expect(await guess.room.guess(70 as Rating)).toEqual(refuse('guess-too-late'));
  const hint = await enterCutOff('hint', () => 'ROUND_OVER');
  expect(await hint.room.unlock('review')).toEqual(refuse('hint-too-late'));
  const name = await enterCutOff('name', () => 'ROUND_OVER');
  const named = await name.room.nameCast({ slot: 0, name: 'Ida Lupino' });
  expect(named).toEqual(refuse('name-too-late'));
});

test('a kept guess waits while the round is paused, and is sent afterwards', async () => {
  const { room, tellPatch, answers, askedFor, pauses } = await enterCutOff(
    'guess',
    () => 'offline',
  );
  answers.guess = () => {
    const progress = guessing({ pause: { since: 50_000, by: seatId('ana') } });
    void tellPatch({ version: 2, progress });
    return 'offline';
  };
  const guess = room.guess(70 as Rating);
  await vi.waitFor(() => expect(pauses.length).toBeGreaterThan(5));
  expect(askedFor('guess')).toHaveLength(1);
  answers.guess = () => GUESSED;
  await tellPatch({ version: 3, progress: guessing() });
  expect(await guess).toEqual(ok(undefined));
  expect(askedFor('guess')).toHaveLength(2);
});

test('a kept guess that reaches a round just paused is sent again', async () => {
  let refusals = 2;
  const { room, askedFor } = await enterCutOff('guess', () => {
    refusals -= 1;
    return refusals >= 0 ? 'ROUND_PAUSED' : GUESSED;
  });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(askedFor('guess')).toHaveLength(6);
});

test('a guess that is refused because the round is paused is not kept', async () => {
  const { room } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView(), own: anOwnPart() }),
    guess: () => 'ROUND_PAUSED',
  });
  expect(await room.guess(70 as Rating)).toEqual(refuse('ROUND_PAUSED'));
});

test('a guess is not sent into a later round', async () => {
  const { room, tellPatch, answers, askedFor } = await enterCutOff('guess', () => 'ROUND_OVER');
  answers.ResumeSession = () => 'offline';
  answers.guess = () => {
    void tellPatch({ version: 2, progress: guessing({ id: 'round-2' }) });
    return 'offline';
  };
  expect(await room.guess(70 as Rating)).toEqual(refuse('guess-too-late'));
  expect(askedFor('guess')).toHaveLength(1);
});

test('a guess that arrived without an answer is not sent again', async () => {
  const { room, answers, askedFor } = await enterCutOff('guess', () => 'timeout');
  const own = anOwnPart({ guess: { value: tenths(70), score: undefined } });
  answers.ResumeSession = () => resumed({ view: aGuessingView(), own });
  expect(await room.guess(70 as Rating)).toEqual(ok(undefined));
  expect(askedFor('guess')).toHaveLength(1);
});

test('a move in a room that the player has left is not sent again', async () => {
  const { room, answers, askedFor } = await enterCutOff('guess', () => 'offline');
  answers.guess = () => {
    queueMicrotask(room.stepOut);
    return 'offline';
  };
  expect(await room.guess(70 as Rating)).toEqual(refuse('left-meanwhile'));
  expect(askedFor('guess')).toHaveLength(1);
});

test.each(['AskForSeat', 'ResumeSession'])(
  'a request for a seat is repeated automatically if %s gets no answer',
  async (failing) => {
    const { room, answers, pauses } = aRoom();
    const { [failing]: working = () => 'UNSCRIPTED' } = answers;
    let left = 3;
    answers[failing] = (variables) => {
      left -= 1;
      return left >= 0 ? 'offline' : working(variables);
    };
    const shown: (readonly MoveKind[])[] = [];
    room.pendingMoves.subscribe(() => shown.push(room.pendingMoves.kinds()));
    await room.enter(CODE);
    expect(room.getState()).toMatchObject({ phase: 'inside' });
    expect(pauses).toEqual([500, 1000, 2000]);
    expect(shown).toEqual([['seat'], []]);
  },
);

test('a player who went to another screen does not ask for the seat again', async () => {
  const { room, answers, askedFor } = aRoom();
  answers.AskForSeat = () => {
    queueMicrotask(room.stepOut);
    return 'offline';
  };
  await room.enter(CODE);
  expect(room.getState()).toEqual({ phase: 'outside' });
  expect(askedFor('AskForSeat')).toHaveLength(1);
});
