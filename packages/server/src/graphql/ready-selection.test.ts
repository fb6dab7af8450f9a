// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  buildSchema,
  execute,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  parse,
} from 'graphql/index.js';
import { expect, test } from 'vitest';
import type { GraphqlContext } from './graphql-context.ts';
import { readySelection } from './ready-selection.ts';

const schema = buildSchema(`
  enum Phase { LOBBY OVER }
  interface Named { name: String! }
  type Query { ok: Boolean }
  type Subscription { onRoom(id: ID): Room! }
  type Room implements Named {
    id: ID! name: String! phase: Phase! score: Float host: Seat seats: [Seat!]! marks: [Int] any: Named
    greeting(to: String = "all"): String! late: String broken: String
  }
  type Seat implements Named { id: ID! name: String! }
`);
const room = {
  id: 7,
  name: 'Friday reels',
  phase: 'OVER',
  score: 7.5,
  host: undefined,
  seats: [
    { id: 'ana', name: 'Ana' },
    { id: 'bo', name: () => 'Bo' },
  ],
  marks: [1, null, 3],
  greeting: ({ to }: Readonly<{ to: string }>) => `Hello, ${to}`,
  late: async () => 'late',
  broken: () => {
    throw new Error('broken');
  },
};
const context = {} as GraphqlContext;

function manyObjects(): string {
  return Array.from({ length: 120 }, (_, n) => `seats${n}: seats { id }`).join(' ');
}

/** What is read by a selection that waits and by one that does not, and what execution answers. */
type Both = Readonly<{ read: unknown; atOnce: unknown; executed: ReturnType<typeof execute> }>;

function readBoth(query: string, value: object = room): Both {
  const document = parse(query);
  const parent = (schema as GraphQLSchema).getSubscriptionType();
  const node = getOperationAST(document)?.selectionSet.selections[0];
  if (!parent || node?.kind !== Kind.FIELD) throw new Error('no field');
  const payload = { onRoom: value };
  const selected = { schema, document, parent, node };
  const executed = execute({ schema, document, rootValue: payload, contextValue: context });
  return {
    read: readySelection(selected, { waits: true })?.(payload, context),
    atOnce: readySelection(selected, { waits: false })?.(payload, context),
    executed,
  };
}

test.each([
  {
    name: 'fields, lists and nulls',
    fields: 'id name phase score host { id } seats { id name } marks',
  },
  { name: 'aliases and fields asked for twice', fields: 'a: name seats { id } seats { name }' },
  { name: 'arguments', fields: 'greeting all: greeting(to: "Ana")' },
  { name: 'the types of things', fields: '__typename seats { __typename }' },
  { name: 'names that are words of the language', fields: 'default: id get: name new: phase' },
  { name: 'fragments', fields: '...On ... on Room { name } ... on Seat { id } ... { phase }' },
])('$name are read as execution reads them', ({ fields }) => {
  const fragment = fields.includes('...On') ? 'fragment On on Room { seats { id } }' : '';
  const { read, atOnce, executed } = readBoth(
    `subscription { r: onRoom(id: 1) { ${fields} } } ${fragment}`,
  );
  expect(JSON.stringify({ data: read })).toBe(JSON.stringify(executed));
  expect(JSON.stringify({ data: atOnce })).toBe(JSON.stringify(executed));
});

test.each([
  { name: 'what fails', fields: 'broken', value: room },
  { name: 'a null where none may be', fields: 'name', value: { ...room, name: null } },
  { name: 'what is no value of its type', fields: 'phase', value: { ...room, phase: 'NONE' } },
  { name: 'what is no list', fields: 'seats { id }', value: { ...room, seats: 7 } },
  { name: 'what depends on the value', fields: 'any { name }', value: room },
  { name: 'what is left out by a directive', fields: 'id name @skip(if: true)', value: room },
  { name: 'a name that is none in code', fields: '__proto__: name', value: room },
  { name: 'more objects than anybody needs', fields: manyObjects(), value: room },
])('$name is left to execution', ({ fields, value }) => {
  const { read, atOnce } = readBoth(`subscription { onRoom { ${fields} } }`, value);
  expect(read).toBeUndefined();
  expect(atOnce).toBeUndefined();
});

test.each<Readonly<{ name: string; fields: string; value: object }>>([
  { name: 'beside what is at hand', fields: 'id late name', value: room },
  {
    name: 'deep in lists',
    fields: 'seats { id name } late',
    value: { ...room, seats: [{ id: 1, name: async () => 'Ana' }, room.seats[1]] },
  },
  {
    name: 'a list of things',
    fields: 'seats { id }',
    value: { ...room, seats: async () => room.seats },
  },
  { name: 'nothing', fields: 'host { id } late', value: { ...room, host: async () => null } },
])('what is looked up, $name, is waited for, but in no event', async ({ fields, value }) => {
  const { read, atOnce, executed } = readBoth(`subscription { onRoom { ${fields} } }`, value);
  expect(JSON.stringify({ data: await read })).toBe(JSON.stringify(await executed));
  expect(atOnce).toBeUndefined();
});

test.each<Readonly<{ name: string; fields: string; late: () => Promise<unknown> }>>([
  { name: 'fails', fields: 'late', late: async () => Promise.reject(new Error('gone')) },
  { name: 'comes to nothing where that may not be', fields: 'name', late: async () => null },
])('a lookup that $name is no answer', async ({ fields, late }) => {
  const value = { ...room, [fields]: late };
  const { read } = readBoth(`subscription { onRoom { id ${fields} } }`, value);
  await expect(read).rejects.toThrow();
});

test('a lookup that fails beside something else that does leaves nothing unhandled', async () => {
  const late = async () => Promise.reject(new Error('gone'));
  const { read } = readBoth('subscription { onRoom { late host { id } seats { id } broken } }', {
    ...room,
    late,
    host: { id: late },
    seats: [{ id: late }],
  });
  expect(read).toBeUndefined();
});

test('values of all kinds are read as they are', () => {
  const name = '"quoted" \\ and\nbroken \u2028 \ud800 天気の子';
  const { atOnce, executed } = readBoth('subscription { onRoom { name score } }', {
    ...room,
    name,
    score: 1e21,
  });
  expect(JSON.stringify({ data: atOnce })).toBe(JSON.stringify(executed));
});

test('what depends on a variable is left to execution', () => {
  const query = 'subscription ($to: String) { onRoom { greeting(to: $to) } }';
  expect(readBoth(query).read).toBeUndefined();
});
