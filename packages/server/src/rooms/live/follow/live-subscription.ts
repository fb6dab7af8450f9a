import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomPatch } from '@outoften/rules/room/view/room-patch';
import type { RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import type {
  ASTNode,
  FieldNode,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import {
  execute,
  GraphQLError,
  getArgumentValues,
  getVariableValues,
  Kind,
  visit,
} from 'graphql/index.js';
import { codedError } from '../../../platform/error-code.ts';
import { presentErrors } from '../../../platform/graphql/executor.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Operation } from '../../../platform/graphql/operation.ts';
import type { RoomVersion } from '../../store/room-rows.ts';
import type { AudienceNews } from '../bus/room-bus.ts';

/** The viewer of a subscription. What a seat may see follows the room: it may become the host's. */
export type Viewer = Readonly<
  { type: 'seat'; seat: SeatId } | { type: 'audience'; owner: string } | { type: 'stage' }
>;

/** The result of opening a subscription. */
export type Opening = Readonly<{
  roomId: string;
  /** The room when the subscription was opened. */
  kept: RoomVersion;
  viewer: Viewer;
  /** True for subscriptions of the player's window. Only a seat's newest socket may run these. */
  isWindow: boolean;
  /** The seat whose own record the results need. Such results are not shared. */
  own?: SeatId;
}>;

/** A change as the viewer may see it. */
export type LiveChange = Readonly<
  (
    | { type: 'whole'; view: RoomView }
    | {
        type: 'changed';
        before: RoomView;
        view: RoomView;
        patch: RoomPatch;
        /** True if versions between the two were missed. Changes within them are not in the patch. */
        isAfterGap: boolean;
      }
    | ({ type: 'audience'; view: RoomView } & Pick<
        AudienceNews,
        'members' | 'guessed' | 'reactions'
      >)
  ) & {
    /** The opening's own seat, now and before the change. */
    own: SeatView | undefined;
    ownBefore: SeatView | undefined;
  }
>;

/** A subscription field: its results are made once for all with the same query and the same rights. */
export type LiveField<Args, Payload> = Readonly<{
  /** Arguments that only identify the caller, and are not used after the opening. */
  identityArguments: readonly (keyof Args & string)[];
  /** Throws a coded error if the subscription is refused. */
  open: (args: Args, context: GraphqlContext) => Promise<Opening>;
  /**
   * The field's values, one for each event; none if there is nothing to send. `whole` comes first, and again when the
   * viewer's class has changed. Identity arguments are absent.
   */
  payloads: (change: LiveChange, args: Args) => readonly Payload[];
  /** Returns a value as it is sent. Without this function the query chooses from it, and is executed for each value. */
  write?: (payload: Payload, context: GraphqlContext) => object | Promise<object>;
}>;

/** Options for a subscription field of the schema, where live delivery finds the field. */
export function liveField<Args, Payload>(field: LiveField<Args, Payload>) {
  return {
    extensions: { live: field },
    subscribe: (): AsyncIterable<Payload> => {
      throw codedError('BAD_USER_INPUT', 'Subscriptions are answered on a socket.');
    },
    resolve: (payload: Payload): Payload => payload,
  };
}

export type LiveSubscriptionParts = Readonly<{
  schema: GraphQLSchema;
  /** A context without a caller: what is shared must not depend on one follower. */
  context: GraphqlContext;
  onFault: (fault: unknown) => void;
}>;

/** A subscription that a client requests. */
export type LiveSubscription = ReturnType<ReadLiveSubscription>;

export type ReadLiveSubscription = ReturnType<typeof createSubscriptionReader>;

/** Reads valid subscriptions. The reader throws a coded error for one that can't be followed. */
export function createSubscriptionReader(parts: LiveSubscriptionParts) {
  const { schema, context, onFault } = parts;
  const known = new WeakMap<OperationDefinitionNode, LiveDocument>();
  let documents = 0;
  return (operation: Operation) => {
    const { definition } = operation;
    let live = known.get(definition);
    if (live === undefined) {
      documents += 1;
      live = { ...readDocument(schema, operation), number: documents };
      known.set(definition, live);
    }
    const { field, node, number, shared } = live;
    const variables = readVariables(schema, operation);
    const args = getArgumentValues(live.definition, node, variables);
    const sharedArgs = Object.fromEntries(
      Object.entries(args).filter(([name]) => !field.identityArguments.includes(name)),
    );
    const name = (node.alias ?? node.name).value;
    const query = { ...operation, variables: declaredAlone(operation) };
    const { write } = field;
    const resultOf = write
      ? (payload: unknown) => writeValue(name, () => write(payload, context), onFault)
      : (payload: unknown) => executeQuery(query, payload, parts);
    return {
      open: (context: GraphqlContext) => field.open(args, context),
      /** The same for all requests with the same query, from any caller. */
      key: JSON.stringify([number, shared.map((name) => [name, variables[name]])]),
      /** The results of a change as JSON, at once if all they need is in memory. One that fails is left out. */
      results: (change: LiveChange): readonly (string | Promise<string>)[] => {
        try {
          return field.payloads(change, sharedArgs).flatMap((payload) => {
            try {
              return resultOf(payload);
            } catch (fault) {
              onFault(fault);
              return [];
            }
          });
        } catch (fault) {
          onFault(fault);
          return [];
        }
      },
    };
  };
}

function writeValue(
  name: string,
  write: () => object | Promise<object>,
  onFault: LiveSubscriptionParts['onFault'],
): string | Promise<string> {
  const succeed = (value: object) => JSON.stringify({ data: { [name]: value } });
  const fail = (fault: unknown) => {
    const originalError = fault instanceof Error ? fault : new Error(String(fault));
    const error = new GraphQLError(originalError.message, { path: [name], originalError });
    return JSON.stringify(presentErrors({ errors: [error], data: null }, onFault));
  };
  let value: object | Promise<object>;
  try {
    value = write();
  } catch (fault) {
    return fail(fault);
  }
  return value instanceof Promise ? value.then(succeed, fail) : succeed(value);
}

function executeQuery(
  { document, operationName, variables }: Operation,
  payload: unknown,
  { schema, context, onFault }: LiveSubscriptionParts,
): string | Promise<string> {
  const result = execute({
    schema,
    document,
    operationName,
    variableValues: variables,
    rootValue: payload,
    contextValue: context,
    hideSuggestions: true,
  });
  return result instanceof Promise
    ? result.then((answer) => JSON.stringify(presentErrors(answer, onFault)))
    : JSON.stringify(presentErrors(result, onFault));
}

type Arguments = Readonly<Record<string, unknown>>;

/** The part that is the same for all requests with one document. */
type LiveDocument = Readonly<{
  number: number;
  field: LiveField<Arguments, unknown>;
  definition: GraphQLField<unknown, unknown>;
  node: FieldNode;
  /** Variables that are used for more than an identity argument. */
  shared: readonly string[];
}>;

function readDocument(
  schema: GraphQLSchema,
  { document, definition }: Operation,
): Omit<LiveDocument, 'number'> {
  const [node] = definition.selectionSet.selections;
  if (node?.kind !== Kind.FIELD || node.directives?.length) {
    throw codedError(
      'BAD_USER_INPUT',
      'A subscription names its field itself, without directives.',
    );
  }
  const known = schema.getSubscriptionType()?.getFields()[node.name.value];
  const field = known?.extensions.live as LiveField<Arguments, unknown> | undefined;
  if (known === undefined || field === undefined) throw new NotLiveError(node.name.value);
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const args = node.arguments?.filter(
    ({ name, value }) =>
      value.kind !== Kind.VARIABLE || !field.identityArguments.includes(name.value),
  );
  const shared = namesOfVariables([{ ...node, arguments: args ?? [] }, ...fragments]);
  return { field, definition: known, node, shared };
}

/** Thrown for a subscription field of the schema that was made without `liveField`. */
class NotLiveError extends Error {
  readonly code = 'NOT_LIVE';

  constructor(name: string) {
    super(`The subscription field ${name} was made without liveField.`);
  }
}

function namesOfVariables(nodes: readonly ASTNode[]): readonly string[] {
  const names = new Set<string>();
  for (const node of nodes) visit(node, { Variable: ({ name }) => void names.add(name.value) });
  return [...names].sort();
}

/** Undeclared variables are ignored, and would be kept as long as the subscription. */
function declaredAlone({ definition, variables }: Operation): Operation['variables'] {
  const names = new Set(definition.variableDefinitions?.map(({ variable }) => variable.name.value));
  return Object.fromEntries(Object.entries(variables ?? {}).filter(([name]) => names.has(name)));
}

function readVariables(schema: GraphQLSchema, { definition, variables }: Operation): Arguments {
  const declared = definition.variableDefinitions ?? [];
  const { coerced, errors } = getVariableValues(schema, declared, variables ?? {}, {
    maxErrors: 1,
  });
  if (coerced) return coerced;
  throw codedError('BAD_USER_INPUT', errors[0]?.message ?? 'The variables don’t fit.');
}
