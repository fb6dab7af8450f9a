import { seededChance } from '@outoften/rules/seeded-chance';
import { buildSchema } from '@outoften/server/src/app/graphql/schema.ts';
import { createExecutor } from '@outoften/server/src/platform/graphql/executor.ts';
import { expect, test } from 'vitest';
import { randomQuery, randomText } from './random-requests.ts';

const schema = buildSchema();

test('random requests are valid, and soon contain each field of queries and mutations', () => {
  const executor = createExecutor(schema);
  const random = seededChance(1);
  const refused = new Set<unknown>();
  const named = new Set<string>();
  for (let nth = 0; nth < 1_000; nth++) {
    const made = randomQuery(schema, { known: [], random });
    const read = executor.read(made, (fault) => {
      throw fault;
    });
    if ('errors' in read) for (const { extensions } of read.errors) refused.add(extensions.code);
    for (const [, name = ''] of made.query.matchAll(/a\d+: (\w+)/g)) named.add(name);
  }
  expect([...refused].filter((code) => code !== 'QUERY_TOO_COMPLEX')).toEqual([]);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const all = roots.flatMap((root) => Object.keys(root?.getFields() ?? {}));
  expect([...named].toSorted()).toEqual(all.toSorted());
});

test('the same seed gives the same requests, some with a text of many thousand characters', () => {
  const texts = () => {
    const random = seededChance(7);
    return Array.from({ length: 50 }, () => randomText([], random));
  };
  expect(texts()).toEqual(texts());
  expect(Math.max(...texts().map(({ length }) => length))).toBeGreaterThan(10_000);
});
