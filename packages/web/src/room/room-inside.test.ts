import { ok, refuse } from '@outoften/rules/result';
import type { RoomCode } from '@outoften/rules/room/room-code';
import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { expect, test } from 'vitest';
import {
  aRoom,
  aRoomView,
  CODE,
  enterRoom,
  guessing,
  resumed,
  settled,
} from './testing/room-server-under-test.ts';

const code = CODE;

test('a stage opens and continues as soon as its server answers', async () => {
  const { room, answers, endSubscription, subscriptions } = aRoom();
  const problems = ['offline', 'server-error'];
  const { sight } = resumed().resumeSession;
  answers.SeeRoom = () => problems.shift() ?? { roomSight: sight };
  await room.showOnStage('room', 'key');
  expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'stage' } });
  problems.push('timeout');
  await endSubscription('UNAUTHORIZED');
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'inside' });
  expect(subscriptions.map(({ variables }) => variables)).toEqual([
    { id: 'room', stageKey: 'key', wire: WIRE_VERSION },
  ]);
});

test('a stage with a page older than its server ends its visit', async () => {
  const { room, answers, endSubscription } = aRoom();
  answers.SeeRoom = () => ({ roomSight: resumed().resumeSession.sight });
  await room.showOnStage('room', 'key');
  await endSubscription('OLD_CLIENT');
  await settled();
  expect(room.getState()).toMatchObject({ phase: 'ended', ending: { problem: 'OLD_CLIENT' } });
});

test('a stage of a room that does not exist says so', async () => {
  const { room } = aRoom({ SeeRoom: () => 'SESSION_NOT_FOUND' });
  await room.showOnStage('room', 'key');
  expect(room.getState()).toMatchObject({ ending: { problem: 'SESSION_NOT_FOUND' } });
});

test('each round extends how long a seat is kept', async () => {
  const { tellPatch, subscriptions, clock, keptSeats } = await enterRoom();
  expect(subscriptions).toHaveLength(1);
  clock.now += 4 * 60 * 60 * 1000;
  await tellPatch({ version: 2, progress: guessing() });
  expect(keptSeats()).toMatchObject([{ keptAt: clock.now, round: { number: 1, of: 10 } }]);
});

test('another tab of the same player takes the seat over, and it can be taken back', async () => {
  const { room, endSubscription, subscriptions } = await enterRoom();
  await endSubscription('SEAT_TAKEN_OVER');
  expect(room.getState()).toEqual({ phase: 'ended', code, ending: { type: 'taken-over' } });
  expect(subscriptions).toEqual([]);
  await room.enter(code);
  expect(room.getState()).toMatchObject({ phase: 'inside' });
});

test.each(['OLD_CLIENT', 'GRAPHQL_VALIDATION_FAILED'])(
  'a tab of a version that the server does not support ends with %s, and its seat is saved',
  async (problem) => {
    const { room, endSubscription, subscriptions, keptSeats } = await enterRoom();
    await endSubscription(problem);
    const ending = { type: 'failed', problem, aim: 'play' };
    expect(room.getState()).toEqual({ phase: 'ended', code, ending });
    expect(subscriptions).toEqual([]);
    expect(keptSeats()).toHaveLength(1);
  },
);

test('a closed room ends the visit, with the reason', async () => {
  const { room, tellPatch } = await enterRoom();
  await tellPatch({ version: 2, progress: { phase: 'closed', reason: 'by-host' } });
  const ending = { type: 'closed', reason: 'by-host' };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
});

test('a player in a closed room does not count as having left', async () => {
  const { room } = aRoom({
    ResumeSession: () =>
      resumed({ view: aRoomView({ progress: { phase: 'closed', reason: 'by-host' } }) }),
  });
  await room.enter(code);
  const ending = { type: 'closed', reason: 'by-host' };
  expect(room.getState()).toMatchObject({ phase: 'ended', ending });
});

test('leaving gives the seat up, and stepping out keeps it', async () => {
  const { room, subscriptions, asked } = await enterRoom();
  room.stepOut();
  expect(subscriptions).toEqual([]);
  await room.enter(code);
  expect(await room.leave()).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ ending: { type: 'gone', reason: 'left' } });
  await room.enter(code);
  expect(asked().filter((name) => name === 'AskForSeat')).toHaveLength(2);
});

test('leaving without a server steps out', async () => {
  const { room } = await enterRoom({ leave: () => 'offline' });
  expect(await room.leave()).toEqual(refuse('offline'));
  expect(room.getState()).toEqual({ phase: 'outside' });
});

test('a player who went to another room stays there when the answer comes late', async () => {
  const other = 'BCD24' as RoomCode;
  const { room, keptSeats } = await enterRoom();
  const leaving = room.leave();
  const entering = room.enter(other);
  expect(await leaving).toEqual(ok(undefined));
  await entering;
  expect(room.getState()).toMatchObject({ phase: 'inside', role: { seat: { code: other } } });
  expect(keptSeats().map((seat) => seat.code)).toContain(other);
});
