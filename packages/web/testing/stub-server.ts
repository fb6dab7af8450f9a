import { afterEach, beforeEach, vi } from 'vitest';

/**
 * The answer to an operation: its `data`, a refusal with a code and details, a proxy's page instead of GraphQL, or
 * nothing, as without a network.
 */
export type StubAnswer =
  | Readonly<{ data: object }>
  | Readonly<{ code: string; details?: object }>
  | 'bad-gateway'
  | 'offline'
  | 'never';

type Answer =
  | StubAnswer
  | ((variables: Readonly<Record<string, unknown>>) => StubAnswer | Promise<StubAnswer>);

/** An operation that was requested. */
type Asked = Readonly<{ operation: string; variables: Readonly<Record<string, unknown>> }>;

const answers = new Map<string, Answer>();
const files = new Map<string, object>();
const asked: Asked[] = [];

/** Ends calls that are never answered. A later call of the same kind would wait for the same answer. */
const waiting: (() => void)[] = [];

/**
 * Answers the GraphQL operation with that name, or the commands of that type to a room, until the end of the test.
 * Operations without an answer fail as without a network.
 */
export function answerOperation(operation: string, answer: Answer): void {
  answers.set(operation, answer);
}

/** Answers the path with this value as JSON until the end of the test. */
export function answerFile(path: string, value: object): void {
  files.set(path, value);
}

/** The operations that were requested in this test, in order; of commands to a room, their types. */
export function askedOperations(): readonly Asked[] {
  return asked;
}

/** Replaces `fetch` by the stub in every test of the file. Call it at the top. */
export function installStubServer(): void {
  beforeEach(() => {
    answers.clear();
    files.clear();
    asked.length = 0;
    vi.stubGlobal('fetch', stubFetch);
  });
  afterEach(() => {
    for (const end of waiting.splice(0)) end();
    vi.unstubAllGlobals();
  });
}

async function stubFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const file = files.get(pathname);
  if (file !== undefined) return Response.json(file);
  if (pathname !== '/graphql') throw new TypeError(`The stub server has no ${pathname}`);
  const { operation, variables } = operationOf(await request.json());
  asked.push({ operation, variables });
  const given = answers.get(operation) ?? 'offline';
  const answer = typeof given === 'function' ? await given(variables) : given;
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  if (answer === 'never') {
    const { promise, reject } = Promise.withResolvers<Response>();
    waiting.push(() => reject(new TypeError('Failed to fetch')));
    return promise;
  }
  if (answer === 'bad-gateway') return badGateway();
  if ('code' in answer) {
    const { code, details } = answer;
    return Response.json({ errors: [{ message: code, extensions: { ...details, code } }] });
  }
  return Response.json(answer);
}

// biome-ignore lint/suspicious/noExplicitAny: as the app sent it
function operationOf({ operationName, variables }: any): Asked {
  const { command } = variables;
  return command === undefined
    ? { operation: operationName, variables }
    : { operation: command.type, variables: command };
}

function badGateway(): Response {
  const headers = { 'content-type': 'text/html' };
  return new Response('<h1>Bad gateway</h1>', { status: 502, headers });
}
