import { ok, refuse } from '@outoften/rules/result';
import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { expect, test } from 'vitest';
import { aStorage } from '../saved-data/storage-under-test.ts';
import type { NewRoom } from './room-calls.ts';
import { aRoom, CODE, enterRoom, resumed, settled } from './testing/room-server-under-test.ts';
import { aSeat } from './testing/seats-under-test.ts';

const code = CODE;

const A_NEW_ROOM: NewRoom = {
  name: 'Friday' as never,
  filter: { genres: [], fromYear: 1960, toYear: 2024 },
  settings: {
    maxPlayers: 4,
    maxRounds: 10,
    timeLimit: 60,
    scoring: { advancedMode: false, allowHints: true, allowImage: false },
    isAudienceSession: false,
  },
};

function seatsOf(state: ReturnType<ReturnType<typeof aRoom>['room']['getState']>) {
  return state.phase === 'inside' ? state.view.seats.map(({ name }) => name) : state.phase;
}

test('a code leads to a seat, and from then on the room is followed', async () => {
  const { room, asked, subscriptions, tellPatch } = await enterRoom();
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'player' } });
  expect(subscriptions.map(({ variables }) => variables)).toEqual([
    { id: 'room', connection: 'room.ana', secret: 'secret', wire: WIRE_VERSION },
  ]);
  await tellPatch({ version: 2, seats: [aSeat('ben', { order: 1 })] });
  expect(seatsOf(room.getState())).toEqual(['ana', 'ben']);
});

test('a reload, another tab and the code all lead back to the same seat', async () => {
  const { openTab, asked } = await enterRoom();
  const reloaded = openTab();
  expect(reloaded.getState()).toEqual({ phase: 'entering', code, aim: 'play' });
  reloaded.comeBackAfterReload();
  await settled();
  expect(reloaded.getState()).toMatchObject({ phase: 'inside' });
  const typedAgain = openTab(aStorage());
  expect(typedAgain.getState()).toEqual({ phase: 'outside' });
  await typedAgain.enter(code);
  expect(typedAgain.getState()).toMatchObject({ phase: 'inside' });
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession', 'ResumeSession', 'ResumeSession']);
});

test('a host who enters the code elsewhere gets the stage key again', async () => {
  const { room } = await enterRoom({ ResumeSession: () => resumed({ stageKey: 'key' }) });
  expect(room.getState()).toMatchObject({ role: { seat: { stageKey: 'key' } } });
});

test('a saved seat that is lost is requested again', async () => {
  const { room, answers, asked } = await enterRoom();
  room.stepOut();
  let isLost = true;
  answers.ResumeSession = () => {
    const answer = isLost ? 'NOT_SEATED' : resumed();
    isLost = false;
    return answer;
  };
  await room.enter(code);
  expect(asked().slice(2)).toEqual(['ResumeSession', 'AskForSeat', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a saved seat is not given up while the server cannot be reached', async () => {
  const { room, answers, asked } = await enterRoom();
  room.stepOut();
  answers.ResumeSession = () => 'offline';
  await room.enter(code);
  expect(room.getState()).toEqual({
    phase: 'ended',
    code,
    ending: { type: 'failed', problem: 'offline', aim: 'play' },
  });
  answers.ResumeSession = () => resumed();
  await room.enter(code);
  expect(asked().filter((name) => name === 'AskForSeat')).toHaveLength(1);
});

test('an answer that arrives after the player has left changes nothing', async () => {
  const { room } = aRoom();
  const entering = room.enter(code);
  room.stepOut();
  await entering;
  expect(room.getState()).toEqual({ phase: 'outside' });
});

test('no one enters without an account', async () => {
  const { room, account, asked } = aRoom();
  account.owner = undefined;
  await room.enter(code);
  expect(room.getState()).toMatchObject({ ending: { type: 'failed', problem: 'UNAUTHORIZED' } });
  expect(asked()).toEqual([]);
});

test('opening a room seats its host, with the stage key', async () => {
  const { room } = aRoom();
  expect(await room.open(A_NEW_ROOM)).toEqual(ok(code));
  expect(room.getState()).toMatchObject({
    phase: 'inside',
    role: { type: 'player', seat: { stageKey: 'key', code } },
  });
});

test.each(['AskForSeat', 'ResumeSession'])(
  'a room that is open but can’t be entered yet says so, and its code leads into it after %s fails',
  async (failing) => {
    const { room, answers, asked } = aRoom();
    const { [failing]: working = () => 'UNSCRIPTED' } = answers;
    answers[failing] = () => 'timeout';
    expect(await room.open(A_NEW_ROOM)).toEqual(refuse('timeout'));
    expect(room.getState()).toEqual({
      phase: 'ended',
      code,
      ending: { type: 'failed', problem: 'timeout', aim: 'play' },
    });
    answers[failing] = working;
    await room.enter(code);
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { seat: { code } } });
    expect(asked().filter((name) => name === 'CreateSession')).toHaveLength(1);
  },
);

test('a room that could not be opened can’t be entered', async () => {
  const { room } = aRoom({ CreateSession: () => 'timeout' });
  expect(await room.open(A_NEW_ROOM)).toEqual(refuse('timeout'));
  expect(room.getState()).toEqual({ phase: 'outside' });
});

test('a tab that enters again follows the room once', async () => {
  const { room, subscriptions } = await enterRoom();
  await room.enter(code);
  expect(subscriptions).toHaveLength(1);
});
