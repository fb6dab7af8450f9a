import type { Room } from '@outoften/rules/room/room';
import type { ClosedRound } from '@outoften/rules/room/round';
import { type Kysely, sql } from 'kysely';
import { createRowsStatement } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { lookOnce } from '../../platform/look-once.ts';
import type { GameOfRoom } from './round-rows.ts';

/**
 * The round that a change leaves behind. From then on only its own row has its result. Undefined while the room still
 * shows it, and if there is an audience: then it was saved when it was closed.
 */
export function roundLeft(before: Room, after: Room): ClosedRound | undefined {
  if (before.progress.phase !== 'revealed' || before.settings.isAudienceSession) return undefined;
  const { round } = before.progress;
  const isShown = after.progress.phase === 'revealed' && after.progress.round.id === round.id;
  return isShown ? undefined : round;
}

const setResult = createRowsStatement(
  ([row = []]) => sql`update room_round set result = ${row[0]} where id = ${row[1]}`,
);
const setResultUnderBell = createRowsStatement(
  ([row = []]) =>
    sql`update room_round set result = ${row[0]} where id = ${row[1]} and bell = ${row[2]}`,
);

/** Saves the end of a round, for the recap. */
export async function saveResult(db: Kysely<Database>, round: ClosedRound): Promise<void> {
  await setResult(db, [[JSON.stringify(round), round.id]]);
}

/** The bell of a round was silenced, and the audience may have guessed since. */
export class BellLostError extends Error {
  readonly code = 'BELL_LOST';

  constructor(roundId: string) {
    super(`the bell of round ${roundId} was silenced`);
  }
}

/** As {@link saveResult}, with a House that was counted under a bell. Throws BellLostError if the bell was silenced. */
export async function saveResultUnderBell(
  db: Kysely<Database>,
  { round, bell }: Readonly<{ round: ClosedRound; bell: string }>,
): Promise<void> {
  const { changed } = await setResultUnderBell(db, [[JSON.stringify(round), round.id, bell]]);
  if (changed === 0n) throw new BellLostError(round.id);
}

/** The finished rounds of a game that its room shows no more, in their order. */
export async function listRoundsLeft(
  db: Kysely<Database>,
  { roomId, game }: GameOfRoom,
): Promise<readonly ClosedRound[]> {
  const rows = await db
    .selectFrom('room_round')
    .select('result')
    .where('room_id', '=', roomId)
    .where('game', '=', game)
    .where('result', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.map(({ result }) => JSON.parse(result ?? ''));
}

/** As {@link listRoundsLeft}, for a version of the room. Callers of the same moment share one query. */
export type FindRoundsLeft = (
  game: GameOfRoom & Readonly<{ version: number | 'closed' }>,
) => Promise<readonly ClosedRound[]>;

export function createRoundsLeftFinder(db: Kysely<Database>): FindRoundsLeft {
  const once = lookOnce<readonly ClosedRound[]>();
  return (asked) =>
    once(`${asked.roomId} ${asked.game} ${asked.version}`, () => listRoundsLeft(db, asked));
}

/** With the round that the room still shows. It was saved already if there is an audience. */
export function withRoundShown<Round extends Readonly<{ id: string }>>(
  left: readonly Round[],
  shown: Round | undefined,
): readonly Round[] {
  if (shown === undefined || left.some(({ id }) => id === shown.id)) return left;
  return [...left, shown];
}
