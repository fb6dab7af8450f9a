import { type Rating, tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import type { InsideRoom } from './room-state.ts';
import { aFilmView } from './testing/film-view-under-test.ts';
import {
  aGuessingView,
  anOwnPart,
  aRoomView,
  enterRoom,
  guessing,
  resumed,
  settled,
} from './testing/room-server-under-test.ts';
import { aSeat, seatId } from './testing/seats-under-test.ts';

const BEN = aSeat('ben', { order: 1 });
const MEMBER = { id: 'room.a.ana', place: { state: 'audience' } } as const;

test('a missed version makes the browser fetch everything again', async () => {
  const { room, answers, tellPatch } = await enterRoom();
  answers.ResumeSession = () => resumed({ view: aRoomView({ version: 9, seats: [] }) });
  await tellPatch({ version: 5, seats: [BEN] });
  expect(room.getState()).toMatchObject({ phase: 'inside', view: { version: 9, seats: [] } });
});

test('an unreadable message makes the browser fetch everything again, and is reported once', async () => {
  const { room, answers, tell, reported } = await enterRoom();
  answers.ResumeSession = () => resumed({ view: aRoomView({ version: 2, seats: [BEN] }) });
  const unreadable = { patch: { version: 2, seats: 'all of them' } } as never;
  await tell(unreadable);
  await tell(unreadable);
  expect(reported).toHaveLength(1);
  expect(room.getState()).toMatchObject({ view: { version: 2, seats: [{ name: 'ben' }] } });
});

test('events after a missed one cause only one fetch, also after a failure', async () => {
  const { room, answers, asked, tellPatch } = await enterRoom();
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ view: aRoomView({ version: 13 }) });
    return 'offline';
  };
  await Promise.all(Array.from({ length: 10 }, (_, n) => tellPatch({ version: 4 + n })));
  await settled();
  expect(asked().slice(2).length).toBeLessThan(4);
  expect(room.getState()).toMatchObject({ view: { version: 13 } });
});

test('an event older than the fetched room changes neither film nor audience', async () => {
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () =>
      resumed({
        view: aRoomView({ version: 5, progress: guessing({ id: 'round-2' }) }),
        film: aFilmView({ title: 'Two' }),
        audience: { members: 3, guessed: 1 },
      }),
  });
  await tellPatch({ version: 3, progress: guessing() }, aFilmView({ title: 'One' }));
  expect(room.getState()).toMatchObject({ film: { title: 'Two' }, audience: { guessed: 1 } });
});

const MINUTE = { startedAt: 40_000, deadline: 100_000 };
const MOVED = { startedAt: 90_000, deadline: 150_000 };

test('times that move without the end of a pause are shown once the server’s clock is known again', async () => {
  const { room, answers, asked, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView(MINUTE), own: anOwnPart() }),
  });
  const shown = () => {
    const { progress } = (room.getState() as InsideRoom).view;
    return 'round' in progress ? progress.round.deadline : undefined;
  };
  let deadlineAtFetch: number | undefined;
  answers.ResumeSession = () => {
    deadlineAtFetch = shown();
    const view = { ...aGuessingView(MOVED), version: 2 };
    return resumed({ view, own: anOwnPart() });
  };
  const earlier = asked().length;
  await tellPatch({ version: 2, progress: guessing(MOVED) });
  expect(asked().slice(earlier)).toEqual(['ResumeSession']);
  expect(deadlineAtFetch).toBe(MINUTE.deadline);
  expect(shown()).toBe(MOVED.deadline);
});

test('times that move at the end of a pause are shown at once', async () => {
  const pause = { since: 50_000, by: seatId('ana') };
  const { room, asked, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView({ ...MINUTE, pause }), own: anOwnPart() }),
  });
  const earlier = asked().length;
  await tellPatch({ version: 2, progress: guessing(MOVED) });
  expect(asked()).toHaveLength(earlier);
  expect(room.getState()).toMatchObject({ view: { progress: guessing(MOVED) } });
});

test('a view replaces everything that was known', async () => {
  const { room, tell } = await enterRoom();
  await tell({ view: aRoomView({ version: 30, seats: [aSeat('cleo')] }) });
  expect(room.getState()).toMatchObject({ view: { seats: [{ name: 'cleo' }] } });
});

test('a game that ends while the connection is lost shows all of its rounds', async () => {
  const third = aGuessingView({ number: 3 });
  const { room, answers, tell } = await enterRoom({
    ResumeSession: () => resumed({ view: third }),
  });
  await tell({ view: third });
  const progress = { phase: 'over', rounds: 5, endedAt: 5 } as const;
  const over = aRoomView({ version: 9, progress });
  answers.ResumeSession = () => resumed({ view: over });
  await tell({ view: over });
  expect(room.getState()).toMatchObject({ view: { progress } });
});

