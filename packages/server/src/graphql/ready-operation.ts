import type {
  ExecutionResult,
  GraphQLField,
  GraphQLResolveInfo,
  OperationDefinitionNode,
} from 'graphql';
// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  defaultFieldResolver,
  execute,
  GraphQLObjectType,
  GraphQLSchema,
  Kind,
} from 'graphql/index.js';
import type { GraphqlContext } from './graphql-context.ts';
import type { Operation } from './operation.ts';
import { presentErrors } from './present-error.ts';
import { type ReadArguments, readyArguments } from './ready-arguments.ts';
import { readySelection } from './ready-selection.ts';
import { type ReadWhileItPays, whileItPays } from './while-it-pays.ts';

/** For whom an operation is run, and who learns what was behind errors that clients are told nothing of. */
export type RunParts = Readonly<{ context: GraphqlContext; onFault: (fault: unknown) => void }>;

/** Answers the operation as GraphQL's execution would, with its errors as clients may see them. */
export type RunReady = (operation: Operation, parts: RunParts) => Promise<ExecutionResult>;

/** A query or mutation of one field, with all that can be known of it before it is asked for. */
type ReadyOperation = Readonly<{
  field: GraphQLField<unknown, unknown>;
  /** What a resolver could learn of the query around it, none of ours asks for. */
  info: GraphQLResolveInfo;
  readArgs: ReadArguments;
  read: ReadWhileItPays;
}>;

/**
 * Runs queries and mutations that come over and over: the field is resolved, and what it came to is read by a selection
 * made ready once. Undefined for what has to be executed. What reading can't do, errors among it, is left to execution,
 * which takes over with what the field came to: it is never resolved twice.
 */
export function createReadyRunner(
  schema: GraphQLSchema,
): (operation: Operation) => RunReady | undefined {
  const known = new WeakMap<OperationDefinitionNode, RunReady | undefined>();
  const executeSettled = createSettledExecution(schema);
  const make = (operation: Operation): RunReady | undefined => {
    const ready = readyOperation(schema, operation);
    return (
      ready &&
      ((asked, { context, onFault }) => run(ready, { asked, context, onFault, executeSettled }))
    );
  };
  return (operation) => {
    const { definition } = operation;
    const runner = known.has(definition) ? known.get(definition) : make(operation);
    known.set(definition, runner);
    return runner;
  };
}

function readyOperation(
  schema: GraphQLSchema,
  { document, definition }: Operation,
): ReadyOperation | undefined {
  if (definition.operation === 'subscription') return undefined;
  const parent = schema.getRootType(definition.operation);
  const node = onlyField(definition);
  const field = node && parent?.getFields()[node.name.value];
  if (!parent || !node || !field || node.directives?.length) return undefined;
  const read = readySelection({ schema, document, parent, node }, { waits: true });
  const readArgs = readyArguments({ schema, definition, field, node });
  const info = { fieldName: field.name } as GraphQLResolveInfo;
  return read && { field, info, readArgs, read: whileItPays(read) };
}

function onlyField({ selectionSet: { selections } }: OperationDefinitionNode) {
  const [node] = selections;
  return selections.length === 1 && node?.kind === Kind.FIELD ? node : undefined;
}

type Running = RunParts & Readonly<{ asked: Operation; executeSettled: ExecuteSettled }>;

/** Not `async`, which would hold all that is at hand here for each operation that is on its way. */
function run(
  { field, info, readArgs, read }: ReadyOperation,
  running: Running,
): Promise<ExecutionResult> {
  const { asked, context } = running;
  let resolving: unknown;
  try {
    const args = readArgs(asked.variables ?? {});
    // Whatever is wrong with them, execution says it, before it resolves anything.
    if (args === undefined) return leave(running, neverResolved);
    const resolve = field.resolve ?? defaultFieldResolver;
    resolving = resolve(undefined, args, context, info);
  } catch (fault) {
    return leave(running, failure(fault));
  }
  return Promise.resolve(resolving).then(
    (value) => {
      const reading = read(value, context);
      const answer = (data: unknown) => answerWith(data, { value, running });
      return reading instanceof Promise ? reading.then(answer) : answer(reading);
    },
    (fault) => leave(running, failure(fault)),
  );
}

function answerWith(
  data: unknown,
  { value, running }: Readonly<{ value: unknown; running: Running }>,
): ExecutionResult | Promise<ExecutionResult> {
  if (data) return { data: data as Readonly<Record<string, unknown>> };
  return leave(running, success(value));
}

/** Leaves the operation to execution, with its field settled. */
async function leave(
  { asked, context, onFault, executeSettled }: Running,
  settle: () => unknown,
): Promise<ExecutionResult> {
  return presentErrors(await executeSettled(asked, { context, settle }), onFault);
}

// Apart from `run`, which would else keep what they close over for each operation that is on its way.
const success = (value: unknown) => () => value;
const failure = (fault: unknown) => () => {
  throw fault;
};

function neverResolved(): never {
  throw new Error('A field with arguments that do not fit was resolved.');
}

type ExecuteSettled = (
  operation: Operation,
  how: Readonly<{ context: GraphqlContext; settle: () => unknown }>,
) => Promise<ExecutionResult>;

/** Executes an operation whose one field is not resolved any more: `settle` answers or throws what it came to. */
function createSettledExecution(schema: GraphQLSchema): ExecuteSettled {
  const { query, mutation, types, ...config } = schema.toConfig();
  const settledSchema = new GraphQLSchema({
    ...config,
    query: query && settledType(query),
    mutation: mutation && settledType(mutation),
    types: types.filter((type) => type !== query && type !== mutation),
    assumeValid: true,
  });
  return async ({ document, variables, operationName }, { context, settle }) =>
    execute({
      schema: settledSchema,
      document,
      rootValue: settle,
      contextValue: context,
      variableValues: variables,
      operationName,
      hideSuggestions: true,
    });
}

function settledType(type: GraphQLObjectType): GraphQLObjectType {
  const { fields, ...config } = type.toConfig();
  const resolve = (settle: () => unknown) => settle();
  const settled = Object.entries(fields).map(([name, field]) => [name, { ...field, resolve }]);
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(settled) });
}
