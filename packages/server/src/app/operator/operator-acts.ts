import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { parsePlayerName, playerNameKey } from '@outoften/rules/names/player-name';
import { ok } from '@outoften/rules/result';
import { isSeated, seatedSeats } from '@outoften/rules/room/room';
import { parseRoomCode } from '@outoften/rules/room/room-code';
import type { Seat } from '@outoften/rules/room/seat';
import { endRoom, vacate } from '@outoften/rules/room/seats/leaving';
import { type Kysely, sql } from 'kysely';
import { changeEmail, changePassword } from '../../identity/accounts/accounts.ts';
import { type EmailAddress, parseEmailAddress } from '../../identity/accounts/email-address.ts';
import { HASHING_COST, hashPassword, type Password } from '../../identity/accounts/password.ts';
import { type AccountCaller, GUEST_OWNER } from '../../identity/callers/caller.ts';
import type { ProfanityCheck } from '../../identity/names/profanity.ts';
import { endSessions } from '../../identity/tokens/issuer-records.ts';
import { commitDurably } from '../../platform/db/commit.ts';
import { nameKeys } from '../../platform/db/name-likeness.ts';
import type { Database } from '../../platform/db/tables.ts';
import { networkOf } from '../../platform/limits/address-limits.ts';
import { listBars } from '../../platform/security/bars.ts';
import { updatePlayer } from '../../players/update-player.ts';
import type { RoomSecrets } from '../../rooms/api/access/room-secrets.ts';
import { renameInRooms } from '../../rooms/api/guests/own-rooms.ts';
import { isLoopbackAddress } from '../../rooms/live/connections/open-count.ts';
import type { RoomKeeper } from '../../rooms/store/room-keeper.ts';
import { findRoomsByCodes } from '../../rooms/store/room-lookup.ts';
import { loadRooms } from '../../rooms/store/room-rows.ts';
import { collectOwnData, deleteOwnData } from '../own-data/own-data.ts';

/** A server writes a beat each second. */
const RUNNING_WITHIN_MS = 5_000;

/** Why a command did nothing, in words for the operator. */
export class OperatorProblem extends Error {}

export type Tools = Readonly<{
  db: Kysely<Database>;
  keeper: RoomKeeper;
  secrets: RoomSecrets;
  /** Milliseconds since 1970. */
  now: () => number;
  isProfane: ProfanityCheck;
}>;

/** What is printed, and the account that it is about. The security log gets a line of it. */
type Logged = Readonly<{ text: string; account?: string }>;

type Act = Readonly<{
  takes: readonly string[];
  does: string;
  /** Resolves to a plain text if it told nothing secret and changed nothing. */
  run: (tools: Tools, args: readonly string[]) => Promise<string | Logged>;
}>;

/** What the operator can do, by name. */
export const ACTS: Readonly<Record<string, Act>> = {
  counts: { takes: [], does: 'counts accounts, players, rooms and daily results', run: count },
  players: {
    takes: ['TEXT'],
    does: 'lists players by a part of name or address',
    run: listPlayers,
  },
  names: { takes: [], does: 'lists names that would be refused today', run: listWrongNames },
  export: {
    takes: ['PLAYER'],
    does: 'prints all that is stored about a player',
    run: exportPlayer,
  },
  delete: { takes: ['PLAYER'], does: 'deletes a player with account and data', run: deletePlayer },
  rename: { takes: ['PLAYER', 'NAME'], does: 'gives a player another name', run: renamePlayer },
  'new-password': { takes: ['PLAYER'], does: 'sets and prints a new password', run: renewPassword },
  'new-address': {
    takes: ['PLAYER', 'ADDRESS'],
    does: 'sets another e-mail address',
    run: moveAccount,
  },
  'sign-out': { takes: ['PLAYER'], does: 'signs a player out everywhere', run: signOut },
  rooms: { takes: [], does: 'lists open rooms', run: listRooms },
  room: { takes: ['CODE'], does: 'lists the players of a room', run: listSeats },
  close: { takes: ['CODE'], does: 'closes a room', run: closeRoom },
  bars: { takes: [], does: 'lists who is barred', run: printBars },
  bar: { takes: ['WHO', 'HOURS'], does: 'keeps an address, player or guest away', run: bar },
  unbar: { takes: ['WHO'], does: 'ends a bar', run: unbar },
  'rotate-keys': { takes: [], does: 'replaces the keys of the store', run: rotateKeys },
};

