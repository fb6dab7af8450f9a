import { type Avatar, parseAvatar } from '@outoften/rules/avatar';
import {
  type PlayerName,
  type PlayerNameRefusal,
  parsePlayerName,
} from '@outoften/rules/player-name';
import type { GraphQLError } from 'graphql';
import { codedError } from '../graphql/error-code.ts';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import type { Builder } from '../graphql/schema-builder.ts';
import { renameInRooms } from '../sessions/own-rooms.ts';
import { findAccount } from '../sign-in/accounts.ts';
import type { AccountCaller } from '../sign-in/caller.ts';
import { demandAccount, unauthorizedError } from '../sign-in/unauthorized.ts';
import { createPlayer } from './create-player.ts';
import { addListPlayers } from './list-players.ts';
import { reserveName, suggestNames } from './player-names.ts';
import { addPlayerTypes, type PlayerTypes } from './player-types.ts';
import { updatePlayer } from './update-player.ts';

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
      user_pool_id: t.string({ description: "The account's own subject, if it is sent at all." }),
      avatar_url: t.string({ description: 'profile0.jpg, unless another is sent.' }),
      score: t.int({ description: SCORE_RULE }),
    }),
  });
  builder.mutationField('createPlayer', (t) =>
    t.field({
      type: player,
      description: 'The player of an account that has none yet.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { account, owner } = await demandLivingAccount(context);
        const { name: text, user_pool_id, avatar_url } = args.input;
        if (user_pool_id != null && user_pool_id !== account.subject) {
          throw unauthorizedError('Send the user_pool_id of your own account, or none.');
        }
        const name = readName(text);
        const userPoolId = account.subject;
        const avatar = readAvatar(avatar_url);
        const now = context.now();
        const created = await createPlayer(context.db, { owner, userPoolId, name, avatar, now });
        if (created.ok) return created.value;
        if (created.refusal === 'name-taken') throw await nameTaken(name, context);
        throw codedError('PLAYER_EXISTS', 'This account has a player already.');
      },
    }),
  );
}

function addUpdatePlayer(builder: Builder, { player }: PlayerTypes): void {
  const input = builder.inputType('UpdatePlayerInput', {
    description: 'What is not sent stays as it is.',
    fields: (t) => ({
      id: t.id({ required: true }),
      name: t.string({ description: NAME_RULE }),
      avatar_url: t.string({ description: 'profile0.jpg to profile5.jpg.' }),
      score: t.int({ description: SCORE_RULE }),
      ttl: t.int({ description: 'Makes no difference: an account keeps its player.' }),
    }),
  });
  builder.mutationField('updatePlayer', (t) =>
    t.field({
      type: player,
      description: "Changes one's own player.",
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { owner } = demandAccount(context);
        const { id, name: text, avatar_url } = args.input;
        const name = text == null ? undefined : readName(text);
        const avatar = readAvatar(avatar_url);
        const change = { id: String(id), owner, name, avatar, now: context.now() };
        const updated = await updatePlayer(context.db, change);
        if (updated.ok) {
          const { db, rooms } = context;
          await renameInRooms({ db, keeper: rooms.keeper }, { ...updated.value, owner });
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
        'Keeps a name for the account for a day, instead of what was kept for it before.',
      args: { input: t.arg({ type: input, required: true }) },
      resolve: async (_root, args, context) => {
        const { owner } = await demandLivingAccount(context);
        const name = readName(args.input.name);
        const reserved = await reserveName(context.db, { owner, name, now: context.now() });
        if (reserved.ok) return reserved.value;
        throw await nameTaken(name, context);
      },
    }),
  );
}

/** A token outlives its account by minutes: it must not leave anything of a deleted one. */
async function demandLivingAccount(context: GraphqlContext): Promise<AccountCaller> {
  const caller = demandAccount(context);
  if (!caller.isOurs || (await findAccount(context.db, caller.account.subject))) return caller;
  throw unauthorizedError('This account was deleted. Sign up for a new one.');
}

const NAME_RULE = '3 to 20 letters, digits and underscores, no swear word.';
const SCORE_RULE = 'Makes no difference: a client is not believed about scores.';

const NAME_MESSAGES = {
  'too-short': 'A name has at least 3 characters.',
  'too-long': 'A name has at most 20 characters.',
  'wrong-character': 'A name has only letters from A to Z, digits and underscores.',
  profane: 'Choose a name without a swear word.',
} as const satisfies Record<PlayerNameRefusal, string>;

function readName(text: string): PlayerName {
  const name = parsePlayerName(text);
  if (name.ok) return name.value;
  const { refusal } = name;
  throw codedError('INVALID_NAME', NAME_MESSAGES[refusal], { refusal });
}

function readAvatar(text: string | null | undefined): Avatar | undefined {
  if (text == null) return undefined;
  const avatar = parseAvatar(text);
  if (avatar !== undefined) return avatar;
  throw codedError('BAD_USER_INPUT', 'avatar_url is one of profile0.jpg to profile5.jpg.');
}

async function nameTaken(
  taken: PlayerName,
  { db, random }: Pick<GraphqlContext, 'db' | 'random'>,
): Promise<GraphQLError> {
  const suggestions = await suggestNames(db, { taken, random });
  return codedError('NAME_TAKEN', 'This name is taken.', { suggestions });
}
