import type { ExecutionResult, GraphQLSchema } from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { createSourceEventStream, execute, GraphQLError, Kind } from 'graphql/index.js';
import { codedError } from '../../platform/error-code.ts';
import { presentErrors } from '../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../platform/graphql/graphql-context.ts';
import type { Operation } from '../../platform/graphql/operation.ts';
import type { Opening, Subscription } from '../live/follow/room-hub.ts';
import type { LiveChange } from '../live/follow/room-views.ts';

/** A subscription field. */
export type LiveField<Args, Payload> = Readonly<{
  /** Throws a coded error if the subscription is refused. */
  open: (args: Args, context: GraphqlContext) => Promise<Opening>;
  /**
   * The field's values, one for each event; none if there is nothing to send. `whole` comes first, and again when the
   * viewer's class has changed.
   */
  payloads: (change: LiveChange, args: Args) => readonly Payload[];
  /**
   * Returns a value as it is sent, to all who have the same view. Without this function the query chooses from it, and
   * is executed for each subscription.
   */
  write?: (payload: Payload, context: GraphqlContext) => object | Promise<object>;
}>;

/** A field that a client subscribed to. To GraphQL it is a stream, of which nothing is read. */
class OpenedField<Payload> implements AsyncIterable<Payload> {
  readonly opening: Opening;
  readonly payloads: (change: LiveChange) => readonly Payload[];
  readonly write: LiveField<never, Payload>['write'];

  constructor(
    opening: Opening,
    payloads: OpenedField<Payload>['payloads'],
    write: OpenedField<Payload>['write'],
  ) {
    this.opening = opening;
    this.payloads = payloads;
    this.write = write;
  }

  [Symbol.asyncIterator](): never {
    throw codedError('BAD_USER_INPUT', 'Subscriptions are answered on a socket.');
  }
}

/** Options for a subscription field of the schema. */
export function liveField<Args, Payload>({ open, payloads, write }: LiveField<Args, Payload>) {
  return {
    subscribe: async (
      _root: unknown,
      args: Args,
      context: GraphqlContext,
    ): Promise<AsyncIterable<Payload>> =>
      new OpenedField(await open(args, context), (change) => payloads(change, args), write),
    resolve: (payload: Payload): Payload => payload,
  };
}

type Parts = Readonly<{
  schema: GraphQLSchema;
  /** A context without a caller: what is sent must depend on the view alone. */
  context: GraphqlContext;
  onFault: (fault: unknown) => void;
}>;

/** Opens valid subscriptions for a caller. Throws a coded error for one that is refused. */
export function createSubscriptionOpener({ schema, context, onFault }: Parts) {
  const present = (result: ExecutionResult) => JSON.stringify(presentErrors(result, onFault));

  function write(name: string, value: () => object | Promise<object>): string | Promise<string> {
    const succeed = (written: object) => JSON.stringify({ data: { [name]: written } });
    const fail = (fault: unknown) => {
      const originalError = fault instanceof Error ? fault : new Error(String(fault));
      const error = new GraphQLError(originalError.message, { path: [name], originalError });
      return present({ errors: [error], data: null });
    };
    try {
      const written = value();
      return written instanceof Promise ? written.then(succeed, fail) : succeed(written);
    } catch (fault) {
      return fail(fault);
    }
  }

  return async (operation: Operation, caller: GraphqlContext): Promise<Subscription> => {
    const name = readName(operation);
    const { document, operationName } = operation;
    const variableValues = declaredAlone(operation);
    const query = { schema, document, operationName, variableValues, hideSuggestions: true };
    const opened = await createSourceEventStream({ ...query, contextValue: caller });
    if (!(opened instanceof OpenedField)) throw firstError(opened as ExecutionResult);
    const { opening, payloads, write: writer } = opened as OpenedField<unknown>;
    const execution = (payload: unknown) => {
      const result = execute({ ...query, rootValue: payload, contextValue: context });
      return result instanceof Promise ? result.then(present) : present(result);
    };
    const resultOf = writer
      ? (payload: unknown) => write(name, () => writer(payload, context))
      : execution;
    const of = (change: LiveChange) => {
      try {
        return payloads(change).map(resultOf);
      } catch (fault) {
        onFault(fault);
        return [];
      }
    };
    return { opening, messages: { key: writer && name, of } };
  };
}

/** Returns the name of the result. Throws if it is not found without looking into fragments. */
function readName({ definition: { selectionSet } }: Operation): string {
  const [node] = selectionSet.selections;
  if (node?.kind === Kind.FIELD && !node.directives?.length) return (node.alias ?? node.name).value;
  throw codedError('BAD_USER_INPUT', 'A subscription names its field itself, without directives.');
}

/** Undeclared variables are ignored, and would be kept as long as the subscription. */
function declaredAlone({ definition, variables }: Operation): Record<string, unknown> {
  const names = new Set(definition.variableDefinitions?.map(({ variable }) => variable.name.value));
  return Object.fromEntries(Object.entries(variables ?? {}).filter(([name]) => names.has(name)));
}

/** The error of the field itself, without its place in the query. */
function firstError({ errors: [error] = [] }: ExecutionResult): Error {
  return (
    error?.originalError ?? error ?? new Error('A subscription field was made without liveField.')
  );
}