type Found = Readonly<{
  owner: string;
  name: string | undefined;
  /** The account, if this server keeps it. */
  account: Readonly<{ id: string; email: EmailAddress }> | undefined;
}>;

async function count({ db, now }: Tools): Promise<string> {
  const walkIns = db.selectFrom('walk_in').where('expires_at', '>', now());
  const rooms = db.selectFrom('room').where('live_code', 'is not', null);
  const row = await db
    .selectNoFrom((eb) => [
      db.selectFrom('account').select(eb.fn.countAll().as('n')).as('accounts'),
      db.selectFrom('player').select(eb.fn.countAll().as('n')).as('players'),
      walkIns.select(eb.fn.countAll().as('n')).as('guests'),
      rooms.select(eb.fn.countAll().as('n')).as('open rooms'),
      db.selectFrom('daily_result').select(eb.fn.countAll().as('n')).as('daily results'),
    ])
    .executeTakeFirstOrThrow();
  return Object.entries(row)
    .map(([what, number]) => `${what}: ${number}`)
    .join('\n');
}

const MOST_LISTED = 100;

/** Accounts and players, also those of which only one is left. */
function selectPlayers(db: Kysely<Database>) {
  return db
    .selectFrom('player')
    .fullJoin('account', 'account.id', 'player.owner')
    .select(['player.owner', 'player.name', 'account.id as account_id', 'account.email']);
}

async function listPlayers({ db }: Tools, [text = '']: readonly string[]): Promise<string> {
  const part = text.toLowerCase();
  if (part === '') throw new OperatorProblem('Name a part of a name or an address.');
  // Unlike `like`, this takes % and _ for what they are.
  const rows = await selectPlayers(db)
    .where((eb) =>
      eb.or([
        sql<boolean>`replace(name_key, ${part}, '') <> name_key`,
        sql<boolean>`replace(email, ${part}, '') <> email`,
      ]),
    )
    .orderBy('name_key')
    .limit(MOST_LISTED)
    .execute();
  if (rows.length === 0) return 'No player.';
  return rows
    .map(({ owner, name, account_id, email }) =>
      [name ?? '(no player)', email ?? '(kept by another issuer)', owner ?? account_id].join('  '),
    )
    .join('\n');
}

/** Names that are older than a rule for names, or that the operator gave in spite of one. */
async function listWrongNames({ db, isProfane }: Tools): Promise<string> {
  const names = await db
    .selectFrom('reserved_player_name')
    .select(['name', 'owner'])
    .orderBy('reserved_at')
    .execute();
  const holders = new Map<string, string>();
  const wrong = names.flatMap(({ name, owner }) => {
    const parsed = parsePlayerName(name);
    if (!parsed.ok) return [`${name}  ${owner}  ${parsed.refusal}`];
    if (isProfane(parsed.value)) return [`${name}  ${owner}  profane`];
    const keys = nameKeys(parsed.value);
    const other = keys.map((key) => holders.get(key)).find((holder) => holder !== undefined);
    for (const key of keys) holders.set(key, other ?? name);
    return other === undefined ? [] : [`${name}  ${owner}  looks like ${other}`];
  });
  return wrong.length === 0 ? 'All names are as they should be.' : wrong.join('\n');
}

async function findPlayer(db: Kysely<Database>, text: string): Promise<Found> {
  const name = parsePlayerName(text);
  const email = parseEmailAddress(text);
  const rows = await selectPlayers(db)
    .where((eb) =>
      eb.or([
        eb('player.owner', '=', text),
        eb('account.id', '=', text),
        ...(name.ok ? [eb('name_key', '=', playerNameKey(name.value))] : []),
        ...(email === undefined ? [] : [eb('account.email', '=', email)]),
      ]),
    )
    .execute();
  const [row, ...others] = rows;
  if (row === undefined) throw new OperatorProblem(`There is no player ${text}.`);
  if (others.length > 0) throw new OperatorProblem(`Several accounts fit ${text}. Use an id.`);
  const { owner, account_id, email: address } = row;
  return {
    owner: owner ?? account_id ?? '',
    name: row.name ?? undefined,
    account: account_id === null ? undefined : { id: account_id, email: address as EmailAddress },
  };
}

