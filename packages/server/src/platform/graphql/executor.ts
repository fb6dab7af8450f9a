import type {
  DocumentNode,
  ExecutionResult,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import {
  execute,
  GraphQLError,
  getOperationAST,
  Kind,
  parse,
  specifiedRules,
  validate,
} from 'graphql/index.js';
import { isStoreFault } from '../db/health/store-trouble.ts';
import { codedError, ERROR_CODES, type ErrorCode, type ErrorDetails } from '../error-code.ts';
import { createRecentMap } from '../recent-map.ts';
import type { GraphqlContext } from './graphql-context.ts';
import type { GraphqlRequest, Operation } from './operation.ts';
import {
  LONGEST_QUERY,
  limitingRules,
  MAX_TOKENS,
  MAX_WEIGHT,
  queryTooComplex,
  queryWeight,
} from './query-limits.ts';

// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.

export type RunParts = Readonly<{
  context: GraphqlContext;
  /** Receives the cause of an error that clients don't see. */
  onFault: (fault: unknown) => void;
}>;

export type Executor = Readonly<{
  schema: GraphQLSchema;
  /** Parses and validates a request. `onFault` gets the cause of INTERNAL errors. */
  read: (
    request: GraphqlRequest,
    onFault: OnFault,
  ) => Readonly<{ operation: Operation } | { errors: readonly GraphQLError[] }>;
  /** Returns the errors as clients may see them. */
  present: (fault: unknown, onFault: OnFault) => readonly GraphQLError[];
  /** Runs a query or mutation. Refuses a subscription. */
  run: (operation: Operation, parts: RunParts) => Promise<ExecutionResult>;
}>;

type OnFault = RunParts['onFault'];

/** The number of recent queries whose documents are kept. Clients send few different queries, many times each. */
const KEPT_DOCUMENTS = 200;
const LONGEST_KEPT_QUERY = 4_000;

/**
 * The most errors in the answer to an invalid query. Finding a hundred takes longer than answering most valid queries.
 */
const ERRORS_TOLD = 5;

/** Answers requests by the schema, from HTTP and sockets. Counts each error of an answer by its code. */
export function createExecutor(
  schema: GraphQLSchema,
  countError: (code: string) => void = () => {},
): Executor {
  const readDocument = createReader(schema);
  const count = (errors: readonly GraphQLError[]) => {
    for (const { extensions } of errors) countError(String(extensions.code));
    return errors;
  };
  const present: Executor['present'] = (fault, onFault) =>
    count(errorsOf(fault).map((each) => presentError(each, onFault)));
  const read: Executor['read'] = (request, onFault) => {
    try {
      const { query, variables, operationName } = request;
      const { document, weights } = readDocument(query);
      const definition = getOperationAST(document, operationName);
      const weight = definition ? weights.get(definition) : undefined;
      if (definition && weight !== undefined) {
        return { operation: { document, definition, weight, variables, operationName } };
      }
      throw codedError(
        'BAD_USER_INPUT',
        'There is no such operation: send the name of one in the document as operationName.',
      );
    } catch (fault) {
      return { errors: present(fault, onFault) };
    }
  };
  return {
    schema,
    read,
    present,
    run: (operation, parts) => run(operation, { ...parts, schema, count }),
  };
}

type Running = Readonly<{
  schema: GraphQLSchema;
  count: (errors: readonly GraphQLError[]) => unknown;
}>;

async function run(
  { document, definition, variables, operationName }: Operation,
  { context, onFault, schema, count }: RunParts & Running,
): Promise<ExecutionResult> {
  const present = (result: ExecutionResult) => {
    const presented = presentErrors(result, onFault);
    if (presented.errors) count(presented.errors);
    return presented;
  };
  try {
    if (definition.operation === 'subscription') {
      throw codedError('BAD_USER_INPUT', 'Send subscriptions on a socket.');
    }
    const result = await execute({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName,
      hideSuggestions: true,
    });
    return present(result);
  } catch (fault) {
    return present({ errors: errorsOf(fault) });
  }
}

/** Returns the errors that a client gets for an exception. */
function errorsOf(fault: unknown): readonly GraphQLError[] {
  return fault instanceof InvalidQuery ? fault.errors : [asGraphqlError(fault)];
}

/** A query that is not executed, with its errors. */
class InvalidQuery extends Error {
  readonly code = 'INVALID_QUERY';
  readonly errors: readonly GraphQLError[];

  constructor(errors: readonly GraphQLError[]) {
    super('The query is not valid.');
    this.errors = errors;
  }
}

function asGraphqlError(fault: unknown): GraphQLError {
  if (fault instanceof GraphQLError) return fault;
  const originalError = fault instanceof Error ? fault : new Error(String(fault));
  return new GraphQLError(originalError.message, { originalError });
}

/** A valid query, and the weight of its operations. */
type ReadQuery = Readonly<{
  document: DocumentNode;
  weights: ReadonlyMap<OperationDefinitionNode, number>;
}>;

/** Parses and validates each query once. The reader throws InvalidQuery or a coded error. */
function createReader(schema: GraphQLSchema): (query: string) => ReadQuery {
  const kept = createRecentMap<string, ReadQuery>(KEPT_DOCUMENTS);
  const rules = [...specifiedRules, ...limitingRules()];
  return (query) => {
    const known = kept.get(query);
    if (known !== undefined) return known;
    const document = parseQuery(query);
    const errors = validate(schema, document, rules, {
      hideSuggestions: true,
      maxErrors: ERRORS_TOLD,
    });
    if (errors.length > 0) throw invalidQuery('GRAPHQL_VALIDATION_FAILED', errors);
    const read = { document, weights: weighOperations(schema, document) };
    if (query.length <= LONGEST_KEPT_QUERY) kept.set(query, read);
    return read;
  };
}

function weighOperations(schema: GraphQLSchema, document: DocumentNode): ReadQuery['weights'] {
  const weights = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION
        ? [[each, queryWeight(schema, document, each)] as const]
        : [],
    ),
  );
  if (Math.max(...weights.values()) > MAX_WEIGHT) {
    throw queryTooComplex('Its answer could be too long; ask for less of its lists at once.');
  }
  return weights;
}

function parseQuery(query: string): DocumentNode {
  if (query.length > LONGEST_QUERY) {
    throw queryTooComplex(`A query has at most ${LONGEST_QUERY} characters.`);
  }
  try {
    return parse(query, { maxTokens: MAX_TOKENS });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (error.message.endsWith('Parsing aborted.')) {
      throw queryTooComplex(`A query has at most ${MAX_TOKENS} tokens.`);
    }
    throw invalidQuery('GRAPHQL_PARSE_FAILED', [error]);
  }
}

function invalidQuery(code: ErrorCode, errors: readonly GraphQLError[]): InvalidQuery {
  return new InvalidQuery(
    errors.map(({ message, nodes, source, positions }) => {
      const place = {
        ...(nodes && { nodes }),
        ...(source && { source }),
        ...(positions && { positions }),
      };
      return new GraphQLError(message, { ...place, extensions: { code } });
    }),
  );
}

// Imported by file name: otherwise Vitest loads a second copy of the module that the libraries use.

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
