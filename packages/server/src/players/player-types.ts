import { formatAvatar } from '@outoften/rules/player/avatar';
import { ownerOf } from '../identity/callers/caller.ts';
import { isAllowed } from '../identity/callers/permissions.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import { type Builder, formatTime } from '../platform/graphql/schema-builder.ts';
import type { Player } from './player.ts';
import type { ReservedName } from './player-names.ts';

export type PlayerTypes = ReturnType<typeof addPlayerTypes>;

/** Adds `Player` and `ReservedPlayerName`. */
export function addPlayerTypes(builder: Builder) {
  const player = builder.objectRef<Player>('Player').implement({
    description: 'A player with an account, or a walk-in without one.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name', {
        description:
          'The name as the player writes it. No two accounts share a name, in any case. A walk-in’s name is unique only in its room.',
      }),
      score: t.exposeInt('score', {
        description:
          'Points of all finished games in rooms, without points given for joining late. 0 for a walk-in.',
      }),
      ttl: t.int({
        nullable: true,
        description:
          'When a walk-in is removed, in seconds since 1970; null for the player of an account, which is not removed.',
        resolve: ({ expiresAt }) => (expiresAt === undefined ? null : Math.floor(expiresAt / 1000)),
      }),
      user_pool_id: t.string({
        nullable: true,
        description:
          'The subject of its account; null for a walk-in, and for other callers than the player.',
        resolve: (of, _args, context) =>
          maySeeOwner(of, context) ? (of.userPoolId ?? null) : null,
      }),
      daily_guesses: t.exposeInt('dailyGuesses'),
      average_accuracy: t.float({
        nullable: true,
        description: '0 to 100, in tenths; null before the first daily guess.',
        resolve: ({ averageAccuracy }) =>
          averageAccuracy === undefined ? null : averageAccuracy / 10,
      }),
      avatar_url: t.string({
        description: 'profile0.jpg to profile17.jpg: a name, not an address.',
        resolve: ({ avatar }) => formatAvatar(avatar),
      }),
      createdAt: t.string({
        description: 'ISO 8601.',
        resolve: ({ createdAt }) => formatTime(createdAt),
      }),
      updatedAt: t.string({
        description: 'ISO 8601.',
        resolve: ({ updatedAt }) => formatTime(updatedAt),
      }),
      owner: t.string({
        nullable: true,
        description: 'The account that may change it; null for other callers than the player.',
        resolve: (of, _args, context) => (maySeeOwner(of, context) ? of.owner : null),
      }),
    }),
  });
  const reservedName = builder.objectRef<ReservedName>('ReservedPlayerName').implement({
    description: 'A name that no one else can have.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      owner: t.exposeString('owner'),
    }),
  });
  return { player, reservedName };
}

function maySeeOwner({ owner }: Player, { caller }: GraphqlContext): boolean {
  if (ownerOf(caller) === owner) return true;
  return isAllowed(caller, 'see-owners');
}
