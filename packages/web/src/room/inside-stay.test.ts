import { expect, test } from 'vitest';
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
  expect(keptSeats()).toMatchObject([{ keptAt: clock.now, round: { number: 1, of: 10 } }]);
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
