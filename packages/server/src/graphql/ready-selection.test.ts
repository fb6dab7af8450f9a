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
import { AS_JSON, AS_VALUES, readySelection } from './ready-selection.ts';

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

type Both = Readonly<{ read: unknown; json: unknown; executed: ReturnType<typeof execute> }>;

function readBoth(query: string, value: object = room): Both {
  const document = parse(query);
  const parent = (schema as GraphQLSchema).getSubscriptionType();
  const node = getOperationAST(document)?.selectionSet.selections[0];
  if (!parent || node?.kind !== Kind.FIELD) throw new Error('no field');
  const payload = { onRoom: value };
  const selected = { schema, document, parent, node };
  const executed = execute({ schema, document, rootValue: payload, contextValue: context });
  return {
    read: readySelection(selected, AS_VALUES)?.(payload, context),
    json: readySelection(selected, AS_JSON)?.(payload, context),
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
  { name: 'fragments', fields: '...On ... on Room { name } ... on Seat { id } ... { phase }' },
])('$name are read as execution reads them', ({ fields }) => {
  const fragment = fields.includes('...On') ? 'fragment On on Room { seats { id } }' : '';
  const { read, json, executed } = readBoth(
    `subscription { r: onRoom(id: 1) { ${fields} } } ${fragment}`,
  );
  expect({ data: read }).toEqual(JSON.parse(JSON.stringify(executed)));
  expect(`{"data":${json}}`).toBe(JSON.stringify(executed));
});

test.each([
  { name: 'what fails', fields: 'broken', value: room },
  { name: 'a null where none may be', fields: 'name', value: { ...room, name: null } },
  { name: 'what is no value of its type', fields: 'phase', value: { ...room, phase: 'NONE' } },
  { name: 'what is no list', fields: 'seats { id }', value: { ...room, seats: 7 } },
  { name: 'what depends on the value', fields: 'any { name }', value: room },
  { name: 'what is left out by a directive', fields: 'id name @skip(if: true)', value: room },
])('$name is left to execution', ({ fields, value }) => {
  const { read, json } = readBoth(`subscription { onRoom { ${fields} } }`, value);
  expect(read).toBeUndefined();
  expect(json).toBeUndefined();
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
  const { read, json, executed } = readBoth(`subscription { onRoom { ${fields} } }`, value);
  expect(JSON.stringify({ data: await read })).toBe(JSON.stringify(await executed));
  expect(json).toBeUndefined();
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
  const { read } = readBoth('subscription { onRoom { late seats { id } broken } }', {
    ...room,
    late,
    seats: [{ id: late }],
  });
  expect(read).toBeUndefined();
});

test.each([
  ...['', 'plain text, 7:30', 'Amélie', '"quoted" \\ and\nbroken', '\u2028 \ud800 天気の子 🎬'],
  ...['x'.repeat(200), '__proto__', 'ſ K'],
])('text is written as JSON has it: %j', (name) => {
  const { json, executed } = readBoth('subscription { onRoom { name } }', { ...room, name });
  expect(`{"data":${json}}`).toBe(JSON.stringify(executed));
});

test.each([0, -0, 0.1, 1e21, 5e-324, -7.25])(
  'numbers are written as JSON has them: %d',
  (score) => {
    const { json, executed } = readBoth('subscription { onRoom { score } }', { ...room, score });
    expect(`{"data":${json}}`).toBe(JSON.stringify(executed));
  },
);

test('what depends on a variable is left to execution', () => {
  const query = 'subscription ($to: String) { onRoom { greeting(to: $to) } }';
  expect(readBoth(query).read).toBeUndefined();
});
