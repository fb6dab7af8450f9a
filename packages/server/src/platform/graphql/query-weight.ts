import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLCompositeType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
// By its file: named otherwise, Vitest loads a second copy beside the one the schema is made with.
import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql/index.js';

/** The longest there are: the seats of a room, and the cast of a film. */
const LONGEST_LIST = 100;

/** What is there more or less often than that, of lists, or than once, of others; or takes as long as so many values. */
const TIMES: ReadonlyMap<string, number> = new Map([
  // Sent as JSON: fifty rounds of a hundred seats have 2 MB; a room of a hundred seats has 70 kB with its round and
  // film.
  ['Query.pastRounds', 250_000],
  ['Query.roomSight', 4_000],
  ['Mutation.resumeSession', 4_000],
  ['PublicSession.past_rounds', 50],
  // Each needs a look-up.
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
  // Sent only to the guesser, of all who guessed in a round.
  ['PlayerGuess.movie', 1 / LONGEST_LIST],
]);

/** About how many values an answer can have in the largest room there may be. The query has to be valid. */
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
  /** Fragments weighed already, as one in another may be named very often in all. */
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
  // What every type has: its name.
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
