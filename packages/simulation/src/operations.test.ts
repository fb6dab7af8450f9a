// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.

import { buildSchema } from '@outoften/server/src/app/graphql/schema.ts';
import { createExecutor } from '@outoften/server/src/platform/graphql/executor.ts';
import { countFollowed } from '@outoften/server/src/platform/graphql/query-limits.ts';
import { LIVE_LIMITS } from '@outoften/server/src/rooms/live/connections/live-limits.ts';
import {
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  type OperationTypeNode,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql/index.js';
import { describe, expect, test } from 'vitest';
import { ASKED, createDocuments } from './operations.ts';

const executor = createExecutor(buildSchema());
const { schema } = executor;
const documents = createDocuments(schema);

/** The other operations of the schema, and why the simulation does not send them. */
const NOT_ASKED: Readonly<Record<string, string>> = {
  countMovies: 'is the same for all and about no room',
  challenge: 'is a film for a player alone; answers-kept.test.ts has it asked for from a room',
  createChallenge: 'makes a link to a film; answers-kept.test.ts has it asked for from a room',
  createPlayer: 'each account and guest of the simulation has a player from the start',
  createReservedPlayerName: 'reserves a name, which is in no room',
  deleteMyData: 'ends the account; own-rooms.test.ts tests it in rooms',
  listMovieDles:
    'lists daily puzzles without their answers; answers-kept.test.ts asks for it from a room',
  listPlayers: 'lists players, and knows no room',
  myDailyResults: 'answers what mergeDailyResults answers',
  programmeCounts: 'is the same for all and about no room',
  programmePosters: 'is the same for all and about no room',
  searchPeople: 'searches the people of all films, and knows no room',
  server_time: 'is the time',
  shareDailyResult: 'makes a link to a result; answers-kept.test.ts has it asked for from a room',
  shareGame: 'tells the end of a game to those who see it anyway',
  takeOverGuest: 'gives seats to another owner; taking-over.test.ts tests it in rooms',
  serverPolicy: 'is about the server, the same for all',
};

const OPERATIONS = Object.keys(ASKED) as (keyof typeof ASKED)[];
const EACH_ASKED = OPERATIONS.flatMap((operation) =>
  ASKED[operation].map((name) => ({ operation, name })),
);

function namesOf(operation: string): readonly string[] {
  const type = schema.getRootType(operation as OperationTypeNode);
  return Object.keys(type?.getFields() ?? {});
}

test('the simulation calls each operation of the schema, or gives a reason why not', () => {
  const asked = EACH_ASKED.map(({ name }) => name);
  const known = [...asked, ...Object.keys(NOT_ASKED)].sort();
  expect(known).toEqual(OPERATIONS.flatMap(namesOf).sort());
  for (const operation of OPERATIONS) {
    expect(namesOf(operation)).toEqual(expect.arrayContaining([...ASKED[operation]]));
  }
});

describe('the documents of an operation', () => {
  test.each(EACH_ASKED)('name every existing field: $name', ({ operation, name }) => {
    expect(fieldsNamed(schema, documents(name))).toEqual(fieldsOf(schema, operation, name));
  });

  test.each(EACH_ASKED)('stay within the server’s limits: $name', ({ operation, name }) => {
    for (const query of documents(name)) {
      const read = executor.read({ query }, () => {});
      if ('errors' in read) throw read.errors[0];
      const followed = operation === 'subscription' ? countFollowed(read.operation.weight) : 0;
      expect(5 * followed).toBeLessThanOrEqual(LIVE_LIMITS.subscriptionsOfAccount);
    }
  });
});

/** Returns "Type.field" for all fields in the documents, sorted. */
function fieldsNamed(of: GraphQLSchema, queries: readonly string[]): readonly string[] {
  const named = new Set<string>();
  for (const query of queries) {
    const types = new TypeInfo(of);
    const noteField = () => {
      const { name = '' } = types.getFieldDef() ?? {};
      if (name !== '__typename') named.add(`${types.getParentType()?.name}.${name}`);
    };
    visit(parse(query), visitWithTypeInfo(types, { Field: noteField }));
  }
  return [...named].sort();
}

/** Returns "Type.field" for all fields below an operation, sorted. */
function fieldsOf(of: GraphQLSchema, operation: string, name: string): readonly string[] {
  const root = of.getRootType(operation as OperationTypeNode);
  const found = new Set([`${root?.name}.${name}`]);
  const waiting = [getNamedType(root?.getFields()[name]?.type)];
  for (const type of waiting) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const isNew = !found.has(`${type.name}.${field.name}`);
      found.add(`${type.name}.${field.name}`);
      if (isNew) waiting.push(getNamedType(field.type));
    }
  }
  return [...found].sort();
}
