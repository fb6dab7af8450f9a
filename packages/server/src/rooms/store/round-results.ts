import type { Room } from '@outoften/rules/room/room';
import type { ClosedRound } from '@outoften/rules/room/round';
import { type Kysely, sql } from 'kysely';
import { createRowsStatement } from '../../platform/db/rows-statement.ts';
import type { Database } from '../../platform/db/tables.ts';
import { lookOnce } from '../../platform/recent-map.ts';
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
const setMarkedResult = createRowsStatement(
  ([row = []]) =>
    sql`update room_round set result = ${row[0]} where id = ${row[1]} and bell = ${row[2]}`,
);

/** Saves the end of a round, for the recap. */
export async function saveResult(db: Kysely<Database>, round: ClosedRound): Promise<void> {
  await setResult(db, [[JSON.stringify(round), round.id]]);
}

/** The close marker of a round was cleared, and the audience may have guessed since. */
export class MarkerLostError extends Error {
  readonly code = 'MARKER_LOST';

  constructor(roundId: string) {
    super(`the close marker of round ${roundId} was cleared`);
  }
}

/** As {@link saveResult}, with a House that was counted under a close marker. Throws MarkerLostError if it was cleared. */
export async function saveMarkedResult(
  db: Kysely<Database>,
  { round, markerId }: Readonly<{ round: ClosedRound; markerId: string }>,
): Promise<void> {
  const { changed } = await setMarkedResult(db, [[JSON.stringify(round), round.id, markerId]]);
  if (changed === 0n) throw new MarkerLostError(round.id);
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
export function createRoundsLeftFinder(db: Kysely<Database>) {
  const once = lookOnce<readonly ClosedRound[]>();
  return (game: GameOfRoom & Readonly<{ version: number | 'closed' }>) =>
    once(`${game.roomId} ${game.game} ${game.version}`, () => listRoundsLeft(db, game));
}

/** With the round that the room still shows. It was saved already if there is an audience. */
export function withRoundShown<Round extends Readonly<{ id: string }>>(
  left: readonly Round[],
  shown: Round | undefined,
): readonly Round[] {
  if (shown === undefined || left.some(({ id }) => id === shown.id)) return left;
  return [...left, shown];
}
