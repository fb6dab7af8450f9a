import type {
  FieldNode,
  GraphQLArgument,
  GraphQLField,
  GraphQLInputType,
  GraphQLSchema,
  OperationDefinitionNode,
  ValueNode,
} from 'graphql';
// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  getArgumentValues,
  getVariableValues,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  valueFromAST,
  visit,
} from 'graphql/index.js';

type Values = Readonly<Record<string, unknown>>;

/** Reads arguments from the variables sent. Undefined for what does not fit: execution says what is wrong with it. */
export type ReadArguments = (variables: Values) => Values | undefined;

export type ArgumentsOf = Readonly<{
  schema: GraphQLSchema;
  definition: OperationDefinitionNode;
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
}>;

/**
 * Makes the reading of a field's arguments ready once for all who send the same query. What is rare, such as defaults
 * of variables or a variable in a list, is read as execution reads it.
 */
export function readyArguments(of: ArgumentsOf): ReadArguments {
  const variables = readyVariables(of);
  const fields = variables && of.field.args.map((arg) => readyArgument(arg, of.node, variables));
  if (!fields?.every((field) => field !== undefined)) {
    return (sent) => readAsExecution(of, sent);
  }
  return (sent) => {
    try {
      return readAll(fields, sent);
    } catch (misfit) {
      if (misfit instanceof MisfitError) return undefined;
      throw misfit;
    }
  };
}

function readAsExecution({ schema, definition, field, node }: ArgumentsOf, sent: Values) {
  const declared = definition.variableDefinitions ?? [];
  const { coerced } = getVariableValues(schema, declared, sent, { maxErrors: 1 });
  if (coerced === undefined) return undefined;
  try {
    return getArgumentValues(field, node, coerced);
  } catch {
    return undefined;
  }
}

class MisfitError extends Error {
  readonly code = 'MISFIT';
}

/** Answers `ABSENT` for what was not sent. Throws MisfitError for what does not fit. */
type Read = (sent: Values) => unknown;
type ReadyField = Readonly<{ name: string; read: Read; otherwise: unknown; isRequired: boolean }>;
type Coerce = (value: unknown) => unknown;

const ABSENT = Symbol('absent');

function readAll(fields: readonly ReadyField[], sent: Values): Values {
  const values: Record<string, unknown> = {};
  for (const { name, read, otherwise, isRequired } of fields) {
    const value = read(sent);
    if (value !== ABSENT) values[name] = value;
    else if (otherwise !== undefined) values[name] = otherwise;
    else if (isRequired) throw new MisfitError();
  }
  return values;
}

/** By name, what each variable comes to. Undefined where one can't be made ready. */
function readyVariables({
  schema,
  definition,
}: ArgumentsOf): ReadonlyMap<string, Read> | undefined {
  const ready = new Map<string, Read>();
  for (const { variable, type: written, defaultValue } of definition.variableDefinitions ?? []) {
    const type = typeFromAST(schema, written);
    const coerce = isInputType(type) && defaultValue === undefined ? readyInput(type) : undefined;
    if (coerce === undefined) return undefined;
    const name = variable.name.value;
    const isRequired = isNonNullType(type);
    ready.set(name, (sent) => {
      if (Object.hasOwn(sent, name)) return coerce(sent[name]);
      if (isRequired) throw new MisfitError();
      return ABSENT;
    });
  }
  return ready;
}

function readyArgument(
  { name, type, defaultValue }: Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>,
  { arguments: nodes = [] }: Pick<FieldNode, 'arguments'>,
  variables: ReadonlyMap<string, Read>,
): ReadyField | undefined {
  const value = nodes.find((node) => node.name.value === name)?.value;
  const read = value === undefined ? () => ABSENT : readyNode(value, type, variables);
  const isRequired = isNonNullType(type);
  return read && { name, read, otherwise: defaultValue, isRequired };
}

/** A value as the query has it, with variables in it. */
function readyNode(
  node: ValueNode,
  type: GraphQLInputType,
  variables: ReadonlyMap<string, Read>,
): Read | undefined {
  if (node.kind === Kind.VARIABLE) {
    const read = variables.get(node.name.value);
    if (read === undefined) return undefined;
    return isNonNullType(type) ? (sent) => notNull(read(sent)) : read;
  }
  if (!hasVariables(node)) {
    const value: unknown = valueFromAST(node, type);
    return value === undefined ? undefined : () => value;
  }
  const object = isNonNullType(type) ? type.ofType : type;
  if (node.kind !== Kind.OBJECT || !isInputObjectType(object) || object.isOneOf) return undefined;
  const fields = Object.values(object.getFields()).map((field) =>
    readyArgument(field, { arguments: node.fields.map(asArgument) }, variables),
  );
  if (!fields.every((field) => field !== undefined)) return undefined;
  return (sent) => readAll(fields, sent);
}

type Fields = NonNullable<FieldNode['arguments']>;

function asArgument({ name, value }: Pick<Fields[number], 'name' | 'value'>): Fields[number] {
  return { kind: Kind.ARGUMENT, name, value };
}

function hasVariables(node: ValueNode): boolean {
  let isFound = false;
  const find = () => {
    isFound = true;
  };
  visit(node, { Variable: find });
  return isFound;
}

function notNull(value: unknown): unknown {
  if (value === null) throw new MisfitError();
  return value;
}

/** A value as the client sent it. Undefined for types of which none comes often. */
function readyInput(type: GraphQLInputType): Coerce | undefined {
  if (isNonNullType(type)) {
    const coerce = readyInput(type.ofType);
    return coerce && ((value) => notNull(coerce(value ?? null)));
  }
  const coerce = readyPresent(type);
  return coerce && ((value) => (value == null ? null : coerce(value)));
}

function readyPresent(type: GraphQLInputType): Coerce | undefined {
  if (isListType(type)) {
    const coerce = readyInput(type.ofType);
    return coerce && ((value) => (Array.isArray(value) ? value.map(coerce) : [coerce(value)]));
  }
  return isLeafType(type) ? (value) => parsed(type.parseValue.bind(type), value) : undefined;
}

function parsed(parse: Coerce, value: unknown): unknown {
  let result: unknown;
  try {
    result = parse(value);
  } catch {
    throw new MisfitError();
  }
  if (result === undefined) throw new MisfitError();
  return result;
}
