import { ok, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { aStorage } from '../sign-in/storage-under-test.ts';
import type { NewRoom } from './room-calls.ts';
import {
  aConnection,
  aGuessingSession,
  aRoom,
  aSession,
  CODE,
  enterRoom,
  resumed,
  settled,
} from './room-server-under-test.ts';

const code = CODE;
const WAITING = aConnection({ host_approved: false, order: 1, id: 'room.ben' });

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

test('a code leads to a seat, and the room is followed from there', async () => {
  const { room, asked, lines, tell } = await enterRoom();
  expect(asked()).toEqual(['AskForSeat', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ phase: 'inside', visitor: { type: 'player' } });
  expect(lines.map(({ variables }) => variables)).toEqual([
    { id: 'room', connection: 'room.ana', secret: 'secret' },
  ]);
  await tell({
    version: 2,
    changed_players: [aConnection({ id: 'room.ben', player_name: 'ben', order: 1 })],
  });
  expect(seatsOf(room.getState())).toEqual(['ana', 'ben']);
});

test('who reloads, opens another tab or types the code again comes back to the same seat', async () => {
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

test('a host who types the code elsewhere has the key of the stage again, and keeps it', async () => {
  const { room } = await enterRoom({ ResumeSession: () => resumed({ stage_key: 'key' }) });
  expect(room.getState()).toMatchObject({ visitor: { seat: { stageKey: 'key' } } });
});

test('who waits at the door is told how many are in', async () => {
  const fromDoor = { connected_players: [aConnection({ id: 'room.host' })] };
  const { room, tell } = await enterRoom({
    ResumeSession: () =>
      resumed({ connection: WAITING, public_session: aSession({ ...fromDoor, player_count: 3 }) }),
  });
  expect(room.getState()).toMatchObject({ phase: 'waiting', view: { meta: { playersInside: 3 } } });
  await tell({ version: 2, session_facts: aSession({ ...fromDoor, player_count: 4 }) });
  expect(room.getState()).toMatchObject({ phase: 'waiting', view: { meta: { playersInside: 4 } } });
});

test('a kept seat that is lost is asked for anew', async () => {
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

test('a kept seat is not given up for a server that cannot be reached', async () => {
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

test('a guest waits at the door until the host has decided', async () => {
  let connection = WAITING;
  const { room, tell } = await enterRoom({
    AskForSeat: () => ({
      createPlayerSessionConnection: { id: 'room.ben', seat_secret: 'secret' },
    }),
    ResumeSession: () => resumed({ connection }),
  });
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
  await tell({ version: 2, changed_players: [aConnection({ is_away: true })] });
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
  connection = { ...WAITING, host_approved: true };
  await tell({ version: 3, changed_players: [connection] });
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a guest who is turned away is told why, and the seat is not kept', async () => {
  let connection = WAITING;
  const { room, endLine, openTab } = await enterRoom({
    ResumeSession: () =>
      resumed({ connection, ...(connection.host_denied && { public_session: null }) }),
  });
  connection = { ...WAITING, host_denied: true, denial_reason: 'by-host' };
  await endLine('NOT_SEATED');
  const ending = { type: 'denied', reason: 'by-host' };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
  expect(openTab().getState()).toEqual({ phase: 'outside' });
});

test.each(['full', 'too-late'])(
  'a guest for whom a room with an audience has no seat is let into that: %s',
  async (denial_reason) => {
    let connection = WAITING;
    const { settings } = aSession();
    const open = aSession({ settings: { ...settings, is_audience_session: true } });
    const { room, answers, endLine, asked } = await enterRoom({
      ResumeSession: () => resumed({ connection, public_session: open }),
    });
    expect(room.getState()).toMatchObject({ phase: 'waiting' });
    connection = { ...WAITING, host_denied: true, denial_reason };
    answers.AskForSeat = () => {
      connection = aConnection({ id: 'room.a.ben', is_audience: true });
      return { createPlayerSessionConnection: { id: 'room.a.ben', seat_secret: 'secret' } };
    };
    await endLine('NOT_SEATED');
    await settled();
    expect(room.getState()).toMatchObject({ phase: 'inside', visitor: { type: 'audience' } });
    expect(asked().filter((name) => name === 'AskForSeat')).toHaveLength(2);
  },
);

test.each([
  ['who plays', aConnection(), 'inside'],
  ['who waits at the door', WAITING, 'waiting'],
])('%s stays where they are while the server is away', async (_, connection, phase) => {
  const { room, answers, endLine, lines } = await enterRoom({
    ResumeSession: () => resumed({ connection }),
  });
  const seen: string[] = [];
  const problems = ['offline', 'server-error'];
  answers.ResumeSession = () => {
    seen.push(room.getState().phase);
    return problems.shift() ?? resumed({ connection });
  };
  await endLine('INTERNAL');
  await settled();
  await settled();
  expect(seen).toEqual([phase, phase, phase]);
  expect(room.getState()).toMatchObject({ phase });
  expect(lines).toHaveLength(1);
});

test('a guest who is let in while the server falters comes in once it does not', async () => {
  const { room, answers, tell } = await enterRoom({
    ResumeSession: () => resumed({ connection: WAITING }),
  });
  const connection = { ...WAITING, host_approved: true };
  answers.ResumeSession = () => {
    answers.ResumeSession = () => resumed({ connection });
    return 'server-error';
  };
  await tell({ version: 2, changed_players: [connection] });
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a line to the door that the server keeps ending is followed anew with growing pauses', async () => {
  const { endLine, pauses } = await enterRoom({
    ResumeSession: () => resumed({ connection: WAITING }),
  });
  for (let n = 0; n < 4; n++) {
    await endLine('TOO_MANY_REQUESTS');
    await settled();
  }
  expect(pauses).toEqual([500, 1000, 2000]);
});

test('a stage opens, and goes on, as soon as its server is there', async () => {
  const { room, answers, endLine, lines } = aRoom();
  const problems = ['offline', 'server-error'];
  answers.GetPublicSession = () => problems.shift() ?? { getPublicSession: aSession() };
  await room.showOnStage('room', 'key');
  expect(room.getState()).toMatchObject({ phase: 'inside', visitor: { type: 'stage' } });
  problems.push('timeout');
  await endLine('UNAUTHORIZED');
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'inside' });
  expect(lines.map(({ variables }) => variables)).toEqual([{ id: 'room', stageKey: 'key' }]);
});

test('a stage of a room that is not there says so', async () => {
  const { room } = aRoom({ GetPublicSession: () => 'SESSION_NOT_FOUND' });
  await room.showOnStage('room', 'key');
  expect(room.getState()).toMatchObject({ ending: { problem: 'SESSION_NOT_FOUND' } });
});

test('a seat is kept anew in each round, for as long as a game may last', async () => {
  const { tell, lines, clock, keptSeats } = await enterRoom();
  expect(lines).toHaveLength(1);
  clock.now += 4 * 60 * 60 * 1000;
  await tell({ version: 2, session_stage: aGuessingSession() });
  expect(keptSeats()).toMatchObject([{ keptAt: clock.now }]);
});

test('another tab of the same player takes the seat over, and it can be taken back', async () => {
  const { room, endLine, lines } = await enterRoom();
  await endLine('SEAT_TAKEN_OVER');
  expect(room.getState()).toEqual({ phase: 'ended', code, ending: { type: 'taken-over' } });
  expect(lines).toEqual([]);
  await room.enter(code);
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test('a room that is closed ends the stay, with the reason', async () => {
  const { room, tell } = await enterRoom();
  const session = { ...aSession(), phase: 'CLOSED' as const, closing_reason: 'by-host' };
  await tell({ version: 2, session_stage: session });
  const ending = { type: 'closed', reason: 'by-host' };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
});

test('who was in a room as it was closed did not leave it', async () => {
  const { room } = aRoom({
    ResumeSession: () =>
      resumed({
        connection: aConnection({ connection_is_closed: true, closing_reason: 'closed' }),
        public_session: aSession({ phase: 'CLOSED', closing_reason: 'by-host' }),
      }),
  });
  await room.enter(code);
  const ending = { type: 'closed', reason: 'by-host' };
  expect(room.getState()).toMatchObject({ phase: 'ended', ending });
});

test('who leaves gives the seat up; who only steps out keeps it', async () => {
  const { room, lines, asked } = await enterRoom();
  room.stepOut();
  expect(lines).toEqual([]);
  await room.enter(code);
  expect(await room.leave()).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ ending: { type: 'gone', reason: 'left' } });
  await room.enter(code);
  expect(asked().filter((name) => name === 'AskForSeat')).toHaveLength(2);
});

test('leaving out of the server’s reach steps out all the same', async () => {
  const { room } = await enterRoom({ LeaveSession: () => 'offline' });
  expect(await room.leave()).toEqual(refuse('offline'));
  expect(room.getState()).toEqual({ phase: 'outside' });
});

test('an answer that comes after somebody left is no news', async () => {
  const { room } = aRoom();
  const entering = room.enter(code);
  room.stepOut();
  await entering;
  expect(room.getState()).toEqual({ phase: 'outside' });
});

test('nobody comes in without an account', async () => {
  const { room, account, asked } = aRoom();
  account.owner = undefined;
  await room.enter(code);
  expect(room.getState()).toMatchObject({ ending: { type: 'failed', problem: 'UNAUTHORIZED' } });
  expect(asked()).toEqual([]);
});

test('a room that is opened seats its host, who has the key of its stage', async () => {
  const { room } = aRoom();
  expect(await room.open(A_NEW_ROOM)).toEqual(ok(code));
  expect(room.getState()).toMatchObject({
    phase: 'inside',
    visitor: { type: 'player', seat: { stageKey: 'key', code } },
  });
});

test.each(['AskForSeat', 'ResumeSession'])(
  'a room that is open but can’t be entered yet says so, and its code leads into it: %s fails',
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
    expect(room.getState()).toMatchObject({ phase: 'inside', visitor: { seat: { code } } });
    expect(asked().filter((name) => name === 'CreateSession')).toHaveLength(1);
  },
);

test('a room that could not be opened is none to come into', async () => {
  const { room } = aRoom({ CreateSession: () => 'timeout' });
  expect(await room.open(A_NEW_ROOM)).toEqual(refuse('timeout'));
  expect(room.getState()).toEqual({ phase: 'outside' });
});

test('the host’s wishes go to the server as it knows them', async () => {
  const { room, lastAsked, answers } = await enterRoom();
  answers.ChangeRoom = () => ({});
  answers.RemovePlayer = () => ({});
  expect(await room.setApproval('by-hand')).toEqual(ok(undefined));
  expect(lastAsked()).toEqual({ name: 'ChangeRoom', variables: { id: 'room', approve: false } });
  await room.remove('room.ben' as never, { bar: true });
  expect(lastAsked()).toEqual({ name: 'RemovePlayer', variables: { id: 'room.ben', bar: true } });
});
