import { queryWeight } from '@outoften/server/src/platform/graphql/query-limits.ts';
import type { GraphQLSchema } from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import {
  type GraphQLObjectType,
  getNamedType,
  getOperationAST,
  isObjectType,
  isRequiredArgument,
  type OperationTypeNode,
  parse,
} from 'graphql/index.js';

/** A field of the schema's query, mutation or subscription. */
export type RootField = Readonly<{ schema: GraphQLSchema; operation: string; name: string }>;

/** The limits of one document: its characters, and its weight by `queryWeight`. */
export type DocumentLimits = Readonly<{ characters: number; weight: number }>;

/** The fields from the operation's own type down to a field without fields. */
type Path = readonly string[];

/**
 * Returns documents that together request all fields of all types below a root field, with its arguments as variables of
 * the same names. The fields of a type are requested in one place: where it is found first. Throws if a single field is
 * over a limit.
 */
export function documentsOf(root: RootField, limits: DocumentLimits): readonly string[] {
  const { schema, operation, name } = root;
  const field = schema.getRootType(operation as OperationTypeNode)?.getFields()[name];
  if (field === undefined) throw new RangeError(`the schema has no ${operation} ${name}`);
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const sent = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
  const head = `${operation}${inBrackets(declared)} { ${name}${inBrackets(sent)}`;
  const write = (paths: readonly Path[]) => `${head}${writeTree(treeOf(paths))} }`;
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return [write([])];
  const documents: string[] = [];
  let written: readonly Path[] = [];
  for (const path of listPaths(type)) {
    const together = [...written, path];
    const isTogether = isWithin(write(together), schema, limits);
    if (!isTogether && !isWithin(write([path]), schema, limits)) {
      throw new RangeError(`${path.join('.')} of ${name} is over the limits`);
    }
    if (!isTogether) documents.push(write(written));
    written = isTogether ? together : [path];
  }
  return [...documents, write(written)];
}

/** Returns the paths to the fields of each type, the nearest type first. */
function listPaths(root: GraphQLObjectType): readonly Path[] {
  const found = [{ type: root, path: [] as Path }];
  return Array.from(follow());

  function* follow(): Generator<Path> {
    for (const { type, path } of found) {
      for (const field of Object.values(type.getFields())) {
        if (field.args.some(isRequiredArgument)) {
          throw new RangeError(`${type.name}.${field.name} needs an argument`);
        }
        const own = [...path, field.name];
        const within = getNamedType(field.type);
        const isObject = isObjectType(within);
        if (isObject && found.every((each) => each.type !== within)) {
          found.push({ type: within, path: own });
        }
        yield isObject ? [...own, '__typename'] : own;
      }
    }
  }
}

function isWithin(text: string, schema: GraphQLSchema, limits: DocumentLimits): boolean {
  if (text.length > limits.characters) return false;
  const document = parse(text);
  const definition = getOperationAST(document);
  return definition != null && queryWeight(schema, document, definition) <= limits.weight;
}

/** Fields by name, each with its nested fields. */
type Tree = Map<string, Tree>;

function treeOf(paths: readonly Path[]): Tree {
  const tree: Tree = new Map();
  for (const path of paths) {
    let at = tree;
    for (const name of path) {
      const within: Tree = at.get(name) ?? new Map();
      at.set(name, within);
      at = within;
    }
  }
  return tree;
}

function writeTree(tree: Tree): string {
  if (tree.size === 0) return '';
  return `{${[...tree].map(([name, within]) => `${name}${writeTree(within)}`).join(' ')}}`;
}
