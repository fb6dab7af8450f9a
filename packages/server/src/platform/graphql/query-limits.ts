import { ApolloArmor } from '@escape.tech/graphql-armor';
import type {
  ASTVisitor,
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLError,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
  ValidationRule,
} from 'graphql';
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
} from 'graphql/index.js';
import { codedError } from '../error-code.ts';

// The file is named because Vitest otherwise loads a second copy of graphql, which rejects the schema of the first.

/** Lists count with this length. The longest are the seats of a room and the cast of a film. */
const LONGEST_LIST = 100;

/**
 * Factors of unusual fields. By default a list counts {@link LONGEST_LIST} times, and any other field once. A field
 * that takes long has a factor too: the number of values that take as long.
 */
const TIMES: ReadonlyMap<string, number> = new Map([
  // Their answer is one JSON value. Fifty rounds of a hundred seats have 2 MB. A room of a hundred seats has 70 kB,
  // with its round and film.
  ['Query.pastRounds', 250_000],
  ['Query.roomSight', 4_000],
  ['Mutation.resumeSession', 4_000],
  // It counts the films of seven filters.
  ['Query.programmeCounts', 300_000],
  ['PublicSession.past_rounds', 50],
  // Each needs a query of its own.
  ['PublicSession.connected_audience', 1_000],
  ['PublicSession.audience_count', 100],
  ['PublicSession.audience_guessed', 100],
  ['PublicSession.ttl', 30],
  ['PlayerSessionConnection.ttl', 30],
  ['SessionRound.ttl', 30],
  ['PlayerGuess.ttl', 30],
  ['GuessData.bought_hints', 3],
  ['GuessData.correct_actor_guess_names', 4],
  ['SessionSettings.genre_ids', 19],
  ['SessionMovie.reviews', 5],
  // A round lists all guesses, but only the caller's own one comes with its film.
  ['PlayerGuess.movie', 1 / LONGEST_LIST],
]);

/** The fields of introspection, which each query type has without listing them. */
const META_FIELDS = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

/** A value of introspection takes as long as two others: many are long texts. */
const TIMES_OF_META = 2;

/**
 * Factors of the fields of introspection, by what the schema has: the lists of all types are as long as they are on
 * average, and a type that a field or argument refers to may be the one with the most fields.
 */
function timesOfIntrospection(schema: GraphQLSchema): ReadonlyMap<string, number> {
  const types = Object.values(schema.getTypeMap());
  const counts = types.map((type) =>
    isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      ? Object.keys(type.getFields()).length
      : isEnumType(type)
        ? type.getValues().length
        : 0,
  );
  const average = counts.reduce((sum, count) => sum + count, 0) / types.length;
  const atLargest = Math.max(...counts) / average;
  return new Map([
    ['Query.__schema', TIMES_OF_META],
    ['Query.__type', TIMES_OF_META * atLargest],
    ['__Schema.types', types.length],
    ['__Schema.directives', schema.getDirectives().length],
    ...['fields', 'inputFields', 'enumValues'].map(
      (field) => [`__Type.${field}`, average] as const,
    ),
    ['__Type.interfaces', 1],
    ['__Type.possibleTypes', 1],
    ['__Field.args', 2],
    ['__Directive.args', 2],
    ['__Directive.locations', 4],
    ['__Field.type', atLargest],
    ['__InputValue.type', atLargest],
  ]);
}

/**
 * Estimates how many values the answer has in the largest room that is possible. Each field of the operation itself but
 * one counts as much as an operation of its own: it may search, draw, write or look something up. The query must be
 * valid.
 */
export function queryWeight(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operation, selectionSet }: OperationDefinitionNode,
): number {
  const fragments = new Map(
    document.definitions.flatMap((each) =>
      each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [],
    ),
  );
  const root = schema.getRootType(operation);
  if (!root) return 0;
  const times = new Map([...TIMES, ...timesOfIntrospection(schema)]);
  const parts = { schema, root, times, fragments, known: new Map() };
  return Math.ceil(weigh(selectionSet, root, parts)) - WEIGHT_OF_ANSWER;
}

type Parts = Readonly<{
  schema: GraphQLSchema;
  /** The type of the operation. */
  root: GraphQLCompositeType;
  times: ReadonlyMap<string, number>;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Weights of fragments. Fragments that use each other could otherwise be weighed exponentially often. */
  known: Map<string, number>;
}>;

