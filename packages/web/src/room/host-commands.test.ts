import { ANY_FILM } from '@outoften/rules/film-filter';
import { ok } from '@outoften/rules/result';
import { DEFAULT_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { expect, test } from 'vitest';
import { aClosedRound } from './closed-round-under-test.ts';
import { aGuessingView, aRoomView, enterRoom, resumed } from './room-server-under-test.ts';

test.each([
  { seen: 'in the lobby', view: aRoomView(), number: 1 },
  {
    seen: 'after the second',
    view: aRoomView({
      stage: { phase: 'revealed', round: aClosedRound({ number: 2 }), nextAt: undefined },
    }),
    number: 3,
  },
])('a round is asked for by its number, so that no press opens two: $seen', async (shown) => {
  const { room, lastAsked } = await enterRoom({
    ResumeSession: () => resumed({ view: shown.view }),
    StartRound: () => ({ createSessionRound: { id: 'round' } }),
  });
  await room.startRound();
  const { number } = shown;
  expect(lastAsked()).toMatchObject({ name: 'StartRound', variables: { id: 'room', number } });
});

test('a game is changed in the lobby with all of its settings', async () => {
  const { room, lastAsked, answers } = await enterRoom();
  answers.ChangeGame = () => ({});
  const game = { name: 'Late show' as never, settings: DEFAULT_SETTINGS, filter: ANY_FILM };
  const settings = { session_name: 'Late show', max_players: 2, max_rounds: 10, time_limit: 0 };
  expect(await room.changeGame(game)).toEqual(ok(undefined));
  expect(lastAsked()).toMatchObject({
    name: 'ChangeGame',
    variables: { id: 'room', settings, approve: null },
  });
  await room.changeGame({ ...game, approval: 'by-hand' });
  expect(lastAsked()).toMatchObject({ variables: { settings, approve: false } });
});

test.each([
  { name: 'PauseRound', act: 'pauseRound' },
  { name: 'ResumeRound', act: 'resumeRound' },
] as const)(
  '$act names the round that is seen, so that a late press touches no other',
  async (by) => {
    const { room, lastAsked } = await enterRoom({
      ResumeSession: () => resumed({ view: aGuessingView() }),
      [by.name]: () => ({ [by.act]: { id: 'round-1' } }),
    });
    expect(await room[by.act]()).toEqual(ok(undefined));
    expect(lastAsked()).toEqual({ name: by.name, variables: { roundId: 'round-1' } });
  },
);

test('the host’s commands go to the server in its own fields', async () => {
  const { room, lastAsked, answers } = await enterRoom();
  answers.ChangeRoom = () => ({});
  answers.RemovePlayer = () => ({});
  expect(await room.setApproval('by-hand')).toEqual(ok(undefined));
  expect(lastAsked()).toEqual({ name: 'ChangeRoom', variables: { id: 'room', approve: false } });
  await room.remove('room.ben' as never, { bar: true });
  expect(lastAsked()).toEqual({ name: 'RemovePlayer', variables: { id: 'room.ben', bar: true } });
});
