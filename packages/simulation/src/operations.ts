import type { GraphQLSchema } from 'graphql';
import { documentsOf } from './every-field.ts';

/** Operations that the simulation sends, by the schema's own names. */
export const ASKED = {
  query: ['exportMyData', 'getMovieDle', 'getPublicSession', 'movie', 'pastRounds', 'roomSight'],
  mutation: [
    'commandRoom',
    'createOutOfTenSession',
    'createPlayerGuess',
    'createPlayerSessionConnection',
    'createPublicSession',
    'createSessionRound',
    'deleteSession',
    'drawMovie',
    'guessActor',
    'leaveSession',
    'mergeDailyResults',
    'openInvitation',
    'removePlayer',
    'resumeSession',
    'unlockHint',
    'updatePlayer',
    'updatePlayerSessionConnection',
    'updatePublicSession',
    'updateSessionRound',
  ],
  subscription: [
    'onCreatePlayerGuess',
    'onCreatePlayerSessionConnection',
    'onCreateSessionRound',
    'onRoom',
    'onUpdateOutOfTenSession',
    'onUpdatePlayerSessionConnection',
    'onUpdatePublicSession',
    'onUpdateSessionRound',
  ],
} as const;

/** A query or mutation. */
export type OperationName = (typeof ASKED)['query' | 'mutation'][number];

export type SubscriptionName = (typeof ASKED)['subscription'][number];

/** The other operations of the schema, and why the simulation does not send them. */
export const NOT_ASKED: Readonly<Record<string, string>> = {
  countMovies: 'is the same for all and about no room',
  challenge: 'is a film for a player alone; answers-kept.test.ts has it asked for from a room',
  createChallenge: 'makes a link to a film; answers-kept.test.ts has it asked for from a room',
  createPlayer: 'each account and guest of the simulation has a player from the start',
  createReservedPlayerName: 'reserves a name, which is in no room',
  deleteMyData: 'ends the account; own-rooms.test.ts tests it in rooms',
  filmOrigins: 'is the same for all and about no room',
  listMovieDles:
    'lists daily puzzles without their answers; answers-kept.test.ts asks for it from a room',
  listPlayers: 'lists players, and knows no room',
  myDailyResults: 'answers what mergeDailyResults answers',
  programmePosters: 'is the same for all and about no room',
  searchPeople: 'searches the people of all films, and knows no room',
  server_time: 'is the time',
  shareDailyResult: 'makes a link to a result; answers-kept.test.ts has it asked for from a room',
  shareGame: 'tells the end of a game to those who see it anyway',
  takeOverGuest: 'gives seats to another owner; taking-over.test.ts tests it in rooms',
  serverPolicy: 'is about the server, the same for all',
  walkIns: 'is a setting of the server, the same for all',
};

/** The executor keeps queries of up to 4,000 characters. An account may run five subscriptions of this weight at once. */
export const DOCUMENT_LIMITS = {
  depth: 9,
  objects: 99,
  characters: 4_000,
  weight: 200_000,
} as const;

/** Fields that need a lookup. Events without them are sent at once. */
const LOOKED_UP = [
  'audience_count',
  'audience_guessed',
  'connected_audience',
  'past_rounds',
  'ttl',
];

/** Returns the documents of an operation, which together request every field in every place. */
export type Documents = (name: OperationName | SubscriptionName) => readonly [string, ...string[]];

export function createDocuments(schema: GraphQLSchema): Documents {
  const operations = new Map<string, string>(
    Object.entries(ASKED).flatMap(([operation, names]) => names.map((name) => [name, operation])),
  );
  const choice = { limits: DOCUMENT_LIMITS, apart: LOOKED_UP };
  const made = new Map<string, readonly [string, ...string[]]>();
  const known = new Map();
  return (name) => {
    const operation = operations.get(name) ?? '';
    const documents = made.get(name) ?? documentsOf({ schema, operation, name }, choice, known);
    made.set(name, documents);
    return documents;
  };
}
