import { ok, type Result, refuse } from '@outoften/rules/result';
import { Client, type CombinedError, fetchExchange, type TypedDocumentNode } from '@urql/core';
import { fetchAnswer, fetchByHttp } from './graphql-fetch.ts';
import { ACCOUNT_TOKENS, type TokenSource } from './signed-in-fetch.ts';

/** Why a call brought nothing: `code` is the server's own, unless it could not be reached or did not answer in time. */
export type CallProblem = 'offline' | 'timeout' | 'server-error' | (string & {});

/** Whether it is the network that failed, or whatever lies between here and the server. */
export function isNetworkAway(problem: CallProblem): boolean {
  return problem === 'offline' || problem === 'timeout';
}

/** Whether the very same call may come to something in a while. */
export function mayPass(problem: CallProblem): boolean {
  const isBusy = ['server-error', 'INTERNAL', 'TOO_MANY_REQUESTS', 'SESSION_BUSY'].includes(
    problem,
  );
  return isBusy || isNetworkAway(problem);
}

/** Whether the server may have done what was asked for, though nothing was heard of it. */
export function isInDoubt(problem: CallProblem): boolean {
  return problem === 'server-error' || isNetworkAway(problem);
}

/** A problem with what the server added to its code, not yet looked at. */
export type CallFailure = Readonly<{
  problem: CallProblem;
  details: Readonly<Record<string, unknown>>;
}>;

export type CallAnswer<Data> = Readonly<{ ok: true; value: Data } | ({ ok: false } & CallFailure)>;

/** How a query is sent. `http` is for answers too long for a socket, which closes at 1 MB unread. */
export type QueryOptions = Readonly<{ by?: 'http' }>;

export type Calls = ReturnType<typeof createCalls>;

/** Calls to the server as the caller of these tokens. */
export function createCalls(tokens: TokenSource) {
  const client = new Client({
    url: '/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetch: (input, init) => fetchAnswer(input, init, tokens),
  });

  const byHttp = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => fetchByHttp(input, init, tokens),
  };

  async function runQuery<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { by }: QueryOptions = {},
  ): Promise<Result<Data, CallProblem>> {
    const context = by === 'http' ? byHttp : undefined;
    const { data, error } = await client.query(document, variables, context).toPromise();
    return data === undefined || error !== undefined ? refuse(problemOf(error)) : ok(data);
  }

  async function runMutation<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Result<Data, CallProblem>> {
    const answer = await callMutation(document, variables);
    return answer.ok ? answer : refuse(answer.problem);
  }

  /** As {@link runMutation}, with what the server added to its code. */
  async function callMutation<Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<CallAnswer<Data>> {
    const { data, error } = await client.mutation(document, variables).toPromise();
    if (data !== undefined && error === undefined) return ok(data);
    return { ok: false, problem: problemOf(error), details: detailsOf(error) };
  }

  return { runQuery, runMutation, callMutation };
}

/** Calls of the account that is signed in, or anonymous calls. */
export const { runQuery, runMutation, callMutation } = createCalls(ACCOUNT_TOKENS);

function detailsOf(error: CombinedError | undefined): CallFailure['details'] {
  return error?.graphQLErrors[0]?.extensions ?? {};
}

function problemOf(error: CombinedError | undefined): CallProblem {
  const code = error?.graphQLErrors[0]?.extensions.code;
  if (typeof code === 'string') return code;
  if (error?.networkError?.name === 'TimeoutError') return 'timeout';
  return error?.response === undefined ? 'offline' : 'server-error';
}
