import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
// The file is named because Vitest otherwise loads a second copy of graphql, which rejects the schema of the first.
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql/index.js';

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

/** Estimates how many values the answer has in the largest room that is possible. The query must be valid. */
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
  return Math.ceil(weigh(selectionSet, root, { schema, fragments, known: new Map() }));
}

type Parts = Readonly<{
  schema: GraphQLSchema;
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
  const name = selection.name.value;
  const hasFields = isObjectType(type) || isInterfaceType(type);
  const given = hasFields ? type.getFields()[name]?.type : undefined;
  // Only `__typename` is not in the list of fields.
  if (given === undefined) return 1;
  const of = getNamedType(given);
  const within =
    selection.selectionSet && isCompositeType(of) ? weigh(selection.selectionSet, of, parts) : 0;
  const usual = isListType(getNullableType(given)) ? LONGEST_LIST : 1;
  return (TIMES.get(`${type.name}.${name}`) ?? usual) * (1 + within);
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
