import type { PlayerName } from '@outoften/rules/names/player-name';
import type { GraphQLError } from 'graphql';
import {
  demandAccount,
  demandPlaying,
  unauthorizedError,
} from '../identity/callers/permissions.ts';
import { codedError } from '../platform/error-code.ts';
import type { GraphqlContext } from '../platform/graphql/graphql-context.ts';
import type { Builder } from '../platform/graphql/schema-builder.ts';
import { countWalkIn } from './count-walk-in.ts';
import { createPlayer } from './create-player.ts';
import { demandNickname, demandPlayerName } from './demand-name.ts';
import { addListPlayers } from './list-players.ts';
import { demandLivingAccount } from './living-account.ts';
import { type Player, readAvatar } from './player.ts';
import { reserveName, suggestNames } from './player-names.ts';
import { addPlayerTypes, type PlayerTypes } from './player-types.ts';
import { updatePlayer } from './update-player.ts';
import { findWalkIn, saveWalkIn } from './walk-ins.ts';

type SentPlayer = Readonly<{
  name: string | null | undefined;
  avatar_url: string | null | undefined;
}>;

/** Adds `createPlayer`, `updatePlayer`, `createReservedPlayerName` and `listPlayers`. */
export function addPlayerOperations(builder: Builder): PlayerTypes {
  const types = addPlayerTypes(builder);
  addListPlayers(builder, types);
  addCreatePlayer(builder, types);
  addUpdatePlayer(builder, types);
  addReserveName(builder, types);
  return types;
}

function addCreatePlayer(builder: Builder, { player }: PlayerTypes): void {
  const input = builder.inputType('CreatePlayerInput', {
    fields: (t) => ({
      name: t.string({ required: true, description: NAME_RULE }),
      user_pool_id: t.string({ description: "The account's own subject. Optional." }),
      avatar_url: t.string({ description: 'profile0.jpg by default.' }),
      score: t.int({ description: SCORE_RULE }),
    }),
  });
  builder.mutationField('createPlayer', (t) =>
    t.field({
      type: player,
      description:
        'Creates the player of an account that has none. With a guest token, creates the walk-in of the guest, or changes name and picture of the existing one.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { name: text, user_pool_id, avatar_url } = args.input;
        if (context.caller.type === 'guest')
          return createWalkIn({ name: text, avatar_url }, context);
        const { account, owner } = await demandLivingAccount(context);
        if (user_pool_id != null && user_pool_id !== account.subject) {
          throw unauthorizedError('Send the user_pool_id of your own account, or none.');
        }
        const name = demandPlayerName(text, context);
        const userPoolId = account.subject;
        const avatar = readAvatar(avatar_url);
        const now = context.now();
        const created = await createPlayer(context.db, { owner, userPoolId, name, avatar, now });
        if (created.ok) {
          // Seats that the account took over from a guest get its name now.
          await context.renameInRooms(created.value);
          await context.addEarlierPoints(owner);
          return created.value;
        }
        if (created.refusal === 'name-taken') throw await nameTaken(name, context);
        throw codedError('PLAYER_EXISTS', 'This account has a player already.');
      },
    }),
  );
}

function addUpdatePlayer(builder: Builder, { player }: PlayerTypes): void {
  const input = builder.inputType('UpdatePlayerInput', {
    description: 'Absent fields stay unchanged.',
    fields: (t) => ({
      id: t.id({ required: true }),
      name: t.string({ description: NAME_RULE }),
      avatar_url: t.string({ description: 'profile0.jpg to profile17.jpg.' }),
      score: t.int({ description: SCORE_RULE }),
      ttl: t.int({
        description: 'Ignored: an account keeps its player, and activity renews a walk-in.',
      }),
    }),
  });
  builder.mutationField('updatePlayer', (t) =>
    t.field({
      type: player,
      description: "Changes one's own player.",
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { id, name: text, avatar_url } = args.input;
        if (context.caller.type === 'guest') {
          return changeWalkIn({ id: String(id), name: text, avatar_url }, context);
        }
        const { owner } = demandAccount(context);
        const name = text == null ? undefined : demandPlayerName(text, context);
        const avatar = readAvatar(avatar_url);
        const change = { id: String(id), owner, name, avatar, now: context.now() };
        const updated = await updatePlayer(context.db, change);
        if (updated.ok) {
          await context.renameInRooms({ ...updated.value, owner });
          return updated.value;
        }
        if (updated.refusal === 'name-taken' && name) throw await nameTaken(name, context);
        throw unauthorizedError('A player can be changed by its own account only.');
      },
    }),
  );
}

function addReserveName(builder: Builder, { reservedName }: PlayerTypes): void {
  const input = builder.inputType('CreateReservedPlayerNameInput', {
    fields: (t) => ({ name: t.string({ required: true, description: NAME_RULE }) }),
  });
  builder.mutationField('createReservedPlayerName', (t) =>
    t.field({
      type: reservedName,
      description:
        'Reserves a name for the account for a day, in place of the one reserved before.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { owner } = await demandLivingAccount(context);
        const name = demandPlayerName(args.input.name, context);
        const reserved = await reserveName(context.db, { owner, name, now: context.now() });
        if (reserved.ok) return reserved.value;
        throw await nameTaken(name, context);
      },
    }),
  );
}

const NAME_RULE =
  '3 to 20 letters of one script, digits, underscores, spaces and single - ’ . & between; no swear word. 2 to 20 for a walk-in.';
const SCORE_RULE = 'Ignored; set by the server.';

async function nameTaken(
  taken: PlayerName,
  { db, random, isProfane }: Pick<GraphqlContext, 'db' | 'random' | 'isProfane'>,
): Promise<GraphQLError> {
  const suggestions = await suggestNames(db, { taken, random, isProfane });
  return codedError('NAME_TAKEN', 'This name is taken.', { suggestions });
}

/** Creates or updates the walk-in of the calling guest. */
async function createWalkIn(
  { name: text, avatar_url }: SentPlayer & Readonly<{ name: string }>,
  context: GraphqlContext,
): Promise<Player> {
  const { owner } = demandPlaying(context);
  const name = demandNickname(text, context);
  const avatar = readAvatar(avatar_url);
  const now = context.now();
  const existing = await findWalkIn(context.db, { owner, now });
  if (existing === undefined) await countWalkIn(context);
  return saveWalkIn(context.db, { owner, name, avatar, now });
}

/** Changes the walk-in of the calling guest, also in its rooms. */
async function changeWalkIn(
  { id, name: text, avatar_url }: SentPlayer & Readonly<{ id: string }>,
  context: GraphqlContext,
): Promise<Player> {
  const { owner } = demandPlaying(context);
  const { db } = context;
  const now = context.now();
  const existing = await findWalkIn(db, { owner, now });
  if (existing === undefined) throw codedError('NO_PLAYER', 'Create a player first.');
  if (existing.id !== id) {
    throw unauthorizedError('A player can be changed by its own account or guest only.');
  }
  const name = text == null ? existing.name : demandNickname(text, context);
  const changed = await saveWalkIn(db, { owner, name, avatar: readAvatar(avatar_url), now });
  await context.renameInRooms({ ...changed, owner });
  return changed;
}
