// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { buildSchema, getOperationAST, parse } from 'graphql/index.js';
import { expect, test } from 'vitest';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { Opening } from '../live/follow/room-hub.ts';
import type { LiveChange } from '../live/follow/room-views.ts';
import { createSubscriptionOpener, liveField } from './live-field.ts';

/** Reads a subscription to a field that writes its values, or to one that is executed. Each change is its value. */
function aSubscription(query: string) {
  const schema = buildSchema(`
    type Query { none: ID }
    type Subscription { written: Event executed: Event }
    type Event { value: String }
  `);
  const shared = {
    open: async () => ({}) as Opening,
    payloads: (change: LiveChange) => [change],
  };
  const { written, executed } = schema.getSubscriptionType()!.getFields();
  Object.assign(written!, liveField({ ...shared, write: (change) => change }));
  Object.assign(executed!, liveField(shared));
  const document = parse(query);
  const faults: unknown[] = [];
  const open = createSubscriptionOpener({
    schema,
    context: {} as GraphqlContext,
    onFault: (fault) => void faults.push(fault),
  });
  const definition = getOperationAST(document)!;
  const opening = open({ document, definition, weight: 1 }, {} as GraphqlContext);
  const resultOf = async (change: unknown) =>
    JSON.parse((await (await opening).messages.of(change as LiveChange)[0]) ?? 'null');
  return { resultOf, faults };
}

test.each(['{ it: written { value } }', '{ it: executed { value } }'])(
  'a result has the name that the query gives it: %s',
  async (fields) => {
    const { resultOf } = aSubscription(`subscription ${fields}`);
    expect(await resultOf({ value: 'now' })).toEqual({ data: { it: { value: 'now' } } });
    const lookup = Promise.resolve({ value: 'looked up' });
    expect(await resultOf(lookup)).toEqual({ data: { it: { value: 'looked up' } } });
  },
);

test.each(['{ written { value } }', '{ executed { value } }'])(
  'if a lookup fails, the followers get an error, and the operator the fault: %s',
  async (fields) => {
    const { resultOf, faults } = aSubscription(`subscription ${fields}`);
    const errors = [{ extensions: { code: 'INTERNAL' } }];
    const fault = new Error('the film is gone');
    expect(await resultOf(Promise.reject(fault))).toMatchObject({ errors });
    expect(faults).toEqual([fault]);
  },
);
