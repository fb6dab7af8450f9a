import { expect, test } from 'vitest';
import { gatherTicks } from './tick-queue.ts';

test('a task after a quiet time runs at once, and the following ones are collected', async () => {
  const loads: (readonly number[])[] = [];
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const pace = { apartMs: 16, enough: 9, turns: 1, now: () => 0, pause };
  const queue = gatherTicks<number>(async (load) => void loads.push(load), pace);
  queue.submit(1);
  await queue.settle();
  queue.submit(2);
  queue.submit(3);
  await queue.settle();
  expect(loads).toEqual([[1], [2, 3]]);
  expect(pauses).toEqual([16]);
});

test('a clock that is set back delays no task', async () => {
  const pauses: number[] = [];
  let now = 60_000;
  const pause = async (ms: number) => void pauses.push(ms);
  const pace = { apartMs: 16, enough: 9, turns: 1, now: () => now, pause };
  const queue = gatherTicks<number>(async () => {}, pace);
  queue.submit(1);
  await queue.settle();
  now -= 30_000;
  queue.submit(2);
  await queue.settle();
  expect(pauses).toEqual([16]);
});

test('an urgent task runs before all waiting ones, in order', async () => {
  const loads: (readonly number[])[] = [];
  const queue = gatherTicks<number>(async (load) => {
    loads.push(load);
    if (!load.includes(1)) return;
    queue.submit(4);
    queue.submitFirst([2, 3]);
  });
  queue.submit(1);
  await queue.settle();
  queue.submitFirst([5]);
  await queue.settle();
  expect(loads).toEqual([[1], [2, 3, 4], [5]]);
});

test('tasks that are submitted while a batch runs form the next batch', async () => {
  const loads: (readonly number[])[] = [];
  const queue = gatherTicks<number>(async (load) => {
    loads.push(load);
    for (const task of load) if (task < 10) queue.submit(task + 10);
  });
  for (const task of [1, 2, 3]) queue.submit(task);
  await queue.settle();
  expect(loads).toEqual([
    [1, 2, 3],
    [11, 12, 13],
  ]);
});

test('tasks that arrive in the turns before a batch belong to it', async () => {
  const loads: (readonly number[])[] = [];
  const pace = { apartMs: 0, enough: 9, turns: 3, now: () => 0, pause: async () => {} };
  const queue = gatherTicks<number>(async (load) => void loads.push(load), pace);
  queue.submit(1);
  for (const task of [2, 3, 4]) {
    await new Promise((resume) => setImmediate(resume));
    queue.submit(task);
  }
  await queue.settle();
  expect(loads).toEqual([[1, 2, 3], [4]]);
});

test('a batch does not wait for more tasks once there are enough', async () => {
  const loads: (readonly number[])[] = [];
  const paused = Promise.withResolvers<void>();
  const pause = async () => {
    paused.resolve();
    await new Promise(() => {});
  };
  const pace = { apartMs: 16, enough: 3, turns: 1, now: () => 0, pause };
  const queue = gatherTicks<number>(async (load) => void loads.push(load), pace);
  queue.submit(1);
  await queue.settle();
  for (const task of [2, 3, 4]) queue.submit(task);
  await queue.settle();
  queue.submit(5);
  await paused.promise;
  queue.submitFirst([6, 7]);
  await queue.settle();
  expect(loads).toEqual([[1], [2, 3, 4], [6, 7, 5]]);
});

test('tasks of the last batch do not count as enough for the next', async () => {
  const pauses: number[] = [];
  const pause = async (ms: number) => void pauses.push(ms);
  const pace = { apartMs: 16, enough: 2, turns: 1, now: () => 0, pause };
  const queue = gatherTicks<number>(async () => {}, pace);
  for (const task of [1, 2, 3]) queue.submit(task);
  await queue.settle();
  queue.submit(4);
  await queue.settle();
  expect(pauses).toEqual([16]);
});
