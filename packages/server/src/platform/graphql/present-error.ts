import type { ExecutionResult } from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that the libraries use.
import { GraphQLError } from 'graphql/index.js';
import { isStoreFault } from '../db/health/store-faults.ts';
import { ERROR_CODES, type ErrorCode, type ErrorDetails } from '../error-code.ts';

/** Messages quote the request, which may be long. */
const LONGEST_MESSAGE = 300;

/**
 * The error as a client may see it: with a code of ours and a message of bounded length. An error without a code is a
 * fault. It goes to `onFault`, and the client learns only whether the store is away or something else broke.
 */
export function presentError(error: GraphQLError, onFault: (fault: unknown) => void): GraphQLError {
  const code = codeOf(error);
  if (code === undefined) {
    const fault = error.originalError ?? error;
    onFault(fault);
    return rewrite(error, isStoreFault(fault) ? STORE_AWAY : BROKEN);
  }
  return rewrite(error, { code, message: error.message.slice(0, LONGEST_MESSAGE) });
}

const STORE_AWAY = {
  code: 'UNAVAILABLE',
  message: 'Nothing can be saved at the moment; try again soon.',
} as const;

const BROKEN = { code: 'INTERNAL', message: 'Something went wrong on our side.' } as const;

/** Returns the result with its errors presented in this way. */
export function presentErrors(
  result: ExecutionResult,
  onFault: (fault: unknown) => void,
): ExecutionResult {
  const { errors } = result;
  return errors ? { ...result, errors: errors.map((each) => presentError(each, onFault)) } : result;
}

function codeOf(error: GraphQLError): ErrorCode | undefined {
  const { code } = error.extensions;
  const known = ERROR_CODES.find((each) => each === code);
  if (known !== undefined) return known;
  return isGraphqlAllThrough(error) && isOfVariables(error) ? 'BAD_USER_INPUT' : undefined;
}

/**
 * True for a variable that does not fit its type, or the argument it is used for. Such errors point into the query. A
 * wrong value of ours only has a path in the answer.
 */
function isOfVariables({ path, originalError }: GraphQLError): boolean {
  return path === undefined || (originalError instanceof GraphQLError && !!originalError.nodes);
}

function isGraphqlAllThrough(error: Error): boolean {
  if (!(error instanceof GraphQLError)) return false;
  return error.originalError === undefined || isGraphqlAllThrough(error.originalError);
}

function rewrite(
  error: GraphQLError,
  { code, message }: Readonly<{ code: ErrorCode; message: string }>,
): GraphQLError {
  const { nodes, source, positions, path } = error;
  const { refusal, filter, hint, suggestions }: ErrorDetails = error.extensions;
  return new GraphQLError(message, {
    ...(nodes && { nodes }),
    ...(source && { source }),
    ...(positions && { positions }),
    ...(path && { path }),
    extensions: {
      code,
      ...(refusal !== undefined && { refusal }),
      ...(filter !== undefined && { filter }),
      ...(hint !== undefined && { hint }),
      ...(suggestions !== undefined && { suggestions }),
    },
  });
}