function weigh(set: SelectionSetNode, type: GraphQLCompositeType, parts: Parts): number {
  return set.selections.reduce((sum, each) => sum + weighOne(each, type, parts), 0);
}

function weighOne(selection: SelectionNode, type: GraphQLCompositeType, parts: Parts): number {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return weighFragment(selection.name.value, parts);
  if (selection.kind === Kind.INLINE_FRAGMENT) return weigh(selection.selectionSet, type, parts);
  const work = type === parts.root ? WEIGHT_OF_ANSWER : 0;
  const name = selection.name.value;
  if (name === '__typename') return work + 1;
  const hasFields = isObjectType(type) || isInterfaceType(type);
  const given = hasFields ? (type.getFields()[name] ?? META_FIELDS.get(name))?.type : undefined;
  // A field that nothing here knows may be as dear as any.
  if (given === undefined) return Number.POSITIVE_INFINITY;
  const of = getNamedType(given);
  const within =
    selection.selectionSet && isCompositeType(of) ? weigh(selection.selectionSet, of, parts) : 0;
  const usual = isListType(getNullableType(given)) ? LONGEST_LIST : 1;
  return work + (parts.times.get(`${type.name}.${name}`) ?? usual) * (1 + within);
}

function weighFragment(name: string, parts: Parts): number {
  const { fragments, known, schema } = parts;
  const weighed = known.get(name);
  if (weighed !== undefined) return weighed;
  const fragment = fragments.get(name);
  const type = fragment && schema.getType(fragment.typeCondition.name.value);
  const weight = fragment && isCompositeType(type) ? weigh(fragment.selectionSet, type, parts) : 0;
  known.set(name, weight);
  return weight;
}

/** Two to three times as many as the web app's largest query has. The introspection query of tools fits too. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 10;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 20;
/**
 * In characters. The web app's largest query has a quarter of it. Tokens alone are no bound: comments are not counted
 * as tokens, but are kept in memory as long as their subscription runs.
 */
export const LONGEST_QUERY = 10_000;
/** In characters. An alias is repeated for each value in the answer. */
const LONGEST_NAME = 64;
/**
 * The largest weight of a query, by `queryWeight`. A query for everything in a session, each field once, has it. The
 * web app's heaviest query asks for the results of all rounds, and has a sixth of it.
 */
export const MAX_WEIGHT = 1_600_000;
/** A query or mutation up to this weight counts as one operation. A heavier one counts as several. */
export const WEIGHT_OF_ANSWER = 50_000;
/** The same for a subscription. It is lower, because each change needs a new answer. */
const WEIGHT_OF_EVENT = 10_000;

/**
 * Returns validation rules that refuse costly queries before they are executed. The rules throw. They work with any
 * GraphQL server, although their package is made for Apollo.
 */
export function limitingRules(): readonly ValidationRule[] {
  const onReject = [refuse];
  const { validationRules } = new ApolloArmor({
    // Fragments do not make an answer deeper, so they do not count.
    maxDepth: { n: MAX_DEPTH, flattenFragments: true, onReject },
    maxAliases: { n: MAX_ALIASES, onReject },
    maxDirectives: { n: MAX_DIRECTIVES, onReject },
    // The package counts a list like a single value. `queryWeight` replaces it.
    costLimit: { enabled: false },
  }).protect();
  return [...validationRules, refuseLongNames];
}

function refuseLongNames(): ASTVisitor {
  return {
    Name: ({ value }) => {
      if (value.length > LONGEST_NAME) {
        throw queryTooComplex(`A name has at most ${LONGEST_NAME} characters.`);
      }
    },
  };
}

function refuse(_context: unknown, error: GraphQLError): never {
  throw queryTooComplex(error.message.replace('Syntax Error: ', ''));
}

/** Returns how many operations a query of this weight counts as, for limits of operations. */
export function countAsked(weight: number): number {
  return Math.max(1, Math.ceil(weight / WEIGHT_OF_ANSWER));
}

/** Returns how many subscriptions one of this weight counts as, for limits of running subscriptions. */
export function countFollowed(weight: number): number {
  return Math.max(1, Math.ceil(weight / WEIGHT_OF_EVENT));
}

export function queryTooComplex(message: string): GraphQLError {
  return codedError('QUERY_TOO_COMPLEX', message);
}
