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

/** The executor keeps queries of up to 4,000 characters. An account may run five subscriptions of this weight at once. */
const LIMITS = { characters: 4_000, weight: 200_000 } as const;

/** Returns the documents of an operation, which together request every field. */
export type Documents = ReturnType<typeof createDocuments>;

export function createDocuments(schema: GraphQLSchema) {
  const known = new Map<string, readonly string[]>();
  return (name: OperationName | SubscriptionName): readonly [string, ...string[]] => {
    const documents = known.get(name) ?? documentsOf({ schema, ...rootOf(name) }, LIMITS);
    known.set(name, documents);
    return documents as [string, ...string[]];
  };
}

function rootOf(name: string) {
  const kinds = Object.entries(ASKED) as [string, readonly string[]][];
  const [operation = ''] = kinds.find(([, names]) => names.includes(name)) ?? [];
  return { operation, name };
}
