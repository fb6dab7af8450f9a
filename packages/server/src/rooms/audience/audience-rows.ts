import type { Allowance } from '@outoften/rules/allowance';
import { accuracyPoints, distance } from '@outoften/rules/guessing/score';
import type { Avatar } from '@outoften/rules/player/avatar';
import { HIGHEST_RATING, LOWEST_RATING, type Rating } from '@outoften/rules/rating';
import { type Kysely, sql } from 'kysely';
import { inPowersOfTwo } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { withdrawGuess } from './withdrawn-guesses.ts';

/** A person who plays along without a seat. */
export type AudienceMember = Readonly<{
  id: string;
  roomId: string;
  owner: string;
  name: string;
  avatar: Avatar;
  score: number;
  /** In tenths, of the rounds with a guess. */
  error: number;
  /** Rounds with a guess. */
  rounds: number;
  joinedAt: number;
  allowance: Allowance;
}>;

export const LARGEST_AUDIENCE = 10_000;

const COLUMNS = [
  'id',
  'room_id',
  'owner',
  'name',
  'avatar',
  'score',
  'error',
  'rounds',
  'joined_at',
  'allowance',
] as const;

export type JoiningMember = Pick<
  AudienceMember,
  'id' | 'roomId' | 'owner' | 'name' | 'avatar' | 'joinedAt'
>;

/** Returns the size of each room's audience. No one joins or leaves before the transaction ends. */
export async function holdAudiences(
  transaction: Kysely<Database>,
  roomIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const piece of inPowersOfTwo(roomIds)) {
    const held = await transaction
      .updateTable('room')
      .set((eb) => ({ audience_count: eb.ref('audience_count') }))
      .where('id', 'in', piece)
      .returning(['id', 'audience_count'])
      .execute();
    for (const { id, audience_count } of held) counts.set(id, audience_count);
  }
  return counts;
}

/** Adds members to a room that is held. None of the accounts may be a member already. */
export async function insertMembers(
  transaction: Kysely<Database>,
  { roomId, newcomers }: Readonly<{ roomId: string; newcomers: readonly AudienceMember[] }>,
): Promise<void> {
  if (newcomers.length === 0) return;
  for (const piece of inPowersOfTwo(newcomers)) {
    await transaction.insertInto('audience_member').values(piece.map(encodeMember)).execute();
  }
  await transaction
    .updateTable('room')
    .set((eb) => ({ audience_count: eb('audience_count', '+', newcomers.length) }))
    .where('id', '=', roomId)
    .execute();
}

/** Removes the member, if there is one, with their guesses. In an open round they guess once, also if they come back. */
export async function removeMember(
  transaction: Kysely<Database>,
  { roomId, owner }: Pick<AudienceMember, 'roomId' | 'owner'>,
): Promise<void> {
  await holdAudiences(transaction, [roomId]);
  const member = await findMemberOf(transaction, { roomId, owner });
  if (member === undefined) return;
  await withdrawGuess(transaction, member);
  await transaction.deleteFrom('audience_guess').where('member_id', '=', member.id).execute();
  await transaction.deleteFrom('audience_member').where('id', '=', member.id).execute();
  await transaction
    .updateTable('room')
    .set((eb) => ({ audience_count: eb('audience_count', '-', 1) }))
    .where('id', '=', roomId)
    .execute();
}

/** Removes all members, with their guesses. */
export async function removeMembers(transaction: Kysely<Database>, roomId: string): Promise<void> {
  const members = transaction
    .selectFrom('audience_member')
    .select('id')
    .where('room_id', '=', roomId);
  await transaction.deleteFrom('audience_guess').where('member_id', 'in', members).execute();
  await transaction.deleteFrom('audience_member').where('room_id', '=', roomId).execute();
  await transaction
    .updateTable('room')
    .set({ audience_count: 0 })
    .where('id', '=', roomId)
    .execute();
}

export async function findMember(
  db: Kysely<Database>,
  id: string,
): Promise<AudienceMember | undefined> {
  const row = await selectMembers(db).where('id', '=', id).executeTakeFirst();
  return row && decodeMember(row);
}

