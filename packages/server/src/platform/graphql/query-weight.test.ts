// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  type GraphQLNamedType,
  type GraphQLType,
  getNamedType,
  graphqlSync,
  isObjectType,
  isRequiredArgument,
} from 'graphql/index.js';
import { describe, expect, test } from 'vitest';
import { buildSchema } from '../../app/graphql/schema.ts';
import { createExecutor } from './executor.ts';
import { MAX_WEIGHT } from './query-limits.ts';

const schema = buildSchema();
const executor = createExecutor(schema);

function onFault(fault: unknown) {
  throw fault;
}

function weightOf(query: string): number {
  const read = executor.read({ query }, onFault);
  if ('errors' in read) throw new Error(read.errors.map(({ message }) => message).join());
  return read.operation.weight;
}

describe('the weight of a query counts', () => {
  test.each([
    { what: 'a value', query: '{ server_time }', weight: 1 },
    { what: 'a type name', query: '{ __typename }', weight: 1 },
    {
      what: 'each further field of the operation as an operation of its own',
      query: `{ a: searchPeople(query: "an") ...A }
        fragment A on Query { b: searchPeople(query: "en") server_time }`,
      weight: 2 * 100 + 1 + 2 * 50_000,
    },
    {
      what: 'a list with the most items it may have',
      query: session('connected_players { id }'),
      weight: 201,
    },
    {
      what: 'a list with its own greatest length',
      query: session('past_rounds { id }'),
      weight: 101,
    },
    {
      what: 'a list within a list for each item',
      query: session('past_rounds { guesses { id score } }'),
      weight: 1 + 50 * (1 + 100 * 3),
    },
    {
      what: 'an object that few items of a list have',
      query: session('round { guesses { movie { title } } }'),
      weight: 1 + 1 + 100 * (1 + 0.01 * 2),
    },
    { what: 'a room as JSON', query: '{ roomSight(id: "1") }', weight: 4_000 },
    { what: 'a seat as JSON', query: 'mutation { resumeSession(code: "K7WBX") }', weight: 4_000 },
    { what: 'all rounds as JSON', query: '{ pastRounds(id: "1") }', weight: 250_000 },
    {
      what: 'a fragment each time it is used',
      query: `${session('past_rounds { ...A } round { ...A ... on SessionRound { id } }')}
        fragment A on SessionRound { ...B ...B } fragment B on SessionRound { id }`,
      weight: 1 + 50 * 3 + 1 + 3,
    },
  ])('$what', ({ query, weight }) => {
    expect(weightOf(query)).toBe(weight);
  });
});

/** Introspection with all texts of the schema, under these names. */
const introspection = (names: readonly string[]) =>
  `{ ${names.map((name) => `${name}: __schema { types { ...T } }`).join(' ')} }
  fragment T on __Type { kind name description fields { ...F } inputFields { ...I } enumValues { name description } }
  fragment F on __Field { name description args { ...I } type { ...R } }
  fragment I on __InputValue { name description type { ...R } }
  fragment R on __Type { kind name description ofType { kind name description ofType { name description } } }`;

test('the schema itself weighs more than the values that it has', () => {
  const { data } = graphqlSync({ schema, source: introspection(['a']) });
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? Object.values(value).reduce((sum: number, each) => sum + count(each), 1)
      : 1;
  expect(count(data)).toBeGreaterThan(5_000);
  expect(weightOf(introspection(['a']))).toBeGreaterThan(count(data));
});

test('the schema cannot be asked for under many names at once', () => {
  const read = executor.read({ query: introspection([...'abcdefghijklmn']) }, onFault);
  expect(read).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
});

describe('the limits of queries allow', () => {
  test.each(['onUpdatePublicSession', 'onUpdateSessionRound', 'onCreatePlayerGuess'])(
    'everything that %s sends, once',
    (name) => {
      const field = schema.getSubscriptionType()?.getFields()[name];
      if (!field) throw new Error(`There is no ${name}.`);
      const needed = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: "1"`);
      const args = needed.length > 0 ? `(${needed.join(', ')})` : '';
      const query = `subscription { ${name}${args} ${everythingOf(field.type)} }`;
      expect(weightOf(query)).toBeLessThanOrEqual(MAX_WEIGHT);
    },
  );

  test('no repetition of the same lists so often that an answer could block a server', () => {
    const guesses = `fragment G on SessionRound { guesses ${everythingOf(schema.getType('PlayerGuess'))} }`;
    const ask = (names: readonly string[]) =>
      executor.read(
        {
          query: `${session(names.map((name) => `${name}: past_rounds { ...G }`).join(' '))} ${guesses}`,
        },
        onFault,
      );
    expect(ask(['a', 'b', 'c'])).toHaveProperty('operation');
    expect(ask(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'])).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
  });

  test('all rounds as JSON five times, and no more', () => {
    const ask = (times: number) => {
      const rounds = Array.from({ length: times }, (_, n) => `r${n}: pastRounds(id: "1")`);
      return executor.read({ query: `{ ${rounds.join(' ')} }` }, onFault);
    };
    expect(ask(5)).toHaveProperty('operation');
    expect(ask(6)).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }] });
  });
});

function session(selection: string): string {
  return `{ getPublicSession(id: "1") { ${selection} } }`;
}

/** All fields of a type, and of theirs, but none of a type within itself. */
function everythingOf(
  given: GraphQLType | undefined,
  within: readonly GraphQLNamedType[] = [],
): string {
  const type = getNamedType(given);
  if (!isObjectType(type)) return '';
  const path = [...within, type];
  const fields = Object.values(type.getFields()).filter(
    (each) => !path.includes(getNamedType(each.type)),
  );
  return `{ ${fields.map((each) => `${each.name} ${everythingOf(each.type, path)}`).join(' ')} }`;
}
