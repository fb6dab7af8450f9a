import type { RoundResult } from '@outoften/rules/room/round';
import { ERROR_WITHOUT_GUESS, type SeatId } from '@outoften/rules/room/seat';
import { type Ranked, standings } from '@outoften/rules/room/standings';
import type { SeatView } from '@outoften/rules/room/view-room';

/** A line of the standings. */
export type StandingRow = Readonly<{
  rank: number;
  isShared: boolean;
  isOwn: boolean;
  seat: SeatView;
  /** Places won since the round before, below 0 for places lost; undefined in a first round. */
  climbed: number | undefined;
  /** What the round brought; undefined for whoever had no part in it, and at the end of a game. */
  result: RoundResult | undefined;
}>;

/** The seats that are still there, by place. */
export function standingRows(
  seats: readonly SeatView[],
  { own, results }: Readonly<{ own: SeatId | undefined; results: readonly RoundResult[] }>,
): readonly StandingRow[] {
  const playing = seats.filter(isPlaying);
  const resultOf = new Map(results.map((result) => [result.seat, result]));
  const ranksBefore = new Map(
    standings(playing.map((seat) => ({ id: seat.id, ...before(seat, resultOf.get(seat.id)) }))).map(
      ({ rank, seat }) => [seat.id, rank],
    ),
  );
  const isFirst = playing.every((seat) => before(seat, resultOf.get(seat.id)).error === 0);
  const ranked = standings(playing);
  const sharing = Map.groupBy(ranked, ({ rank }) => rank);
  return ranked.map(({ rank, seat }) => ({
    rank,
    isShared: (sharing.get(rank)?.length ?? 0) > 1,
    isOwn: seat.id === own,
    seat,
    climbed:
      isFirst || results.length === 0 ? undefined : (ranksBefore.get(seat.id) ?? rank) - rank,
    result: resultOf.get(seat.id),
  }));
}

/** True for whoever has a place in the standings. */
export function isPlaying({ state, joinedInRound }: SeatView): boolean {
  return (state === 'seated' || state === 'away') && joinedInRound !== undefined;
}

/** What a seat had before the round. */
function before(seat: SeatView, result: RoundResult | undefined): Ranked {
  const { score, error, exact, spent } = seat;
  if (result === undefined) return { score, error, exact, spent };
  return {
    score: score - result.score.total,
    error: error - (result.distance ?? ERROR_WITHOUT_GUESS),
    exact: exact - (result.distance === 0 ? 1 : 0),
    spent: spent - result.score.spent,
  };
}