/** The members with these ids. */
export async function findMembers(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, AudienceMember>> {
  const members = new Map<string, AudienceMember>();
  for (const piece of inPowersOfTwo(ids)) {
    const rows = await selectMembers(db).where('id', 'in', piece).execute();
    for (const row of rows) members.set(row.id, decodeMember(row));
  }
  return members;
}

export async function findMemberOf(
  db: Kysely<Database>,
  { roomId, owner }: Pick<AudienceMember, 'roomId' | 'owner'>,
): Promise<AudienceMember | undefined> {
  const row = await selectMembers(db)
    .where('room_id', '=', roomId)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return row && decodeMember(row);
}

/** The members among these accounts. */
export async function findMembersOf(
  db: Kysely<Database>,
  { roomId, owners }: Readonly<{ roomId: string; owners: readonly string[] }>,
): Promise<readonly AudienceMember[]> {
  const members: AudienceMember[] = [];
  for (const piece of inPowersOfTwo(owners)) {
    const rows = await selectMembers(db)
      .where('room_id', '=', roomId)
      .where('owner', 'in', piece)
      .execute();
    members.push(...rows.map(decodeMember));
  }
  return members;
}

/** The names of the members besides the owner's own. Guests who only watch may have none. */
export async function listMemberNames(
  db: Kysely<Database>,
  { roomId, owner }: Pick<AudienceMember, 'roomId' | 'owner'>,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('audience_member')
    .select('name')
    .where('room_id', '=', roomId)
    .where('owner', '!=', owner)
    .where('name', '!=', '')
    .execute();
  return rows.map(({ name }) => name);
}

/** The first members by their time of joining, at most `limit` of them. */
export async function listMembers(
  db: Kysely<Database>,
  { roomId, limit }: Readonly<{ roomId: string; limit: number }>,
): Promise<readonly AudienceMember[]> {
  const rows = await selectMembers(db)
    .where('room_id', '=', roomId)
    .orderBy('joined_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(decodeMember);
}

export type GuessOfMember = Readonly<{
  roundId: string;
  memberId: string;
  value: Rating;
  guessedAt: number;
}>;

/** Saves each member's first guess in a round that takes guesses. Returns whose guesses it saved. */
export async function insertGuesses(
  transaction: Kysely<Database>,
  guesses: readonly GuessOfMember[],
): Promise<ReadonlySet<string>> {
  const saved = new Set<string>();
  for (const piece of inPowersOfTwo(guesses)) {
    const rows = await transaction
      .insertInto('audience_guess')
      .values(
        piece.map(({ roundId, memberId, value, guessedAt }) => ({
          round_id: roundId,
          member_id: memberId,
          value,
          guessed_at: guessedAt,
        })),
      )
      .onConflict((key) => key.columns(['round_id', 'member_id']).doNothing())
      .returning('member_id')
      .execute();
    for (const { member_id } of rows) saved.add(member_id);
  }
  return saved;
}

export async function findGuessOfMember(
  db: Kysely<Database>,
  { roundId, memberId }: Pick<GuessOfMember, 'roundId' | 'memberId'>,
): Promise<Rating | undefined> {
  const row = await db
    .selectFrom('audience_guess')
    .select('value')
    .where('round_id', '=', roundId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row && (row.value as Rating);
}

export async function listAudienceGuesses(
  db: Kysely<Database>,
  roundId: string,
): Promise<readonly Rating[]> {
  const rows = await db
    .selectFrom('audience_guess')
    .select('value')
    .where('round_id', '=', roundId)
    .execute();
  return rows.map(({ value }) => value as Rating);
}

export type AudienceCounts = Readonly<{ members: number; guessed: number }>;

/** The size of the audience, and how many of it have guessed in the round. */
export async function countAudience(
  db: Kysely<Database>,
  { roomId, roundId }: Readonly<{ roomId: string; roundId: string | undefined }>,
): Promise<AudienceCounts> {
  const room = await db
    .selectFrom('room')
    .select('audience_count')
    .where('id', '=', roomId)
    .executeTakeFirst();
  const members = room?.audience_count ?? 0;
  if (members === 0 || roundId === undefined) return { members, guessed: 0 };
  const { guessed } = await db
    .selectFrom('audience_guess')
    .select((eb) => eb.fn.countAll<number>().as('guessed'))
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return { members, guessed };
}

/** Adds a round's score to each member, by the same rule as for players. */
export async function scoreAudience(
  transaction: Kysely<Database>,
  { roundId, answer }: Readonly<{ roundId: string; answer: Rating }>,
): Promise<void> {
  const table = RATINGS.map(
    (value) =>
      sql`(cast(${value} as integer), cast(${accuracyPoints(value, answer)} as integer), cast(${distance(value, answer)} as integer))`,
  );
  await sql`update audience_member set score = audience_member.score + points.column2,
    error = audience_member.error + points.column3, rounds = audience_member.rounds + 1
    from audience_guess, (values ${sql.join(table)}) as points
    where audience_guess.round_id = ${roundId} and points.column1 = audience_guess.value
    and audience_member.id = audience_guess.member_id`.execute(transaction);
}

const RATINGS = Array.from(
  { length: HIGHEST_RATING - LOWEST_RATING + 1 },
  (_, place) => (LOWEST_RATING + place) as Rating,
);

/** Resets the scores of a room's audience, as its players' scores are reset. */
export async function forgetAudienceScores(db: Kysely<Database>, roomId: string): Promise<void> {
  await db
    .updateTable('audience_member')
    .set({ score: 0, error: 0, rounds: 0 })
    .where('room_id', '=', roomId)
    .execute();
}

export type AudienceStanding = Pick<AudienceMember, 'score' | 'error' | 'rounds'>;

/** The different standings in a room, each with how many members have it. */
export async function countStandings(
  db: Kysely<Database>,
  roomId: string,
): Promise<readonly (AudienceStanding & Readonly<{ members: number }>)[]> {
  return db
    .selectFrom('audience_member')
    .select(['score', 'error', 'rounds'])
    .select((eb) => eb.fn.countAll<number>().as('members'))
    .where('room_id', '=', roomId)
    .groupBy(['score', 'error', 'rounds'])
    .execute();
}

function selectMembers(db: Kysely<Database>) {
  return db.selectFrom('audience_member').select(COLUMNS);
}

type MemberRow = Readonly<Pick<Database['audience_member'], (typeof COLUMNS)[number]>>;

function encodeMember({ roomId, joinedAt, ...member }: AudienceMember): MemberRow {
  return { ...member, room_id: roomId, joined_at: joinedAt };
}

/** Rows were checked when they were saved. */
function decodeMember(row: MemberRow): AudienceMember {
  return {
    id: row.id,
    roomId: row.room_id,
    owner: row.owner,
    name: row.name,
    avatar: row.avatar as Avatar,
    score: row.score,
    error: row.error,
    rounds: row.rounds,
    joinedAt: row.joined_at,
    allowance: row.allowance as Allowance,
  };
}
