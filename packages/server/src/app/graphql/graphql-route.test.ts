import { ANY_FILM } from '@outoften/rules/film/film-filter';
import type { InjectOptions } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppUnderTest,
  codeOf,
  openApp,
  postGraphql,
} from '../../../testing/app/app-under-test.ts';
import { SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { memorySource } from '../../films/sources/memory-source.ts';

let open: AppUnderTest;
beforeEach(async () => {
  open = await openApp();
});
afterEach(() => open.close());

const FILTER = {
  genres: ['drama', 'comedy', 'mystery'],
  fromYear: 1980,
  toYear: 1999,
};

const LIST = `query ($filter: ModelMovieDleFilterInput, $limit: Int) {
  listMovieDles(filter: $filter, limit: $limit) { nextToken } }`;

const DRAW = 'mutation ($filter: FilmFilter) { drawMovie(filter: $filter) }';

describe('bad queries', () => {
  test.each([
    { name: 'a cut-off end', query: '{ movie(id: "539") {', code: 'GRAPHQL_PARSE_FAILED' },
    { name: 'no text', query: '', code: 'GRAPHQL_PARSE_FAILED' },
    {
      name: 'an unknown field',
      query: '{ movy(id: 1) { id } }',
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    { name: 'a missing argument', query: '{ movie }', code: 'GRAPHQL_VALIDATION_FAILED' },
    {
      name: 'a wrong type',
      query: '{ searchPeople(query: 5) }',
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
    { name: 'too much depth', query: nest(12), code: 'QUERY_TOO_COMPLEX' },
    {
      name: 'too many aliases',
      query: `{ ${repeat(16, (n) => `a${n}: movie(id: 1)`)} }`,
      code: 'QUERY_TOO_COMPLEX',
    },
    {
      name: 'too many tokens',
      query: `{ getMovieDle(id: 1) { ${repeat(1001, () => 'id')} } }`,
      code: 'QUERY_TOO_COMPLEX',
    },
    {
      name: 'too many directives',
      query: `{ getMovieDle(id: 1) { id ${repeat(21, () => '@include(if: true)')} } }`,
      code: 'QUERY_TOO_COMPLEX',
    },
    {
      name: 'too much text',
      query: `{ movie(id: 1) }${'#\n'.repeat(5000)}`,
      code: 'QUERY_TOO_COMPLEX',
    },
    {
      name: 'a long alias',
      query: `{ ${'a'.repeat(65)}: movie(id: 1) }`,
      code: 'QUERY_TOO_COMPLEX',
    },
    {
      name: 'circular fragments',
      query: '{ getMovieDle(id: 1) { ...f } } fragment f on MovieDle { ...f }',
      code: 'GRAPHQL_VALIDATION_FAILED',
    },
  ])('a query with $name gets $code', async ({ query, code }) => {
    const refused = await ask(query);
    expect(codeOf(refused)).toBe(code);
    expect(refused.json()).not.toHaveProperty('data');
    expect(refused.statusCode).toBe(200);
    const strict = await ask(
      query,
      {},
      { headers: { accept: 'application/graphql-response+json' } },
    );
    expect(codeOf(strict)).toBe(code);
    expect(strict.statusCode).toBe(400);
  });

  test.each([
    { name: 'an unknown operation', payload: { query: '{ __typename }', operationName: 'draw' } },
    {
      name: 'a subscription',
      payload: { query: 'subscription { onUpdatePublicSession(id: 1) { id } }' },
    },
    { name: 'a variable of the wrong type', payload: { query: DRAW, variables: { filter: 7 } } },
    {
      name: 'an unknown field of an input',
      payload: { query: LIST, variables: { filter: { begin: {} } } },
    },
    {
      name: 'a number too large',
      payload: { query: LIST, variables: { limit: 1e300 } },
    },
    {
      name: 'null for a required value',
      payload: {
        query: 'query ($id: ID = "539") { movie(id: $id) }',
        variables: { id: null },
      },
    },
    {
      name: 'null in an input',
      payload: {
        query: `mutation ($name: String = "Ana") {
          createReservedPlayerName(input: { name: $name }) { id } }`,
        variables: { name: null },
      },
    },
    {
      name: 'null for a directive',
      payload: {
        query: 'query ($shown: Boolean = true) { movie(id: "539") @include(if: $shown) }',
        variables: { shown: null },
      },
    },
    { name: 'unusable variables', payload: { query: DRAW, variables: 'filter' } },
    { name: 'an additional field', payload: { query: DRAW, more: 1 } },
  ])('a request with $name gets BAD_USER_INPUT', async ({ payload }) => {
    expect(codeOf(await post({ payload }))).toBe('BAD_USER_INPUT');
    expect(open.logged.join()).not.toContain('"fault"');
  });

  test('the refusal of a long wrong value is short', async () => {
    const refused = await ask(DRAW, { filter: ' '.repeat(60_000) });
    expect(codeOf(refused)).toBe('BAD_USER_INPUT');
    expect(refused.payload.length).toBeLessThan(1000);
  });

  test('error messages suggest no names', async () => {
    const field = await ask('{ getMovieDle(id: "1") { numbr } }');
    const input = await ask(LIST, { filter: { begin: {} } });
    for (const refused of [field, input]) expect(refused.payload).not.toMatch(/did you mean/i);
  });

  test('tools can ask for the whole schema', async () => {
    const everything = getIntrospectionQuery({
      descriptions: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    const asked = await ask(everything);
    expect(asked.json()).not.toHaveProperty('errors');
    expect(asked.json().data.__schema.queryType).toMatchObject({ name: 'Query' });
  });

  test('a wrong query gets the same errors when it is sent again', async () => {
    const first = await ask('{ movy }');
    const second = await ask('{ movy }');
    expect(second.json()).toEqual(first.json());
  });

  test('the largest possible filter is accepted', async () => {
    const drawn = await ask(DRAW, { filter: { ...FILTER, genres: ANY_FILM.genres } });
    expect(drawn.json()).not.toHaveProperty('errors');
  });
});

describe('bad requests', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };

  test.each([
    {
      name: 'JSON that is broken',
      payload: '{"query": ',
      headers: JSON_TYPE,
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    { name: 'nothing', payload: '', headers: JSON_TYPE, status: 400, code: 'BAD_USER_INPUT' },
    {
      name: 'an empty object',
      payload: '{}',
      headers: JSON_TYPE,
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    { name: 'null', payload: 'null', headers: JSON_TYPE, status: 400, code: 'BAD_USER_INPUT' },
    {
      name: 'a list of queries',
      payload: '[{"query":"{__typename}"}]',
      headers: JSON_TYPE,
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'a poisoned prototype',
      payload: '{"query":"{__typename}","__proto__":{"a":1}}',
      headers: JSON_TYPE,
      status: 400,
      code: 'BAD_USER_INPUT',
    },
    {
      name: 'over 64 kB',
      payload: JSON.stringify({ query: '#'.repeat(65 * 1024) }),
      headers: JSON_TYPE,
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    },
    {
      name: 'a form',
      payload: 'query={__typename}',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    },
    {
      name: 'text',
      payload: '{"query":"{__typename}"}',
      headers: { 'content-type': 'text/plain' },
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
    },
    {
      name: 'a query for an event stream',
      payload: '{"query":"{__typename}"}',
      headers: { ...JSON_TYPE, accept: 'text/event-stream' },
      status: 406,
      code: 'NOT_ACCEPTABLE',
    },
  ])('$name gets $status $code', async ({ payload, headers, status, code }) => {
    const refused = await post({ payload, headers });
    expect(refused.statusCode).toBe(status);
    expect(codeOf(refused)).toBe(code);
    expect(refused.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'] as const)(
    '%s gets the hint to use POST',
    async (method) => {
      const refused = await open.app.inject({ method, url: '/graphql?query={__typename}' });
      expect(refused.statusCode).toBe(405);
      expect(refused.headers.allow).toBe('POST');
      expect(codeOf(refused)).toBe('METHOD_NOT_ALLOWED');
    },
  );

  test.each([
    'https://evil.example',
    'null',
    'http://localhost:3001',
    'http://localhost.evil.example:3000',
  ])('a page of %s may not call the API', async (origin) => {
    const refused = await ask(
      '{ __typename }',
      {},
      { headers: { origin, host: 'localhost:3000' } },
    );
    expect(refused.statusCode).toBe(403);
    expect(codeOf(refused)).toBe('FOREIGN_ORIGIN');
  });

  test.each([
    { origin: 'http://localhost:3000', host: '10.0.0.7:80' },
    { origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' },
  ])('a page of $origin may call the API at $host', async (headers) => {
    expect((await ask('{ __typename }', {}, { headers })).statusCode).toBe(200);
  });

  test('an origin with another name that points at this server is refused', async () => {
    const headers = { origin: 'http://evil.example:3000', host: 'evil.example:3000' };
    const refused = await ask('{ __typename }', {}, { headers });
    expect(codeOf(refused)).toBe('FOREIGN_ORIGIN');
  });

  test('too many requests from one address get TOO_MANY_REQUESTS', async () => {
    await reopen({ requestsPerMinute: 2 });
    await ask('{ __typename }');
    await ask('{ __typename }');
    const refused = await ask('{ __typename }');
    expect(refused.statusCode).toBe(429);
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
  });
});

describe('faults', () => {
  test('a failing store gets INTERNAL, and only the log has the reason', async () => {
    const { db } = await SQLITE.openMigrated();
    await db.schema.dropTable('film_draw').execute();
    await reopen({ db });
    const failed = await ask(DRAW);
    expect(failed.json().errors).toEqual([
      {
        message: 'Something went wrong on our side.',
        locations: [expect.anything()],
        path: ['drawMovie'],
        extensions: { code: 'INTERNAL' },
      },
    ]);
    expect(open.logged.join()).toContain('no such table: film_draw');
  });

  test('a store that is away or full gets UNAVAILABLE, and only the log has the reason', async () => {
    const away = Object.assign(new Error('connect to db.example'), { code: 'ECONNREFUSED' });
    const full = Object.assign(new Error('disk is full'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    });
    for (const fault of [away, full]) {
      await reopen({ films: { ...memorySource([]), find: () => Promise.reject(fault) } });
      const failed = await ask('{ movie(id: "539") }');
      expect(codeOf(failed)).toBe('UNAVAILABLE');
      expect(failed.payload).not.toContain(fault.message);
      expect(open.logged.join()).toContain(fault.message);
    }
  });

  test('a failing film source gets INTERNAL', async () => {
    const find = () => Promise.reject(new Error('secret of /srv/app.ts'));
    await reopen({ films: { ...memorySource([]), find } });
    const failed = await ask('{ movie(id: "539") }');
    expect(codeOf(failed)).toBe('INTERNAL');
    expect(failed.payload).not.toContain('secret');
  });
});

async function reopen(about: Parameters<typeof openApp>[0]) {
  await open.close();
  open = await openApp(about);
}

function ask(query: string, variables: object = {}, options: InjectOptions = {}) {
  return post({ ...options, payload: { query, variables } });
}

function post(options: InjectOptions) {
  return postGraphql(open.app, options);
}

function nest(depth: number): string {
  return `{ __type(name: "MovieDle") ${'{ ofType '.repeat(depth)} { name } ${'}'.repeat(depth)} }`;
}

function repeat(times: number, text: (n: number) => string): string {
  return Array.from({ length: times }, (_, n) => text(n)).join(' ');
}
