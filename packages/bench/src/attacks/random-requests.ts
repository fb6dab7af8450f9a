// biome-ignore lint/correctness/noUndeclaredDependencies: the copy that the server's schema is made with
import type { GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  // Vitest otherwise loads a second copy.
  // biome-ignore lint/correctness/noUndeclaredDependencies: see above
} from 'graphql/index.js';

/** A number from 0 up to, not including, 1. */
export type Random = () => number;

/** The longest text that fits into a body of 64 kB beside a query. */
const LONGEST_TEXT = 50_000;

const MOST_FIELDS = 15;
const DEEPEST = 6;
/** Below the server's limit of 10,000 characters. */
const LONGEST_QUERY = 9_000;

/** Pieces that texts are repeated from: words, letters for swear words, marks, signs of many bytes. */
const PIECES = [
  's_h_1_t ',
  'ab ',
  'a',
  'a\u0301',
  '\u3164',
  '😀',
  'ﷺ',
  '7',
  '%00',
  '[',
  '\\',
  '"<',
];

export function pick<T>(of: readonly T[], random: Random): T {
  const picked = of[Math.floor(random() * of.length)];
  if (picked === undefined) throw new Error('Nothing to pick from');
  return picked;
}

/** Returns a text of any length up to the longest. `known` has texts that mean something to the server. */
export function randomText(known: readonly string[], random: Random): string {
  const kind = random();
  if (kind < 0.5 && known.length > 0) return pick(known, random);
  const piece = pick(PIECES, random);
  const bytes = kind < 0.8 ? 1 + random() * 40 : random() * LONGEST_TEXT;
  return piece.repeat(Math.ceil(bytes / Buffer.byteLength(JSON.stringify(piece))));
}

export type RandomQuery = Readonly<{ query: string; variables: Readonly<Record<string, unknown>> }>;

/**
 * Returns a valid operation with fields of the whole schema, under up to fifteen names. At most one of its texts is
 * long, so that it fits into a body.
 */
export function randomQuery(
  schema: GraphQLSchema,
  { known, random }: Readonly<{ known: readonly string[]; random: Random }>,
): RandomQuery {
  const operation = random() < 0.5 ? 'query' : 'mutation';
  const root = operation === 'query' ? schema.getQueryType() : schema.getMutationType();
  const fields = Object.values(root?.getFields() ?? {});
  const chosen = pick(fields, random);
  const many = random() < 0.5;
  const count = many ? 1 + Math.floor(random() * MOST_FIELDS) : 1;
  const declared: string[] = [];
  const variables: Record<string, unknown> = {};
  const selected: string[] = [];
  let isLongTaken = false;
  const text = () => {
    const made = randomText(known, random);
    if (made.length <= 200) return made;
    if (isLongTaken) return 'short';
    isLongTaken = true;
    return made;
  };
  for (let nth = 0; nth < count; nth++) {
    // The dearest field many times is worse than many fields once.
    const field = random() < 0.7 ? chosen : pick(fields, random);
    const given = field.args.filter((arg) => isRequiredArgument(arg) || random() < 0.4);
    const args = given.map((arg) => {
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${arg.type}`);
      variables[name] = randomValue(arg.type, { text, random });
      return `${arg.name}: $${name}`;
    });
    const call = args.length > 0 ? `${field.name}(${args.join(', ')})` : field.name;
    const room = (LONGEST_QUERY - 1_000) / count;
    selected.push(`a${nth}: ${call} ${selection(field.type, { random, depth: 1, room })}`);
  }
  const head = declared.length > 0 ? `(${declared.join(', ')})` : '';
  return { query: `${operation} ${head} { ${selected.join(' ')} }`, variables };
}

type ValueParts = Readonly<{ text: () => string; random: Random }>;

function randomValue(type: GraphQLInputType, parts: ValueParts): unknown {
  const { text, random } = parts;
  if (isNonNullType(type)) return randomValue(type.ofType, parts);
  if (isListType(type)) {
    const length = Math.floor(random() * (random() < 0.2 ? 400 : 4));
    return Array.from({ length }, () => randomValue(type.ofType, parts));
  }
  if (isEnumType(type)) return pick(type.getValues(), random).name;
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || random() < 0.4,
    );
    return Object.fromEntries(given.map((field) => [field.name, randomValue(field.type, parts)]));
  }
  switch (type.name) {
    case 'Int':
      return pick([0, 1, 2, 10, 100, 690, 2_147_483_647, -1], random);
    case 'Float':
      return pick([0.1, 1, 7.3, 10, 1e300, -1], random);
    case 'Boolean':
      return random() < 0.5;
    default:
      return text();
  }
}

type SelectionParts = Readonly<{ random: Random; depth: number; room: number }>;

/** Returns fields of the type and of theirs. */
function selection(type: GraphQLOutputType, { random, depth, room }: SelectionParts): string {
  const of = getNamedType(type);
  if (isLeafType(of)) return '';
  if (!isObjectType(of)) return '{ __typename }';
  const parts: string[] = ['__typename'];
  let left = room;
  for (const field of Object.values(of.getFields())) {
    if (random() < 0.3 || field.args.some(isRequiredArgument)) continue;
    if (!isLeafType(getNamedType(field.type)) && depth >= DEEPEST) continue;
    const within = selection(field.type, { random, depth: depth + 1, room: left / 3 });
    const written = `${field.name} ${within}`;
    if (written.length + 1 > left) continue;
    left -= written.length + 1;
    parts.push(written);
  }
  return `{ ${parts.join(' ')} }`;
}
