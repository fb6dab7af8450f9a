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
 * Works out what a selection asks of a value. Undefined for what takes more than reading: an error, a null where none
 * may be, and a lookup where the form can't wait. That is left to GraphQL's own execution, which begins anew.
 */
export type ReadSelection<Out> = (value: unknown, context: GraphqlContext) => Out | undefined;

export type SelectedField = Readonly<{
  schema: GraphQLSchema;
  document: DocumentNode;
  parent: GraphQLObjectType;
  node: FieldNode;
}>;

/** What a selection is worked out to. */
export type Form<Out> = Readonly<{
  object: (fields: readonly ReadyField<Out>[]) => Read<Out>;
  list: (values: readonly Out[]) => Out;
  leaf: (serialized: unknown) => Out;
  nothing: Out;
  /** What comes of a value that is still being looked up. Without it, that is left to execution. */
  later?: (value: Promise<unknown>, read: (found: unknown) => Out) => Out;
}>;

type ReadyField<Out> = Readonly<{ key: string; read: Read<Out> }>;

type Read<Out> = (value: unknown, context: GraphqlContext) => Out;

/** Objects, lists and the values of leaves; promises of them where something is looked up. */
export const AS_VALUES: Form<unknown> = {
  object: (fields) => (value, context) => {
    const result: Record<string, unknown> = {};
    let late: string[] | undefined;
    for (const { key, read } of fields) {
      const each = read(value, context);
      result[key] = each;
      if (each instanceof Promise) late = [...(late ?? []), key];
    }
    return late === undefined ? result : heardOf(settleFields(result, late));
  },
  list: (values) =>
    values.some((each) => each instanceof Promise) ? heardOf(Promise.all(values)) : values,
  leaf: (serialized) => serialized,
  nothing: null,
  later: (value, read) => heardOf(value.then(read)),
};

async function settleFields(result: Record<string, unknown>, late: readonly string[]) {
  const found = await Promise.all(late.map((key) => result[key]));
  for (const [n, key] of late.entries()) result[key] = found[n];
  return result;
}

/** A failure that nobody waits for any more, as another came first, is no unhandled one. */
function heardOf<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {});
  return promise;
}

/** JSON at once: to make objects by names that are only known here takes longer than all the rest. */
export const AS_JSON: Form<string> = {
  object: (fields) => {
    const parts = fields.map(({ key, read }, n) => ({
      before: `${n === 0 ? '{' : ','}${JSON.stringify(key)}:`,
      read,
    }));
    return (value, context) => {
      let json = '';
      for (const { before, read } of parts) json += before + read(value, context);
      return `${json}}`;
    };
  },
  list: (values) => `[${values.join()}]`,
  leaf: (serialized) =>
    typeof serialized === 'string' && NEEDS_NO_ESCAPES.test(serialized)
      ? `"${serialized}"`
      : JSON.stringify(serialized),
  nothing: 'null',
};

const NEEDS_NO_ESCAPES = /^[\w .,:/-]{0,60}$/;

/**
 * Makes a selection ready once for all the values it is applied to, by which nothing is left to be found out about
 * types, fragments and arguments. Undefined where it has variables, directives, or types that depend on the value. The
 * field of a query or mutation is not resolved: the value is what it came to.
 */
export function readySelection<Out>(
  { schema, document, parent, node }: SelectedField,
  form: Form<Out>,
): ReadSelection<Out> | undefined {
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
  const read = readyObject(parent, [selectionSet], { schema, fragments, form });
  return (value, context) => {
    if (read === undefined) return undefined;
    try {
      return read(value, context);
    } catch {
      // Whatever it is, execution meets it again and says so as GraphQL does.
      return undefined;
    }
  };
}

type Parts<Out> = Readonly<{
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  form: Form<Out>;
}>;

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

function readyObject<Out>(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  parts: Parts<Out>,
): Read<Out> | undefined {
  const grouped = new Map<string, FieldNode[]>();
  for (const set of sets) collect(set, { type, grouped, parts });
  const fields = [...grouped].map(([key, nodes]) => readyField(type, key, nodes, parts));
  const ready = fields.filter((field) => field !== undefined);
  return ready.length < fields.length ? undefined : parts.form.object(ready);
}

type Collecting = Readonly<{
  type: GraphQLObjectType;
  grouped: Map<string, FieldNode[]>;
  parts: Pick<Parts<unknown>, 'fragments'>;
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

function readyField<Out>(
  type: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
  parts: Parts<Out>,
): ReadyField<Out> | undefined {
  const [node] = nodes;
  if (node === undefined) return undefined;
  const name = node.name.value;
  if (name === '__typename') {
    const typename = parts.form.leaf(type.name);
    return { key, read: () => typename };
  }
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
  const { later } = parts.form;
  return {
    key,
    read: (value, context) => {
      const found = resolve(value, args, context, info);
      return later !== undefined && found instanceof Promise
        ? later(found, (settled) => complete(settled, context))
        : complete(found, context);
    },
  };
}

function asItIs(value: unknown): unknown {
  return value;
}

function readyType<Out>(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  parts: Parts<Out>,
): Read<Out> | undefined {
  if (isNonNullType(type)) return readyValue(type.ofType, sets, parts);
  const read = readyValue(type, sets, parts);
  const { nothing } = parts.form;
  return read && ((value, context) => (value == null ? nothing : read(value, context)));
}

/** Reads a value that must not be null. */
function readyValue<Out>(
  type: GraphQLOutputType,
  sets: readonly SelectionSetNode[],
  parts: Parts<Out>,
): Read<Out> | undefined {
  const { form } = parts;
  if (isListType(type)) {
    const read = readyType(type.ofType, sets, parts);
    return (
      read && ((value, context) => form.list(listAtHand(value).map((each) => read(each, context))))
    );
  }
  if (isLeafType(type)) {
    return (value) => form.leaf(atHand(type.serialize(atHand(value))));
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
