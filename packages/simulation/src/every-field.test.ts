// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { buildSchema, parse, validate } from 'graphql/index.js';
import { describe, expect, test } from 'vitest';
import { type DocumentChoice, type DocumentLimits, documentsOf } from './every-field.ts';

const SCHEMA = buildSchema(`
  type Query { film(id: ID!, as: String): Film! count: Int! }
  type Mutation { draw: Film }
  type Film { id: ID! title: String! director: Person! cast(most: Int): [Person!]! }
  type Person { name: String! home: Place child: Person }
  type Place { town: String! }
`);

const AMPLE: DocumentLimits = { depth: 9, objects: 50, characters: 1_000, weight: 100_000 };

function write(
  name: string,
  about: Partial<DocumentLimits> & Partial<Pick<DocumentChoice, 'apart'>> = {},
  schema = SCHEMA,
): readonly string[] {
  const { apart = [], ...limits } = about;
  const root = { schema, operation: name === 'draw' ? 'mutation' : 'query', name };
  const documents = documentsOf(root, { limits: { ...AMPLE, ...limits }, apart });
  for (const document of documents) expect(validate(schema, parse(document))).toEqual([]);
  return documents;
}

/** How often the documents name a field. */
function count(documents: readonly string[], name: string): number {
  return documents.join().match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
}

test('a document asks for all nested fields, and each selection is written once', () => {
  expect(write('film')).toEqual([
    [
      'query($id: ID!, $as: String) { film(id: $id, as: $as){...F3} }',
      'fragment F0 on Place{town}',
      'fragment F1 on Person{name home{...F0}}',
      'fragment F2 on Person{name home{...F0} child{...F1}}',
      'fragment F3 on Film{id title director{...F2} cast{...F2}}',
    ].join('\n'),
  ]);
});

test('a root field without arguments or fields is requested by its name', () => {
  expect(write('count')).toEqual(['query { count }']);
});

test('a mutation is requested as a mutation', () => {
  expect(write('draw')[0]).toMatch(/^mutation \{ draw\{/);
});

test('a new field is requested everywhere its type occurs', () => {
  const schema = buildSchema('type Query { film: Film } type Film { id: ID! secret: String }');
  expect(count(write('film', {}, schema), 'secret')).toBe(1);
});

test('fields deeper than the limit are left out', () => {
  expect(count(write('film', { depth: 2 }), 'town')).toBe(0);
  expect(count(write('film', { depth: 2 }), 'name')).toBe(1);
});

describe('if one document would exceed a limit, several documents ask for all fields', () => {
  test.each([
    { limit: 'characters', limits: { characters: 150 } },
    { limit: 'objects', limits: { objects: 4 } },
    { limit: 'weight', limits: { weight: 500 } },
  ])('$limit', ({ limits }) => {
    const documents = write('film', limits);
    expect(documents.length).toBeGreaterThan(1);
    for (const name of ['director', 'cast', 'name', 'child', 'town']) {
      expect(count(documents, name), name).toBeGreaterThan(0);
    }
    // The fields of the root field's own type are in each of them.
    expect(count(documents, 'title')).toBe(documents.length);
  });

  test('a field that exceeds the limits alone is a mistake', () => {
    expect(() => write('film', { weight: 100 })).toThrow('cast.name alone is over the limits');
  });
});

test('root fields of one type request the same fields, each with its own name and arguments', () => {
  const schema = buildSchema(`
    type Query { first: Film latest(of: Int): Film }
    type Film { title: String director: Person }
    type Person { name: String }
  `);
  const known = new Map();
  const ask = (name: string, limits: DocumentLimits) =>
    documentsOf({ schema, operation: 'query', name }, { limits, apart: [] }, known);
  const [first] = ask('first', AMPLE);
  // The split of the first call is used again, without looking at limits.
  const [latest] = ask('latest', { ...AMPLE, characters: 0 });
  expect(latest).toBe(first.replace('query { first', 'query($of: Int) { latest(of: $of)'));
});

test('named fields with their nested fields are in separate documents', () => {
  const [first, second, ...more] = write('film', { apart: ['home'] });
  expect(more).toEqual([]);
  expect(first).toContain('name');
  expect(first).not.toContain('home');
  expect(second).toContain('home{');
  expect(second).not.toContain('name');
});

test('a nested field that needs an argument is a mistake, because there is none to send', () => {
  const schema = buildSchema('type Query { film: Film } type Film { poster(size: Int!): String }');
  expect(() => write('film', {}, schema)).toThrow('Film.poster needs an argument');
});

test('a field that is not in the schema is a mistake', () => {
  expect(() => write('nothing')).toThrow('the schema has no query nothing');
});
