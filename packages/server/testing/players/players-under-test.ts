import type { Kysely } from 'kysely';
import { parseApiKeys } from '../../src/identity/callers/caller.ts';
import type { Database } from '../../src/platform/db/tables.ts';
import { openApp, postGraphql } from '../app/app-under-test.ts';
import { openIssuer } from '../identity/tokens-under-test.ts';

const NOW = 1_760_000_000_000;
export const KEY = '3d1f8c62a94b70e5';

const PLAYER = `id name score ttl user_pool_id daily_guesses average_accuracy avatar_url
  createdAt updatedAt owner`;
export const CREATE = `mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { ${PLAYER} } }`;
export const UPDATE = `mutation ($input: UpdatePlayerInput!) { updatePlayer(input: $input) { ${PLAYER} } }`;
export const RESERVE = `mutation ($input: CreateReservedPlayerNameInput!) {
  createReservedPlayerName(input: $input) { id name owner } }`;
export const LIST = `query ($filter: ModelPlayerFilterInput, $limit: Int, $nextToken: String) {
  listPlayers(filter: $filter, limit: $limit, nextToken: $nextToken) {
    items { ${PLAYER} } nextToken } }`;
export const EXPORT = `{ exportMyData { user_pool_id issuer
  account { email verifiedAt createdAt has_password social_issuers }
  player { ${PLAYER} } reserved_names { name } drawn_movies { movie_id drawnAt }
  seats { connection_id session_code player_name avatar_url player_score owner }
  audience { connection_id player_name player_score guesses { guess_value } } } }`;
export const DELETE = 'mutation { deleteMyData }';

export type PlayersUnderTest = Awaited<ReturnType<typeof openPlayers>>;

type Page = Readonly<{
  items: readonly { name: string; user_pool_id: string; owner: string }[];
  nextToken: string | null;
}>;

/** An app with five accounts, none of which has a player yet. Requests come from `ana` unless a test names another. */
export async function openPlayers() {
  const ours = await openIssuer({ issuer: 'http://localhost:3000', isOurs: true, now: NOW });
  const outside = await openIssuer({
    issuer: 'https://cinema-club.example',
    isOurs: false,
    now: NOW,
  });
  const { app, parts, close } = await openApp({
    now: () => NOW,
    callers: {
      accessTokens: [ours.accessTokens, outside.accessTokens],
      apiKeys: parseApiKeys(`stage:${KEY}`) ?? new Map(),
      verifyCustomToken: undefined,
      walkIns: 'host',
    },
  });
  const { db } = parts;
  for (const id of ['ana', 'ben', 'carl', 'dora', 'eva']) await addAccount(db, id);

  async function ask(
    query: string,
    input: object | undefined = undefined,
    subject = 'ana',
    variables: object = {},
  ) {
    const headers = { authorization: `Bearer ${await ours.sign({ claims: { sub: subject } })}` };
    const payload = { query, variables: input ? { input } : variables };
    return postGraphql(app, { headers, payload });
  }

  async function list(filter: object, more: object = {}): Promise<Page> {
    const listed = await ask(LIST, undefined, 'ana', { filter, ...more });
    return listed.json().data.listPlayers;
  }

  async function idOf(owner: string): Promise<string> {
    const query = db.selectFrom('player').select('id').where('owner', '=', owner);
    return (await query.executeTakeFirstOrThrow()).id;
  }

  return { app, parts, db, close, outside, ask, list, idOf };
}

/** Makes an account of this server with a social identity and a session. */
export async function addAccount(db: Kysely<Database>, id: string): Promise<void> {
  const email = `${id}@example.com`;
  await db
    .insertInto('account')
    .values({ id, email, verified_at: NOW, password_hash: 'password-hash', created_at: NOW })
    .execute();
  await db
    .insertInto('social_identity')
    .values({ issuer: 'https://social.example', subject: id, account_id: id })
    .execute();
  await db
    .insertInto('issuer_record')
    .values({
      id_hash: id,
      kind: 'Session',
      payload: '{}',
      grant_id: null,
      session_uid: null,
      account_id: id,
      consumed_at: null,
      expires_at: NOW,
    })
    .execute();
}