test('a guess and a new score change their seat only', async () => {
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ view: aRoomView({ seats: [aSeat('ana'), BEN] }) }),
  });
  await tellPatch({ version: 2, seats: [{ id: BEN.id, hasGuessed: true }] });
  expect(room.getState()).toMatchObject({
    view: { seats: [{ hasGuessed: false }, { name: 'ben', hasGuessed: true }] },
  });
  const progress = { state: 'away', score: 320, error: 14, exact: 1 } as const;
  await tellPatch({ version: 3, seats: [{ id: BEN.id, ...progress }] });
  expect(room.getState()).toMatchObject({
    view: {
      version: 3,
      seats: [
        { score: 0, state: 'seated' },
        { name: 'ben', hasGuessed: true, ...progress },
      ],
    },
  });
});

test('fields that a seat no longer has are removed', async () => {
  const gone = { ...BEN, state: 'gone', reason: 'removed', sentOutIn: 2 } as const;
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ view: aRoomView({ seats: [aSeat('ana'), gone] }) }),
  });
  const back = { id: BEN.id, state: 'seated', reason: null, sentOutIn: null } as const;
  await tellPatch({ version: 2, seats: [back] });
  expect(room.getState()).toMatchObject({
    view: { seats: [{}, { state: 'seated', reason: undefined, sentOutIn: undefined }] },
  });
});

test('an audience guesses without seeing others, and its guess belongs to the round in which it was made', async () => {
  let begin = async () => {};
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ ...MEMBER, view: aGuessingView() }),
    guess: ({ round, rating }) => {
      void begin();
      return { roundId: round, guess: { value: rating } };
    },
  });
  await room.guess(64 as Rating);
  expect(room.getState()).toMatchObject({ role: { type: 'audience' }, audienceGuess: 64 });
  await room.refresh();
  expect(room.getState()).toMatchObject({ audienceGuess: 64 });
  await tellPatch({ version: 2, progress: guessing({ id: 'round-2' }) });
  expect(room.getState()).toMatchObject({ audienceGuess: undefined });
  begin = () => tellPatch({ version: 3, progress: guessing({ id: 'round-3' }) });
  await room.guess(50 as Rating);
  expect(room.getState()).toMatchObject({ audienceGuess: undefined });
});

test('a player who guessed and then joins the audience cannot guess again in that round', async () => {
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ ...MEMBER, view: aGuessingView(), audienceGuess: 'spent' }),
    guess: () => 'ALREADY_GUESSED',
  });
  expect(room.getState()).toMatchObject({ audienceGuess: 'spent' });
  await room.guess(50 as Rating);
  expect(room.getState()).toMatchObject({ audienceGuess: 'spent' });
  await tellPatch({ version: 2, progress: guessing({ id: 'round-2' }) });
  expect(room.getState()).toMatchObject({ audienceGuess: undefined });
});

test('a member’s answered guess counts, not an older fetched one', async () => {
  const view = aGuessingView();
  const { room, answers } = await enterRoom({
    ResumeSession: () => resumed({ ...MEMBER, view }),
    guess: () => ({ roundId: 'round-1', guess: { value: 64 } }),
  });
  await room.guess(64 as Rating);
  answers.ResumeSession = () => resumed({ ...MEMBER, view, audienceGuess: 'spent' });
  await room.refresh();
  expect(room.getState()).toMatchObject({ audienceGuess: 64 });
});

test('an answer about an earlier round does not change the next one', async () => {
  const { room, answers, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ ...MEMBER, view: aGuessingView() }),
  });
  answers.ResumeSession = () => {
    void tellPatch({ version: 2, progress: guessing({ id: 'round-2' }) });
    return resumed({ ...MEMBER, view: aGuessingView(), audienceGuess: tenths(64) });
  };
  await room.refresh();
  expect(room.getState()).toMatchObject({
    view: { version: 2, progress: { round: { id: 'round-2' } } },
    audienceGuess: undefined,
  });
});

test('reactions stay until there are new ones or the phase changes', async () => {
  const { room, tell, tellPatch } = await enterRoom();
  const sent = () => {
    const state = room.getState();
    return state.phase === 'inside' ? state.audience.reactions : undefined;
  };
  await tell({ audience: { reactions: { applause: 2 } } });
  const first = sent();
  expect(first).toEqual({ applause: 2 });
  await tellPatch({ version: 2, seats: [BEN] });
  await tell({ audience: { members: 7 } });
  expect(sent()).toBe(first);
  await tell({ audience: { reactions: { applause: 1 } } });
  expect(sent()).toEqual({ applause: 1 });
  await tellPatch({ version: 3, progress: guessing() });
  expect(sent()).toEqual({});
});

test('a changed setting leaves the round and its film unchanged', async () => {
  const { room, tellPatch } = await enterRoom({
    ResumeSession: () => resumed({ view: aGuessingView() }),
  });
  await tellPatch({ version: 2, meta: { ...aRoomView().meta, pace: 'by-itself' } });
  expect(room.getState()).toMatchObject({
    view: { version: 2, meta: { pace: 'by-itself' }, progress: { phase: 'guessing' } },
  });
});
