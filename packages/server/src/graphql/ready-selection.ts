import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLResolveInfo,
  GraphQLSchema,
  SelectionSetNode,
} from 'graphql';
// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  defaultFieldResolver,
  getArgumentValues,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  visit,
} from 'graphql/index.js';
import type { GraphqlContext } from './graphql-context.ts';

/**
 * Works out what a selection asks of a value at hand. Undefined for what takes more than reading: a lookup, an error,
 * a null where none may be. That is left to GraphQL's own execution, which begins anew.
 */
export type ReadSelection = (
  value: unknown,
  context: GraphqlContext,
) => Readonly<Record<string, unknown>> | undefined;

export type SelectedField = Readonly<{
  schema: GraphQLSchema;
  document: DocumentNode;
  parent: GraphQLObjectType;
  node: FieldNode;
}>;

/**
 * Makes a selection ready once for all the values it is applied to, by which nothing is left to be found out about
 * types, fragments and arguments. Undefined where it has variables, directives, or types that depend on the value. The
 * field of a query or mutation is not resolved: the value is what it came to.
 */
export function readySelection({
  schema,
  document,
  parent,
  node,
}: SelectedField): ReadSelection | undefined {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const selectionSet: SelectionSetNode = {
    kind: Kind.SELECTION_SET,
    selections: [{ ...node, arguments: [] }],
  };
  if (isConditional([selectionSet, ...fragments.values()])) return undefined;
  const read = readyObject(parent, [selectionSet], { schema, fragments });
  return (value, context) => {
    if (read === undefined) return undefined;
    try {
      return read(value, context) as Readonly<Record<string, unknown>>;
    } catch {
      // Whatever it is, execution meets it again and says so as GraphQL does.
      return undefined;
    }
  };
}

type Parts = Readonly<{
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}>;

type Read = (value: unknown, context: GraphqlContext) => unknown;

/** Thrown for what takes more than reading. */
class NotAtHandError extends Error {
  readonly code = 'NOT_AT_HAND';
}

function isConditional(nodes: readonly (SelectionSetNode | FragmentDefinitionNode)[]): boolean {
  let isFound = false;
  const find = () => {
    isFound = true;
  };
  for (const node of nodes) visit(node, { Variable: find, Directive: find });
  return isFound;
}

function readyObject(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  parts: Parts,
): Read | undefined {
  const grouped = new Map<string, FieldNode[]>();
  for (const set of sets) collect(set, { type, grouped, parts });
  const fields = [...grouped].map(([key, nodes]) => readyField(type, key, nodes, parts));
  const ready = fields.filter((field) => field !== undefined);
  if (ready.length < fields.length) return undefined;
  return (value, context) => {
    const result: Record<string, unknown> = {};
    for (const { key, read } of ready) result[key] = read(value, context);
    return result;
  };
}

type Collecting = Readonly<{
  type: GraphQLObjectType;
  grouped: Map<string, FieldNode[]>;
  parts: Parts;
}>;

/** The fields by the names they have in the answer, in its order. Fragments on other types are passed over. */
function collect(set: SelectionSetNode, collecting: Collecting): void {
  const { type, grouped, parts } = collecting;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FIELD) {
      const key = (selection.alias ?? selection.name).value;
      grouped.set(key, [...(grouped.get(key) ?? []), selection]);
      continue;
    }
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT
        ? selection
        : parts.fragments.get(selection.name.value);
    const on = fragment?.typeCondition?.name.value;
    if (fragment && (on === undefined || on === type.name)) {
      collect(fragment.selectionSet, collecting);
    }
  }
}

function readyField(
  type: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
  parts: Parts,
): Readonly<{ key: string; read: Read }> | undefined {
  const [node] = nodes;
  if (node === undefined) return undefined;
  const name = node.name.value;
  if (name === '__typename') return { key, read: () => type.name };
  const field = type.getFields()[name];
  if (field === undefined) return undefined;
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const complete = readyType(field.type, sets, parts);
  if (complete === undefined) return undefined;
  const { schema } = parts;
  const isResolved = type === schema.getQueryType() || type === schema.getMutationType();
  const isRoot = isResolved || type === schema.getSubscriptionType();
  const args = isRoot ? {} : getArgumentValues(field, node);
  const resolve = isResolved ? asItIs : (field.resolve ?? defaultFieldResolver);
  // What a resolver could learn of the query around it, none of ours asks for: it would fail and be executed.
  const info = { fieldName: name } as GraphQLResolveInfo;
  return {
    key,
    read: (value, context) => complete(resolve(value, args, context, info), context),
  };
}

function asItIs(value: unknown): unknown {
  return value;
}

function readyType(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  parts: Parts,
): Read | undefined {
  if (isNonNullType(type)) return readyValue(type.ofType, sets, parts);
  const read = readyValue(type, sets, parts);
  return read && ((value, context) => (value == null ? null : read(value, context)));
}

/** Reads a value that must not be null. */
function readyValue(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  parts: Parts,
): Read | undefined {
  if (isListType(type)) {
    const read = readyType(type.ofType, sets, parts);
    return read && ((value, context) => listAtHand(value).map((each) => read(each, context)));
  }
  if (isLeafType(type)) {
    return (value) => atHand(type.serialize(atHand(value)));
  }
  const read = isObjectType(type) ? readyObject(type, sets, parts) : undefined;
  return read && ((value, context) => read(atHand(value), context));
}

function atHand(value: unknown): unknown {
  if (value instanceof Promise) {
    // Execution asks for it again; nobody hears of this one.
    value.catch(() => {});
    throw new NotAtHandError();
  }
  if (value == null || value instanceof Error) throw new NotAtHandError();
  return value;
}

function listAtHand(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  atHand(value);
  throw new NotAtHandError();
}
