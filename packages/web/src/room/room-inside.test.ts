import { expect, test } from 'vitest';
import {
  aRoom,
  aRoomView,
  CODE,
  enterRoom,
  guessing,
  resumed,
  settled,
} from './room-server-under-test.ts';

const code = CODE;

test('a stage opens, and goes on, as soon as its server is there', async () => {
  const { room, answers, endLine, lines } = aRoom();
  const problems = ['offline', 'server-error'];
  const { sight } = resumed().resumeSession;
  answers.SeeRoom = () => problems.shift() ?? { roomSight: sight };
  await room.showOnStage('room', 'key');
  expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'stage' } });
  problems.push('timeout');
  await endLine('UNAUTHORIZED');
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'inside' });
  expect(lines.map(({ variables }) => variables)).toEqual([
    { id: 'room', stageKey: 'key', wire: 1 },
  ]);
});

test('a stage of a room that is not there says so', async () => {
  const { room } = aRoom({ SeeRoom: () => 'SESSION_NOT_FOUND' });
  await room.showOnStage('room', 'key');
  expect(room.getState()).toMatchObject({ ending: { problem: 'SESSION_NOT_FOUND' } });
});

test('a seat is kept anew in each round, for as long as a game may last', async () => {
  const { tellPatch, lines, clock, keptSeats } = await enterRoom();
  expect(lines).toHaveLength(1);
  clock.now += 4 * 60 * 60 * 1000;
  await tellPatch({ version: 2, stage: guessing() });
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
  const { room, tellPatch } = await enterRoom();
  await tellPatch({ version: 2, stage: { phase: 'closed', reason: 'by-host' } });
  const ending = { type: 'closed', reason: 'by-host' };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
});

test('who was in a room as it was closed did not leave it', async () => {
  const { room } = aRoom({
    ResumeSession: () =>
      resumed({ view: aRoomView({ stage: { phase: 'closed', reason: 'by-host' } }) }),
  });
  await room.enter(code);
  const ending = { type: 'closed', reason: 'by-host' };
  expect(room.getState()).toMatchObject({ phase: 'ended', ending });
});
