import { expect, test } from 'vitest';
import { createLiveGroup, type Receiver } from './live-group.ts';
import type { LiveChange } from './live-subscription.ts';

/** Makes a group in which each change is its result. Some results must be looked up. */
function aGroup() {
  const faults: unknown[] = [];
  let executions = 0;
  const group = createLiveGroup(
    { key: 'query', results: (change) => [change as unknown as string | Promise<string>] },
    {
      onFault: (fault) => void faults.push(fault),
      metrics: { countExecution: () => void executions++ },
    },
  );
  const jsonOf = (value: string) => JSON.stringify({ value });
  const send = (value: string | Promise<string>, followers: ReadonlySet<AFollower>) => {
    const result = typeof value === 'string' ? jsonOf(value) : value.then(jsonOf);
    group.send(result as unknown as LiveChange, followers);
  };
  return { ...group, send, faults, executions: () => executions };
}

type AFollower = ReturnType<typeof aFollower>;

function aFollower() {
  const received: string[] = [];
  const send: Receiver['send'] = (payload) => {
    const [, json = ''] = payload.event().toString().split('data: ');
    received.push(JSON.parse(json).value);
  };
  return { send, received };
}

test('an event that is ready waits for an earlier one whose look-up is still running', async () => {
  const { send } = aGroup();
  const follower = aFollower();
  const look = Promise.withResolvers<string>();
  send(look.promise, new Set([follower]));
  send('second', new Set([follower]));
  send(Promise.resolve('third'), new Set([follower]));
  await new Promise(setImmediate);
  expect(follower.received).toEqual([]);
  look.resolve('first');
  await expect.poll(() => follower.received).toEqual(['first', 'second', 'third']);
  send('fourth', new Set([follower]));
  expect(follower.received.at(-1)).toBe('fourth');
});

test('a follower who joins during a look-up does not get earlier events', async () => {
  const { send } = aGroup();
  const [early, late] = [aFollower(), aFollower()];
  const followers = new Set([early]);
  const look = Promise.withResolvers<string>();
  send(look.promise, followers);
  followers.add(late);
  send('second', followers);
  look.resolve('first');
  await expect.poll(() => late.received).toEqual(['second']);
  expect(early.received).toEqual(['first', 'second']);
});

test('a result that can not be made is left out, and the next one is sent', async () => {
  const { send, faults } = aGroup();
  const follower = aFollower();
  const look = Promise.withResolvers<string>();
  send(look.promise, new Set([follower]));
  send('second', new Set([follower]));
  look.reject(new Error('the store is away'));
  await expect.poll(() => follower.received).toEqual(['second']);
  expect(faults.map(String)).toEqual([expect.stringContaining('the store is away')]);
});

test('a subscription ends after the events whose look-up is still running', async () => {
  const { send, afterSent } = aGroup();
  const follower = aFollower();
  const look = Promise.withResolvers<string>();
  send(look.promise, new Set([follower]));
  afterSent(() => follower.received.push('ended'));
  expect(follower.received).toEqual([]);
  look.resolve('last');
  await expect.poll(() => follower.received).toEqual(['last', 'ended']);
});
