import { queryWeight } from '@outoften/server/src/platform/graphql/query-limits.ts';
import type { GraphQLField, GraphQLOutputType, GraphQLSchema } from 'graphql';
// Imported by file name: otherwise Vitest loads a second copy of the module that makes the schema.
import {
  getNamedType,
  getOperationAST,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type OperationTypeNode,
  parse,
} from 'graphql/index.js';

/** The limits of one document. */
export type DocumentLimits = Readonly<{
  /** Levels of nested fields. */
  depth: number;
  /** Selections of objects, counted each time they are named. */
  objects: number;
  /** Without the first line, which names the operation and its arguments. */
  characters: number;
  /** By `queryWeight`. */
  weight: number;
}>;

/** Options for making documents. */
export type DocumentChoice = Readonly<{
  limits: DocumentLimits;
  /** Names of fields that get separate documents, with all their nested fields. */
  apart: readonly string[];
}>;

/** A field of the schema's query, mutation or subscription. */
export type RootField = Readonly<{ schema: GraphQLSchema; operation: string; name: string }>;

/** The fields from the operation's own type down to a field without fields. */
type Path = readonly string[];

/** The paths of each document. */
type Parts = readonly (readonly Path[])[];

/**
 * Returns documents that together request all fields below a root field, with all its arguments as variables of the
 * same names. A field is not requested within itself. Fields of low weight come first. The root field's own fields are
 * in each document. Throws if a single field is over a limit or needs an argument. `known` stores how types were split,
 * for root fields of the same type.
 */
export function documentsOf(
  root: RootField,
  choice: DocumentChoice,
  known: Map<string, Parts> = new Map(),
): readonly [string, ...string[]] {
  const type = String(fieldOf(root).type);
  const parts = known.get(type) ?? split(root, choice);
  known.set(type, parts);
  const [first = [], ...others] = parts;
  return [write(root, first).text, ...others.map((paths) => write(root, paths).text)];
}

function split(root: RootField, { limits, apart }: DocumentChoice): Parts {
  const paths = listPaths(fieldOf(root).type, { within: [], depth: limits.depth });
  const own = paths.filter(({ length }) => length < 2);
  const further = paths.filter(({ length }) => length >= 2);
  const isApart = (path: Path) => path.some((name) => apart.includes(name));
  const together = splitByLimits(
    further.filter((path) => !isApart(path)),
    { root, own, limits },
  );
  const parts = [...together, ...splitByLimits(further.filter(isApart), { root, own, limits })];
  return parts.length > 0 ? parts : [own];
}

type Splitting = Readonly<{ root: RootField; own: readonly Path[]; limits: DocumentLimits }>;

/** Adds the own paths to each part. Returns no parts if there are no paths. */
function splitByLimits(paths: readonly Path[], { root, own, limits }: Splitting): Parts {
  const sorted = sortByWeight(paths, root);
  const parts: (readonly Path[])[] = [];
  for (let next = 0; next < sorted.length; ) {
    const part = (count: number) => [...own, ...sorted.slice(next, next + count)];
    const fits = (count: number) => isWithin(limits, root, part(count));
    const count = largest(sorted.length - next, fits);
    if (count === 0) throw new RangeError(`${sorted[next]?.join('.')} alone is over the limits`);
    parts.push(part(count));
    next += count;
  }
  return parts;
}

export function fieldOf({ schema, operation, name }: RootField) {
  const field = schema.getRootType(operation as OperationTypeNode)?.getFields()[name];
  if (field === undefined) throw new RangeError(`the schema has no ${operation} ${name}`);
  return field;
}

type Field = GraphQLField<unknown, unknown>;

type Walk = Readonly<{ within: readonly Field[]; depth: number }>;

/** Returns one empty path for a type without fields. */
function listPaths(given: GraphQLOutputType, { within, depth }: Walk): readonly Path[] {
  const type = getNamedType(given);
  if (isLeafType(type)) return [[]];
  if (!isObjectType(type)) throw new RangeError(`${type.name} has no fields of its own`);
  if (within.length === depth) return [];
  const fields = Object.values(type.getFields()).filter((field) => !within.includes(field));
  return fields.flatMap((field) => {
    if (field.args.some(isRequiredArgument)) {
      throw new RangeError(`${type.name}.${field.name} needs an argument`);
    }
    const further = listPaths(field.type, { within: [...within, field], depth });
    return further.map((path) => [field.name, ...path]);
  });
}

function sortByWeight(paths: readonly Path[], root: RootField): readonly Path[] {
  return paths
    .map((path) => ({ path, weight: weightOf(write(root, [path]).text, root) }))
    .sort((one, other) => one.weight - other.weight)
    .map(({ path }) => path);
}

function weightOf(text: string, { schema }: RootField): number {
  const document = parse(text);
  const definition = getOperationAST(document);
  if (!definition) throw new RangeError('there is no operation to weigh');
  return queryWeight(schema, document, definition);
}

function isWithin(limits: DocumentLimits, root: RootField, paths: readonly Path[]): boolean {
  const { text, objects, characters } = write(root, paths);
  return (
    characters <= limits.characters &&
    objects <= limits.objects &&
    weightOf(text, root) <= limits.weight
  );
}

/** Returns the largest number up to `most` that fits, if all smaller numbers fit; 0 if none does. */
function largest(most: number, fits: (count: number) => boolean): number {
  if (fits(most)) return most;
  let [fitting, over] = [0, most];
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2);
    if (fits(middle)) fitting = middle;
    else over = middle;
  }
  return fitting;
}

/** Fields by name, each with its nested fields. */
type Tree = Map<string, Tree>;

/** Writes a document with a fragment for each selection, so that a repeated selection is written once. */
function write(root: RootField, paths: readonly Path[]) {
  const { operation, name } = root;
  const field = fieldOf(root);
  const writing: Writing = { fragments: new Map(), objects: 0 };
  const selection = writeSelection(getNamedType(field.type), treeOf(paths), writing);
  const declared = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const sent = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inBrackets = (text: string) => (text === '' ? '' : `(${text})`);
  const head = `${operation}${inBrackets(declared)} { ${name}${inBrackets(sent)}${selection} }`;
  const fragments = [...writing.fragments].map(([text, named]) => `fragment ${named} ${text}`);
  const selections = fragments.join('\n');
  return {
    text: [head, ...fragments].join('\n'),
    objects: writing.objects,
    characters: selections.length,
  };
}

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

type Writing = {
  /** The names of fragments, by their content. */
  readonly fragments: Map<string, string>;
  objects: number;
};

function writeSelection(type: unknown, tree: Tree, writing: Writing): string {
  if (tree.size === 0 || !isObjectType(type)) return '';
  writing.objects += 1;
  const fields = type.getFields();
  const selected = [...tree].map(
    ([name, within]) =>
      `${name}${writeSelection(fields[name] && getNamedType(fields[name].type), within, writing)}`,
  );
  const text = `on ${type.name}{${selected.join(' ')}}`;
  const named = writing.fragments.get(text) ?? `F${writing.fragments.size}`;
  writing.fragments.set(text, named);
  return `{...${named}}`;
}
