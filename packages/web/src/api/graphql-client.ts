import { ok, type Result, refuse } from '@outoften/rules/result';
import * as v from 'valibot';
import { requestOf, type TypedDocument } from './graphql.ts';
import { type Outcome, type SendOptions, sendOperation } from './graphql-fetch.ts';
import { ACCOUNT_TOKENS, type TokenSource } from './signed-in-fetch.ts';

/** Why a call failed: a code of the server, or one of ours if the server sent no answer. */
export type CallProblem = 'offline' | 'timeout' | 'server-error' | (string & {});

/** True if the server could not be reached. */
export function isNetworkAway(problem: CallProblem): boolean {
  return problem === 'offline' || problem === 'timeout';
}

const BUSY: readonly CallProblem[] = [
  'server-error',
  'INTERNAL',
  'TOO_MANY_REQUESTS',
  'SESSION_BUSY',
  'UNAVAILABLE',
];

/** True if the server could not store, or something in front of it answered in its place. */
export function isServerAway(problem: CallProblem): boolean {
  return problem === 'UNAVAILABLE' || problem === 'server-error';
}

/** True if the same call may succeed later. */
export function mayPass(problem: CallProblem): boolean {
  return BUSY.includes(problem) || isNetworkAway(problem);
}

/** True if the server may have executed the request although no success was reported. */
export function isInDoubt(problem: CallProblem): boolean {
  return isServerAway(problem) || isNetworkAway(problem);
}

/** A problem, with the unchecked details that the server added to its code. */
export type CallFailure = Readonly<{
  problem: CallProblem;
  details: Readonly<Record<string, unknown>>;
}>;

export type CallAnswer<Data> = Readonly<{ ok: true; value: Data } | ({ ok: false } & CallFailure)>;

export type Calls = ReturnType<typeof createCalls>;

/** Calls to the server with these tokens. */
export function createCalls(tokens: TokenSource) {
  async function run<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: SendOptions,
  ): Promise<Result<Data, CallProblem>> {
    return withoutDetails(await call(document, variables, options));
  }

  /** Like {@link run}, with the details that the server added to its code. */
  async function call<Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
    options?: SendOptions,
  ): Promise<CallAnswer<Data>> {
    const outcome = await sendOperation(requestOf(document, variables), tokens, options);
    const answer = readAnswer<Data>(outcome);
    // The server is of another version than this page, and refuses the page's requests until the page is reloaded.
    if (!answer.ok && answer.problem === 'GRAPHQL_VALIDATION_FAILED')
      void globalThis.window?.reloadOnce?.();
    return answer;
  }

  return { runQuery: run, runMutation: run, callMutation: call };
}

/** Calls as the signed-in account, or without a token if no account is signed in. */
export const { runQuery, runMutation, callMutation } = createCalls(ACCOUNT_TOKENS);

/** The part of an answer that is JSON in the rules' own types. One of another form is a fault of the server. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): Result<v.InferOutput<Schema>, CallProblem> {
  const read = v.safeParse(schema, value);
  return read.success ? ok(read.output) : refuse('server-error');
}

function withoutDetails<Data>(answer: CallAnswer<Data>): Result<Data, CallProblem> {
  return answer.ok ? answer : refuse(answer.problem);
}

/** A GraphQL response. Its fields are unchecked, because a proxy may have written it. */
type ResponseBody = Readonly<{
  data?: unknown;
  errors?: readonly Readonly<{ extensions?: Readonly<Record<string, unknown>> }>[];
}>;

function readAnswer<Data>(outcome: Outcome): CallAnswer<Data> {
  const failed = (problem: CallProblem, details = {}) => ({ ok: false, problem, details }) as const;
  if (outcome.type === 'none') return failed(outcome.isLate ? 'timeout' : 'offline');
  if (outcome.type === 'unreadable') return failed('server-error');
  const { data, errors } = (outcome.body ?? {}) as ResponseBody;
  const [error] = Array.isArray(errors) ? errors : [];
  // The types of documents come from the server's own schema, so an answer without errors has their shape.
  if (error === undefined && data != null) return ok(data as Data);
  const details = error?.extensions ?? {};
  return failed(typeof details.code === 'string' ? details.code : 'server-error', details);
}
