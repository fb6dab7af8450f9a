import type {
  ASTNode,
  FieldNode,
  GraphQLField,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import { getArgumentValues, getVariableValues, Kind, visit } from 'graphql/index.js';
import { codedError } from '../../../platform/error-code.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import type { Operation } from '../../../platform/graphql/operation.ts';
import type { LiveChange, LiveField, Opening } from './live-field.ts';

/** A subscription that a client requests. */
export type LiveQuery = Readonly<{
  operation: Operation;
  open: (context: GraphqlContext) => Promise<Opening>;
  payloads: (change: LiveChange) => readonly unknown[];
  /** The same for all requests with the same query, from any caller. */
  key: string;
}>;

export type ReadLiveQuery = (operation: Operation) => LiveQuery;

/** Reads valid subscriptions. The reader throws a coded error for one that can't be followed. */
export function createLiveQueryReader(schema: GraphQLSchema): ReadLiveQuery {
  const known = new WeakMap<OperationDefinitionNode, LiveDocument>();
  let documents = 0;
  return (operation) => {
    const { definition } = operation;
    let live = known.get(definition);
    if (live === undefined) {
      documents += 1;
      live = { ...readDocument(schema, operation), number: documents };
      known.set(definition, live);
    }
    const { field, number, shared } = live;
    const variables = readVariables(schema, operation);
    const args = getArgumentValues(live.definition, live.node, variables);
    const sharedArgs = Object.fromEntries(
      Object.entries(args).filter(([name]) => !field.identityArguments.includes(name)),
    );
    return {
      operation: { ...operation, variables: declaredAlone(operation) },
      open: (context) => field.open(args, context),
      payloads: (change) => field.payloads(change, sharedArgs),
      key: JSON.stringify([number, shared.map((name) => [name, variables[name]])]),
    };
  };
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
  const parent = schema.getSubscriptionType();
  const known = parent?.getFields()[node.name.value];
  const field = known?.extensions.live as LiveField<Arguments, unknown> | undefined;
  if (!parent || known === undefined || field === undefined) {
    throw new NotLiveError(node.name.value);
  }
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
    super(`The field ${name} says nothing of what it tells.`);
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
