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
import { compileObject, type Read, type ReadyField, type Settle } from './compile-object.ts';
import type { GraphqlContext } from './graphql-context.ts';

/**
 * Works out what a selection asks of a value. Undefined for what takes more than reading: an error, a null where none
 * may be, and a lookup where the selection can't wait. That is left to GraphQL's own execution, which begins anew.
 */
export type ReadSelection = (value: unknown, context: GraphqlContext) => unknown;

export type SelectedField = Readonly<{
  schema: GraphQLSchema;
  document: DocumentNode;
  parent: GraphQLObjectType;
  node: FieldNode;
}>;

/** How to read a selection. */
export type Reading = Readonly<{
  /** True if a promise may be answered where something is looked up. */
  waits: boolean;
}>;

/**
 * Makes a selection ready once for all the values it is applied to, by which nothing is left to be found out about
 * types, fragments and arguments. Undefined where it has variables, directives, or types that depend on the value. The
 * field of a query or mutation is not resolved: the value is what it came to.
 */
export function readySelection(
  { schema, document, parent, node }: SelectedField,
  { waits }: Reading,
): ReadSelection | undefined {
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
  const read = readyObject(parent, [selectionSet], {
    schema,
    fragments,
    waits,
    left: MOST_OBJECTS,
  });
  if (read === undefined) return undefined;
  return (value, context) => {
    try {
      return read(value, context);
    } catch {
      // Whatever it is, execution meets it again and says so as GraphQL does.
      return undefined;
    }
  };
}

/** Of a selection, several times as many as our app asks for: code is written for each, in 20 to 90 µs. */
const MOST_OBJECTS = 100;

type Parts = Readonly<{
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  waits: boolean;
}> & {
  /** So many objects may still be added to the selection. */
  left: number;
};

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
  parts.left -= 1;
  if (parts.left < 0) return undefined;
  const grouped = new Map<string, FieldNode[]>();
  for (const set of sets) collect(set, { type, grouped, parts });
  const fields: ReadyField[] = [];
  for (const [key, nodes] of grouped) {
    const field = readyField(type, key, nodes, parts);
    if (field === undefined) return undefined;
    fields.push(field);
  }
  return compileObject(fields, parts.waits ? settle : undefined);
}

const settle: Settle = (object, keys) => heardOf(settleFields(object, keys));

async function settleFields(object: Record<string, unknown>, keys: readonly string[]) {
  const found = await Promise.all(keys.map((key) => object[key]));
  for (const [n, key] of keys.entries()) object[key] = found[n];
  return object;
}

type Collecting = Readonly<{
  type: GraphQLObjectType;
  grouped: Map<string, FieldNode[]>;
  parts: Pick<Parts, 'fragments'>;
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
): ReadyField | undefined {
  const [node] = nodes;
  if (node === undefined) return undefined;
  const name = node.name.value;
  // What a resolver could learn of the query around it, none of ours asks for: it would fail and be executed.
  const info = { fieldName: name } as GraphQLResolveInfo;
  if (name === '__typename') {
    return { key, resolve: () => type.name, args: {}, info, complete: asItIs };
  }
  const field = type.getFields()[name];
  if (field === undefined) return undefined;
  const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const complete = readyType(field.type, sets, parts);
  if (complete === undefined) return undefined;
  const { schema, waits } = parts;
  const isResolved = type === schema.getQueryType() || type === schema.getMutationType();
  const isRoot = isResolved || type === schema.getSubscriptionType();
  return {
    key,
    resolve: isResolved ? asItIs : (field.resolve ?? defaultFieldResolver),
    args: isRoot ? {} : getArgumentValues(field, node),
    info,
    complete: waits ? whenFound(complete) : complete,
  };
}

function asItIs(value: unknown): unknown {
  return value;
}

function whenFound(complete: Read): Read {
  return (value, context) =>
    value instanceof Promise
      ? heardOf(value.then((found) => complete(found, context)))
      : complete(value, context);
}

/** A failure that nobody waits for any more, as another came first, is no unhandled one. */
function heardOf<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
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
    return read && readyList(read, parts);
  }
  if (isLeafType(type)) return (value) => atHand(type.serialize(atHand(value)));
  const read = isObjectType(type) ? readyObject(type, sets, parts) : undefined;
  return read && ((value, context) => read(atHand(value), context));
}

function readyList(read: Read, { waits }: Parts): Read {
  const readAll: Read = (value, context) => listAtHand(value).map((each) => read(each, context));
  if (!waits) return readAll;
  return (value, context) => {
    const values = readAll(value, context) as readonly unknown[];
    return values.some((each) => each instanceof Promise) ? heardOf(Promise.all(values)) : values;
  };
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
