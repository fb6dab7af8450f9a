// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  buildSchema,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  Kind,
  parse,
} from 'graphql/index.js';
import { expect, test } from 'vitest';
import { readyArguments } from './ready-arguments.ts';

const schema = buildSchema(`
  enum Hint { POSTER REVIEW }
  input Data { names: [String!] nested: Data }
  input Guess { id: ID! value: Float! round: ID note: String = "none" data: Data hint: Hint count: Int! = 3 }
  input Either @oneOf { seat: ID stage: ID }
  type Query {
    guess(input: Guess!): Boolean
    list(ids: [ID!]!, hint: Hint = POSTER, first: Int): Boolean
    either(of: Either): Boolean
  }
`);

const QUERIES = [
  'query ($a: ID!, $b: Float!) { guess(input: { id: $a, value: $b }) }',
  'query ($a: ID!, $b: Float!, $c: ID) { guess(input: { id: $a, value: $b, round: $c, count: 7 }) }',
  'query ($a: ID, $b: Float) { guess(input: { id: $a, value: $b }) }',
  'query ($a: Guess!) { guess(input: $a) }',
  'query ($a: Guess) { guess(input: $a) }',
  'query ($a: [String!], $b: String) { guess(input: { id: 1, value: 2, note: $b, data: { names: $a } }) }',
  'query ($a: ID!) { guess(input: { id: $a, value: 7, data: { names: ["x"], nested: { names: [] } } }) }',
  'query ($a: [ID!]!, $b: Hint, $c: Int) { list(ids: $a, hint: $b, first: $c) }',
  'query ($a: ID!) { list(ids: [$a, "2"]) }',
  'query ($a: Int = 5, $b: Hint! = REVIEW) { list(ids: "1", first: $a, hint: $b) }',
  'query ($a: ID!) { either(of: { seat: $a }) }',
  'query ($a: Either) { either(of: $a) }',
  '{ list(ids: ["1", "2"], hint: REVIEW) }',
];
const VALUES = [
  ...[null, 'text', '', 7, 7.5, -1, 1e40, true, 'POSTER', 'NONE', [], ['1', '2'], [null], [[1]]],
  ...[{}, { id: 1, value: 2 }, { id: '1', value: '2' }, { id: 1, value: 2, unknown: 3 }],
  ...[{ id: 1, value: 2, note: null, data: { names: 'x' }, hint: 'REVIEW', count: 1 }],
  ...[{ id: 1, value: null }, { seat: 1 }, { seat: 1, stage: 2 }, { seat: null }],
];

function readBoth(query: string, sent: Readonly<Record<string, unknown>>) {
  const definition = getOperationAST(parse(query));
  const node = definition?.selectionSet.selections[0];
  if (!definition || node?.kind !== Kind.FIELD) throw new Error('no field');
  const field = schema.getQueryType()?.getFields()[node.name.value];
  if (!field) throw new Error('no such field');
  const { coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], sent);
  let wanted: unknown;
  try {
    wanted = coerced && getArgumentValues(field, node, coerced);
  } catch {
    wanted = undefined;
  }
  return { ready: readyArguments({ schema, definition, field, node })(sent), wanted };
}

test.each(QUERIES)('arguments are what execution reads, whatever is sent: %s', (query) => {
  const names = ['a', 'b', 'c'].filter((name) => query.includes(`$${name}`));
  const choices = VALUES.length ** Math.min(2, names.length);
  let fitting = 0;
  for (let n = 0; n < choices; n++) {
    const first = VALUES[n % VALUES.length];
    const second = VALUES[Math.floor(n / VALUES.length)];
    for (const sent of [
      Object.fromEntries(names.map((name, place) => [name, place === 1 ? second : first])),
      Object.fromEntries(names.slice(1).map((name) => [name, second])),
      Object.fromEntries(names.slice(0, 1).map((name) => [name, first])),
    ]) {
      const { ready, wanted } = readBoth(query, sent);
      expect({ sent, read: ready }).toEqual({ sent, read: wanted });
      if (ready) fitting += 1;
    }
  }
  expect(fitting).toBeGreaterThan(0);
});
