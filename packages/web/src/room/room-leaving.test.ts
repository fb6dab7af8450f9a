import { ok, refuse } from '@outoften/rules/result';
import { expect, test } from 'vitest';
import { CODE, enterRoom } from './room-server-under-test.ts';

const code = CODE;

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
