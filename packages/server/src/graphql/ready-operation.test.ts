// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import { buildSchema, execute, getOperationAST, parse } from 'graphql/index.js';
import { expect, test } from 'vitest';
import type { GraphqlContext } from './graphql-context.ts';
import { presentErrors } from './present-error.ts';
import { createReadyRunner } from './ready-operation.ts';

const schema = buildSchema(`
  type Query { ok: Boolean last(of: ID): Guess }
  type Mutation { guess(input: GuessInput!): Guess! leave: Guess other(id: ID): Guess }
  input GuessInput { value: Float! marks: [Int!] note: String = "none" }
  type Guess { id: ID! score: Int note: String! late: String! answer: Guess }
`);
const context = {} as GraphqlContext;
const onFault = () => {};
const GUESS = 'mutation ($value: Float!) { g: guess(input: { value: $value }) { id score note } }';

type Resolve = (args: Readonly<Record<string, unknown>>) => unknown;

/** What the operation answers, what execution alone answers, and how often the field was resolved by the first. */
async function answerBoth(query: string, variables: Record<string, unknown>, resolve: Resolve) {
  let resolved = 0;
  const roots = [schema.getQueryType(), schema.getMutationType()];
  for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {}))) {
    field.resolve = async (_root, args) => {
      resolved++;
      return resolve(args);
    };
  }
  const document = parse(query);
  const definition = getOperationAST(document);
  if (!definition) throw new Error('no operation');
  const operation = { document, definition, weight: 1, variables };
  const answered = await createReadyRunner(schema)(operation)?.(operation, { context, onFault });
  const times = resolved;
  const executed = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: context,
    hideSuggestions: true,
  });
  const presented = presentErrors(executed, onFault);
  return { answered: asJson(answered), executed: asJson(presented), times };
}

function asJson(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

const guessed = ({ input }: Readonly<{ input?: { value: number; note: string } }>) => ({
  id: 7,
  score: input?.value,
  note: input?.note ?? 'left',
  late: async () => 'late',
});

test.each([
  { name: 'what is at hand', query: GUESS },
  { name: 'a query', query: 'query ($value: ID) { last(of: $value) { id score } }' },
  { name: 'null', query: 'mutation { leave { id } }', resolve: () => null },
  { name: 'what has to be waited for', query: 'mutation { leave { id late answer { id } } }' },
  {
    name: 'a lookup that fails',
    query: 'mutation { leave { id late } }',
    resolve: () => ({ id: 7, late: async () => Promise.reject(new Error('gone')) }),
  },
  {
    name: 'a refusal',
    query: GUESS,
    resolve: () => {
      throw new Error('too late');
    },
  },
  {
    name: 'a refusal where null may be',
    query: 'mutation { leave { id } }',
    resolve: async () => Promise.reject(new Error('gone')),
  },
  { name: 'null where none may be', query: GUESS, resolve: () => null },
  { name: 'a field that is null and must not be', query: GUESS, resolve: () => ({ id: 7 }) },
])('$name is answered as by execution, and resolved once', async ({ query, resolve = guessed }) => {
  const { answered, executed, times } = await answerBoth(query, { value: 7 }, resolve as Resolve);
  expect(answered).toBeDefined();
  expect(answered).toEqual(executed);
  expect(times).toBe(1);
});

test('what is looked up on the way is looked up once', async () => {
  let looked = 0;
  const late = async () => {
    looked++;
    return 'late';
  };
  const query = 'mutation { leave { id late } }';
  const { executed } = await answerBoth(query, {}, () => ({ id: 7, late }));
  expect(executed).toEqual({ data: { leave: { id: '7', late: 'late' } } });
  expect(looked, 'for the answer, and for execution beside it').toBe(2);
});

test.each([
  { name: 'none at all', variables: {} },
  { name: 'one of another type', variables: { value: 'seven' } },
  { name: 'null', variables: { value: null } },
])(
  'variables that do not fit, $name, are refused as by execution, and nothing is done',
  async ({ variables }) => {
    const { answered, executed, times } = await answerBoth(GUESS, variables, guessed as Resolve);
    expect(answered).toEqual(executed);
    expect(answered).toHaveProperty('errors');
    expect(times).toBe(0);
  },
);

test.each([
  { name: 'two fields', query: 'mutation { leave { id } other { id } }' },
  {
    name: 'a fragment',
    query: 'mutation { ...Leave } fragment Leave on Mutation { leave { id } }',
  },
  { name: 'a directive', query: 'mutation { leave @include(if: true) { id } }' },
  { name: 'a directive inside', query: 'mutation { leave { id note @skip(if: true) } }' },
  { name: 'what the schema says of itself', query: '{ __typename }' },
])('$name is left to execution', async ({ query }) => {
  const { answered } = await answerBoth(query, {}, guessed as Resolve);
  expect(answered).toBeUndefined();
});
