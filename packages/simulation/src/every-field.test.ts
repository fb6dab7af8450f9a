// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { buildSchema, parse, validate } from 'graphql/index.js';
import { expect, test } from 'vitest';
import { type DocumentLimits, documentsOf } from './every-field.ts';

const SCHEMA = buildSchema(`
  type Query { film(id: ID!, as: String): Film! count: Int! }
  type Mutation { draw: Film }
  type Film { id: ID! title: String! director: Person! cast(most: Int): [Person!]! }
  type Person { name: String! home: Place child: Person }
  type Place { town: String! }
`);

const AMPLE: DocumentLimits = { characters: 1_000, weight: 100_000 };

function write(name: string, limits: Partial<DocumentLimits> = {}, schema = SCHEMA) {
  const root = { schema, operation: name === 'draw' ? 'mutation' : 'query', name };
  const documents = documentsOf(root, { ...AMPLE, ...limits });
  for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
  return documents;
}

test('one document asks for every field, those of a type in one place', () => {
  expect(write('film')).toEqual([
    'query($id: ID!, $as: String) { film(id: $id, as: $as)' +
      '{id title director{__typename name home{__typename town} child{__typename}} cast{__typename}} }',
  ]);
});

test('a root field without arguments or fields is requested by its name', () => {
  expect(write('count')).toEqual(['query { count }']);
});

test('a mutation is requested as a mutation', () => {
  expect(write('draw')[0]).toMatch(/^mutation \{ draw\{/);
});

test('if one document would exceed a limit, several documents ask for all fields', () => {
  const documents = write('film', { characters: 120 });
  expect(documents.length).toBeGreaterThan(1);
  for (const name of ['director', 'cast', 'name', 'child', 'town', 'title']) {
    expect(documents.join()).toContain(name);
  }
});

test.each([{ characters: 60 }, { weight: 150 }])(
  'a field that exceeds %o alone is a mistake',
  (limits) => {
    expect(() => write('film', limits)).toThrow('over the limits');
  },
);

test('a nested field that needs an argument is a mistake, because there is none to send', () => {
  const schema = buildSchema('type Query { film: Film } type Film { poster(size: Int!): String }');
  expect(() => write('film', {}, schema)).toThrow('Film.poster needs an argument');
});

test('a field that is not in the schema is a mistake', () => {
  expect(() => write('nothing')).toThrow('the schema has no query nothing');
});