async function findAccount(db: Kysely<Database>, text: string) {
  const { account } = await findPlayer(db, text);
  if (account === undefined)
    throw new OperatorProblem(`Another issuer keeps the account of ${text}.`);
  return account;
}

/** The caller that the player would be. Only the parts that stored data hangs on are known. */
function callerOf({ owner, account }: Found): AccountCaller {
  const [issuer = '', subject = owner] = account === undefined ? owner.split('#') : [];
  return {
    type: 'account',
    owner,
    isOurs: account !== undefined,
    account: { issuer, subject, email: account?.email, emailVerified: false },
  };
}

async function exportPlayer({ db }: Tools, [text = '']: readonly string[]): Promise<Logged> {
  const found = await findPlayer(db, text);
  const data = await collectOwnData(db, callerOf(found));
  // No one is signed in: only a part of the caller is known, and nothing of it is stored.
  return { account: found.owner, text: JSON.stringify({ ...data, caller: undefined }, null, 2) };
}

async function deletePlayer(
  { db, keeper, now }: Tools,
  [text = '']: readonly string[],
): Promise<Logged> {
  const found = await findPlayer(db, text);
  // Servers count their audiences again by themselves.
  const rooms = { keeper, newsroom: { reportLeft: () => {} } };
  await deleteOwnData({ db, now, rooms }, callerOf(found));
  const deleted = `Deleted ${found.name ?? text}. Open pages are signed out within ten seconds.`;
  return { account: found.owner, text: deleted };
}

async function renamePlayer(
  { db, keeper, now }: Tools,
  [text = '', wanted = '']: readonly string[],
): Promise<Logged> {
  const { owner } = await findPlayer(db, text);
  const name = parsePlayerName(wanted);
  if (!name.ok) throw new OperatorProblem(`${wanted} can't be a name (${name.refusal}).`);
  const player = await db
    .selectFrom('player')
    .select('id')
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (player === undefined) throw new OperatorProblem(`${text} has no player yet.`);
  const change = { id: player.id, owner, name: name.value, avatar: undefined, now: now() };
  const renamed = await updatePlayer(db, change);
  if (!renamed.ok) throw new OperatorProblem(`${wanted} is taken, or looks like a name that is.`);
  await renameInRooms({ db, keeper }, renamed.value);
  return { account: owner, text: `${text} is called ${renamed.value.name} now.` };
}

async function renewPassword({ db }: Tools, [text = '']: readonly string[]): Promise<Logged> {
  const { id, email } = await findAccount(db, text);
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await hashPassword(password as Password, HASHING_COST);
  await changePassword(db, { email, passwordHash, provenAt: undefined });
  const told = `The password of ${email} is ${password} now. All sessions have ended.`;
  return { account: id, text: told };
}

async function moveAccount(
  { db, now }: Tools,
  [text = '', wanted = '']: readonly string[],
): Promise<Logged> {
  const { id, email } = await findAccount(db, text);
  const to = parseEmailAddress(wanted);
  if (to === undefined) throw new OperatorProblem(`${wanted} is no e-mail address.`);
  const changed = await changeEmail(db, { accountId: id, from: email, to, now: now() });
  if (!changed.ok) throw new OperatorProblem(`${to} belongs to another account.`);
  const told = `The account of ${email} has the address ${to} now. All sessions have ended.`;
  return { account: id, text: told };
}

async function signOut({ db }: Tools, [text = '']: readonly string[]): Promise<Logged> {
  const { id, email } = await findAccount(db, text);
  await endSessions(db, id);
  return { account: id, text: `${email} is signed out. Open pages notice within ten seconds.` };
}

async function openRooms(db: Kysely<Database>) {
  const open = db.selectFrom('room').select('id').where('live_code', 'is not', null);
  const ids = await open.orderBy('created_at').execute();
  return [
    ...(
      await loadRooms(
        db,
        ids.map(({ id }) => id),
      )
    ).values(),
  ].map(({ room }) => room);
}

async function listRooms({ db }: Tools): Promise<string> {
  const rooms = await openRooms(db);
  if (rooms.length === 0) return 'No room is open.';
  return rooms
    .map((room) => {
      const { code, name, progress, createdAt } = room;
      const players = `${seatedSeats(room).length} players`;
      return [code, progress.phase, players, new Date(createdAt).toISOString(), name].join('  ');
    })
    .join('\n');
}

