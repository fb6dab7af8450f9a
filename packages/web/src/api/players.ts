import {
  type Avatar,
  FIRST_AVATAR,
  formatAvatar,
  parseAvatar,
} from '@outoften/rules/player/avatar';
import { ok, type Result, refuse } from '@outoften/rules/result';
import type { ResultOf } from 'gql.tada';
import { graphql } from './graphql.ts';
import {
  type CallFailure,
  type CallProblem,
  callMutation,
  runMutation,
  runQuery,
} from './graphql-client.ts';

/** An account's player, with the fields that its own browser needs. */
export type Player = Readonly<{ id: string; name: string; avatar: Avatar }>;

/** Why a name was refused: it is taken, and others are suggested; it contains a swear word; or the call failed. */
export type NamingFailure = Readonly<
  | { type: 'name-taken'; suggestions: readonly string[] }
  | { type: 'profane' }
  | { type: 'failed'; problem: CallProblem }
>;

type NamingOutcome = Readonly<{ type: 'named'; player: Player } | NamingFailure>;

const findPlayer = graphql(`
  query FindOwnPlayer($subject: String!) {
    listPlayers(filter: { user_pool_id: { eq: $subject } }, limit: 1) {
      items {
        id
        name
        avatar_url
      }
    }
  }
`);

const addPlayer = graphql(`
  mutation CreatePlayer($name: String!, $avatar: String!) {
    createPlayer(input: { name: $name, avatar_url: $avatar }) {
      id
      name
      avatar_url
    }
  }
`);

const changePlayer = graphql(`
  mutation UpdatePlayer($id: ID!, $name: String, $avatar: String!) {
    updatePlayer(input: { id: $id, name: $name, avatar_url: $avatar }) {
      id
      name
      avatar_url
    }
  }
`);

const takeOver = graphql(`
  mutation TakeOverGuest($guestId: ID!) {
    takeOverGuest(guest_id: $guestId) {
      connections {
        id
        session_code
        seat_secret
      }
    }
  }
`);

const collectData = graphql(`
  query ExportMyData {
    exportMyData {
      user_pool_id
      issuer
      account {
        email
        verifiedAt
        createdAt
        has_password
        social_issuers
      }
      player {
        id
        name
        score
        avatar_url
        daily_guesses
        average_accuracy
        ttl
        user_pool_id
        owner
        createdAt
        updatedAt
      }
      reserved_names {
        id
        name
        owner
      }
      drawn_movies {
        movie_id
        drawnAt
      }
      seats {
        connection_id
        session_code
        player_name
        avatar_url
        player_score
        owner
      }
      audience {
        connection_id
        player_name
        avatar_url
        player_score
        joinedAt
        guesses {
          round_id
          guess_value
          guessedAt
        }
      }
    }
  }
`);

const removeData = graphql(`
  mutation DeleteMyData {
    deleteMyData
  }
`);

type StoredPlayer = ResultOf<typeof addPlayer>['createPlayer'];

/** Finds the player of the signed-in account, whose subject is given. Undefined if the account has none yet. */
export async function findOwnPlayer(
  subject: string,
): Promise<Result<Player | undefined, CallProblem>> {
  const found = await runQuery(findPlayer, { subject });
  if (!found.ok) return found;
  const [player] = found.value.listPlayers.items;
  return ok(player && toPlayer(player));
}

export async function createPlayer(
  player: Readonly<{ name: string; avatar: Avatar }>,
): Promise<NamingOutcome> {
  const { name, avatar } = player;
  const created = await callMutation(addPlayer, { name, avatar: formatAvatar(avatar) });
  return created.ok ? named(created.value.createPlayer) : toNamingFailure(created);
}

/** Moves all of the guest's data on the server to the signed-in account. Returns the account's places in rooms. */
export async function takeOverGuest(guestId: string) {
  const taken = await runMutation(takeOver, { guestId });
  return taken.ok ? ok(taken.value.takeOverGuest.connections) : taken;
}

/** An unchanged name is not sent, because the server would refuse an old name that breaks today's rules. */
export async function updatePlayer({
  id,
  name,
  avatar,
}: Readonly<{ id: string; name: string | undefined; avatar: Avatar }>): Promise<NamingOutcome> {
  const updated = await callMutation(changePlayer, {
    id,
    avatar: formatAvatar(avatar),
    ...(name !== undefined && { name }),
  });
  return updated.ok ? named(updated.value.updatePlayer) : toNamingFailure(updated);
}

/** Fetches all data that the server stores about the account, as the text of a file. */
export async function exportOwnData(): Promise<Result<string, CallProblem>> {
  const collected = await runQuery(collectData, {});
  return collected.ok ? ok(JSON.stringify(collected.value.exportMyData, null, 2)) : collected;
}

/** Deletes all data that the server stores about the account, for good. */
export async function deleteOwnData(): Promise<Result<undefined, CallProblem>> {
  const removed = await runMutation(removeData, {});
  if (!removed.ok) return removed;
  return removed.value.deleteMyData ? ok(undefined) : refuse('server-error');
}

function named(player: StoredPlayer): NamingOutcome {
  return { type: 'named', player: toPlayer(player) };
}

function toPlayer({ id, name, avatar_url }: StoredPlayer): Player {
  return { id, name, avatar: parseAvatar(avatar_url) ?? FIRST_AVATAR };
}

function toNamingFailure({ problem, details }: CallFailure): NamingFailure {
  if (problem === 'INVALID_NAME' && details.refusal === 'profane') return { type: 'profane' };
  if (problem !== 'NAME_TAKEN') return { type: 'failed', problem };
  const { suggestions } = details;
  const texts = Array.isArray(suggestions) ? suggestions : [];
  return {
    type: 'name-taken',
    suggestions: texts.filter((text): text is string => typeof text === 'string'),
  };
}
