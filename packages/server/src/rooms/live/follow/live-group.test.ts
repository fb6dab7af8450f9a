// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { buildSchema, getOperationAST, parse } from 'graphql/index.js';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { LiveChange } from './live-field.ts';
import { createLiveGroup, type Follower } from './live-group.ts';
import { addLiveMetrics } from './live-metrics.ts';

const SCHEMA = buildSchema('type Query { none: ID } type Subscription { told: String! }');
const DOCUMENT = parse('subscription { told }');

/** Makes a group in which each change has a value. Some values must be looked up. */
function aGroup() {
  const definition = getOperationAST(DOCUMENT);
  if (!definition) throw new RangeError('there is no operation');
  const faults: unknown[] = [];
  const group = createLiveGroup(
    {
      operation: { document: DOCUMENT, definition, weight: 1 },
      open: () => Promise.reject(new Error('the group is open')),
      payloads: (change) => [{ told: change }],
      key: 'told',
    },
    {
      schema: SCHEMA,
      context: {} as GraphqlContext,
      onFault: (fault) => void faults.push(fault),
      metrics: addLiveMetrics(new Registry()),
    },
  );
  const tell = (value: string | Promise<string>, followers: ReadonlySet<AFollower>) =>
    group.tell(value as unknown as LiveChange, followers);
  return { ...group, tell, faults };
}

type AFollower = ReturnType<typeof aFollower>;

function aFollower() {
  const told: string[] = [];
  const send: Follower['send'] = (payload) => {
    const [, json = ''] = payload.event().toString().split('data: ');
    told.push(JSON.parse(json).data?.told);
  };
  return { send, told };
}

test('an event that is ready waits for an earlier one whose look-up is still running', async () => {
  const { tell } = aGroup();
  const follower = aFollower();
  const look = Promise.withResolvers<string>();
  tell(look.promise, new Set([follower]));
  tell('second', new Set([follower]));
  tell(Promise.resolve('third'), new Set([follower]));
  await new Promise(setImmediate);
  expect(follower.told).toEqual([]);
  look.resolve('first');
  await expect.poll(() => follower.told).toEqual(['first', 'second', 'third']);
  tell('fourth', new Set([follower]));
  expect(follower.told.at(-1)).toBe('fourth');
});

test('a follower who joins during a look-up does not get earlier events', async () => {
  const { tell } = aGroup();
  const [early, late] = [aFollower(), aFollower()];
  const followers = new Set([early]);
  const look = Promise.withResolvers<string>();
  tell(look.promise, followers);
  followers.add(late);
  tell('second', followers);
  look.resolve('first');
  await expect.poll(() => late.told).toEqual(['second']);
  expect(early.told).toEqual(['first', 'second']);
});

test('followers get an error if a look-up fails, and then the next event', async () => {
  const { tell, faults } = aGroup();
  const follower = aFollower();
  const look = Promise.withResolvers<string>();
  tell(look.promise, new Set([follower]));
  tell('second', new Set([follower]));
  look.reject(new Error('the store is away'));
  await expect.poll(() => follower.told).toEqual([undefined, 'second']);
  expect(faults.map(String)).toEqual([expect.stringContaining('the store is away')]);
});

test('a subscription ends after the events whose look-up is still running', async () => {
  const { tell, afterTold } = aGroup();
  const follower = aFollower();
  const look = Promise.withResolvers<string>();
  tell(look.promise, new Set([follower]));
  afterTold(() => follower.told.push('ended'));
  expect(follower.told).toEqual([]);
  look.resolve('last');
  await expect.poll(() => follower.told).toEqual(['last', 'ended']);
});
