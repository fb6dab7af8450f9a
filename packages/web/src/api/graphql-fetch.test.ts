import { afterEach, expect, test, vi } from 'vitest';
import { graphql } from './graphql.ts';
import { createCalls } from './graphql-client.ts';
import { type GraphqlRequest, offerLiveTransport } from './graphql-fetch.ts';

const asked: GraphqlRequest[] = [];
const posted: unknown[] = [];

const leave = graphql('mutation Leave($id: ID!) { leaveSession(connection_id: $id) { id } }');
const count = graphql('query Count($id: ID!) { challengeFilm(token: $id) { title } }');

type Setting = Readonly<{
  token?: string | undefined;
  openFor?: string;
  result?: object | Error;
}>;

function someCalls({ token = 'mine', openFor = 'mine', result = { data: {} } }: Setting) {
  asked.length = 0;
  posted.length = 0;
  offerLiveTransport({
    isOpenFor: (of) => of === (openFor || undefined),
    ask: async (request) => {
      asked.push(request);
      if (result instanceof Error) throw result;
      return result;
    },
  });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    posted.push(JSON.parse(String(init.body)).operationName);
    return Response.json({ data: {} });
  });
  return createCalls({ current: async () => token || undefined, another: async () => undefined });
}

afterEach(() => vi.unstubAllGlobals());

test('an operation uses the socket that is open for its caller', async () => {
  const answer = { data: { leaveSession: { id: '1' } } };
  const { callMutation } = someCalls({ result: answer });
  expect(await callMutation(leave, { id: '1' })).toEqual({ ok: true, value: answer.data });
  expect(asked).toMatchObject([{ operationName: 'Leave', variables: { id: '1' } }]);
  expect(posted).toEqual([]);
});

test.each([
  { name: 'an account after a guest, or a renewed token', openFor: 'a guest’s' },
  { name: 'a caller without a token', token: '', openFor: '' },
])('an operation uses HTTP if the socket is another caller’s: $name', async (setting) => {
  const { callMutation } = someCalls(setting);
  await callMutation(leave, { id: '1' });
  expect(asked).toEqual([]);
  expect(posted).toEqual(['Leave']);
});

test('a query with a long answer uses HTTP', async () => {
  const { runQuery } = someCalls({});
  await runQuery(count, { id: '1' }, { by: 'http' });
  expect(posted).toEqual(['Count']);
  await runQuery(count, { id: '1' });
  expect(asked).toMatchObject([{ operationName: 'Count' }]);
});

test.each([
  { name: 'a refusal', result: refusal('ROUND_OVER'), problem: 'ROUND_OVER' },
  { name: 'a lost socket', result: new Error('lost'), problem: 'offline' },
  { name: 'no answer in time', result: new DOMException('', 'TimeoutError'), problem: 'timeout' },
])('a failure on the socket is reported as over HTTP: $name', async ({ result, problem }) => {
  const { callMutation } = someCalls({ result });
  expect(await callMutation(leave, { id: '1' })).toMatchObject({ ok: false, problem });
  expect(posted).toEqual([]);
});

test.each([
  { name: 'a page of a proxy', answer: new Response('<h1>Bad gateway</h1>', { status: 502 }) },
  { name: 'neither data nor errors', answer: Response.json({ message: 'Not here' }) },
  {
    name: 'no data and an error without a code',
    answer: Response.json({ data: null, errors: [{}] }),
  },
  { name: 'JSON that is no object', answer: Response.json(null) },
])(
  'an HTTP answer that is not the server’s counts as a server error: $name',
  async ({ answer }) => {
    const { runQuery } = someCalls({ token: '' });
    vi.stubGlobal('fetch', async () => answer);
    expect(await runQuery(count, { id: '1' })).toEqual({ ok: false, refusal: 'server-error' });
  },
);

test.each([
  { name: 'no connection', fault: new TypeError('Failed to fetch'), refusal: 'offline' },
  { name: 'no answer in time', fault: new DOMException('', 'TimeoutError'), refusal: 'timeout' },
])(
  'an HTTP call without an answer differs from a refused one: $name',
  async ({ fault, refusal }) => {
    const { runQuery } = someCalls({ token: '' });
    vi.stubGlobal('fetch', () => Promise.reject(fault));
    expect(await runQuery(count, { id: '1' })).toEqual({ ok: false, refusal });
  },
);

function refusal(code: string) {
  return { errors: [{ message: code, extensions: { code } }] };
}

test('a page whose requests another version of the server refuses is reloaded', async () => {
  const reloadOnce = vi.fn(async () => true);
  vi.stubGlobal('window', { reloadOnce });
  const errors = [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }];
  const { runQuery } = someCalls({ result: { errors } });
  expect(await runQuery(count, { id: '1' })).toMatchObject({ ok: false });
  expect(reloadOnce).toHaveBeenCalledOnce();
});