async function findRoom(db: Kysely<Database>, text: string) {
  const code = parseRoomCode(text);
  const id = code && (await findRoomsByCodes(db, [code])).get(code)?.id;
  const room = id && (await loadRooms(db, [id])).get(id)?.room;
  if (!room) throw new OperatorProblem(`No open room has the code ${text}.`);
  return room;
}

async function listSeats({ db }: Tools, [text = '']: readonly string[]): Promise<string> {
  const { seats, host } = await findRoom(db, text);
  return seats
    .map(({ id, owner, name, place }) =>
      [place.state, name, owner, ...(id === host ? ['host'] : [])].join('  '),
    )
    .join('\n');
}

async function closeRoom({ db, keeper }: Tools, [text = '']: readonly string[]): Promise<Logged> {
  const { id, name, code } = await findRoom(db, text);
  await keeper.change(id, (room) => ok({ room: endRoom(room, 'expired'), value: undefined }));
  return { text: `Closed ${code} (${name}). Its players see that within two seconds.` };
}

async function printBars({ db, now }: Tools): Promise<string> {
  const bars = await listBars(db, now());
  if (bars.length === 0) return 'No one is barred.';
  return bars
    .map(({ party, ends_at }) => `${party}  until ${new Date(ends_at).toISOString()}`)
    .join('\n');
}

/** A network, or the name of an account or guest in the store. */
async function partyOf(db: Kysely<Database>, who: string): Promise<string> {
  if (who.startsWith(GUEST_OWNER)) return who;
  if (isIP(who) === 0) return (await findPlayer(db, who)).owner;
  if (isLoopbackAddress(who)) {
    throw new OperatorProblem(`${who} is this machine. Behind a proxy, bar the player's address.`);
  }
  return networkOf(who);
}

const HOUR_MS = 60 * 60 * 1000;
const MOST_HOURS = 24 * 366;

async function bar(
  { db, keeper, secrets, now }: Tools,
  [who = '', text = '']: readonly string[],
): Promise<Logged> {
  const hours = Number(text);
  if (!(hours > 0 && hours <= MOST_HOURS)) {
    throw new OperatorProblem(`${text} is no number of hours from 0 to ${MOST_HOURS}.`);
  }
  const party = await partyOf(db, who);
  const ends_at = Math.ceil(now() + hours * HOUR_MS);
  await db
    .insertInto('bar')
    .values({ party, ends_at })
    .onConflict((key) => key.column('party').doUpdateSet({ ends_at }))
    .execute();
  let ended = 0;
  for (const room of await openRooms(db)) {
    const mark = isIP(who) === 0 ? undefined : await secrets.networkMark(room.id, who);
    const isMeant = (seat: Seat) =>
      isSeated(seat) && (seat.owner === party || (mark !== undefined && seat.network === mark));
    const meant = room.seats.filter(isMeant);
    ended += meant.length;
    for (const { id } of meant) {
      await keeper.change(room.id, (latest) =>
        ok({
          room: vacate(latest, { seat: id, reason: 'barred', now: now() }),
          value: undefined,
        }),
      );
    }
  }
  const others = isIP(who) === 0 ? '' : ' All who share this address are kept away too.';
  const until = new Date(ends_at).toISOString();
  return { text: `Barred ${party} until ${until}. Seats that ended: ${ended}.${others}` };
}

async function unbar({ db }: Tools, [who = '']: readonly string[]): Promise<Logged> {
  const party = await partyOf(db, who);
  const { numDeletedRows } = await db
    .deleteFrom('bar')
    .where('party', '=', party)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new OperatorProblem(`${party} is not barred.`);
  return { text: `${party} may play again within five seconds.` };
}

/** A server keeps its keys in memory, and would sign with the old ones. */
async function rotateKeys({ db, now }: Tools): Promise<Logged> {
  const running = await db
    .selectFrom('server_beat')
    .select('server_id')
    .where('beat_at', '>', now() - RUNNING_WITHIN_MS)
    .execute();
  if (running.length > 0)
    throw new OperatorProblem(
      'A server ran in the last 5 seconds. Stop all servers, wait, then run this again.',
    );
  await commitDurably(db, async (transaction) => {
    for (const table of ['secret_key', 'issuer_key', 'issuer_record', 'email_code'] as const) {
      await transaction.deleteFrom(table).execute();
    }
  });
  return {
    text: 'The keys are gone. The next start makes new ones. All players must sign in again.',
  };
}
