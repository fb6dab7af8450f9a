import type { House, RoundResult } from '@outoften/rules/room/round';
import { type Ranked, standings } from '@outoften/rules/room/rounds/standings';
import { ERROR_WITHOUT_GUESS, type SeatId } from '@outoften/rules/room/seat';
import { type ClosedRoundView, isTaken, type SeatView } from '@outoften/rules/room/view/view-room';

/** A row of the standings. */
export type StandingRow = Readonly<{
  rank: number;
  isShared: boolean;
  isOwn: boolean;
  seat: SeatView;
  /**
   * Places gained in the round, negative for lost ones; undefined in a first round, and for seats without a part in the
   * round.
   */
  climbed: number | undefined;
  /** The result of the round; undefined for a seat without a part in it, and at the end of a game. */
  result: RoundResult | undefined;
  /** The number of the seat, if the number line shows it instead of a name. */
  plate?: number | undefined;
}>;

type Shown = Readonly<{
  own: SeatId | undefined;
  /** The round that has just ended; undefined at the end of a game. */
  round: Pick<ClosedRoundView, 'number' | 'results'> | undefined;
}>;

/** Returns the rows of the seats that are still there, by place. */
export function standingRows(
  seats: readonly SeatView[],
  { own, round }: Shown,
): readonly StandingRow[] {
  const playing = seats.filter(isPlaying);
  const resultOf = new Map(round?.results.map((result) => [result.seat, result]));
  const isFirst = round?.number === 1;
  const climbed = isFirst ? undefined : placesWon(playing, resultOf);
  const ranked = standings(playing);
  const sharing = Map.groupBy(ranked, ({ rank }) => rank);
  return ranked.map(({ rank, seat }) => ({
    rank,
    isShared: (sharing.get(rank)?.length ?? 0) > 1,
    isOwn: seat.id === own,
    seat,
    climbed: climbed?.get(seat.id),
    result: resultOf.get(seat.id),
    plate: plateOf(seat, { players: playing.length }),
  }));
}

/** Returns the rows as they were before a round. */
export function standingRowsBefore(
  seats: readonly SeatView[],
  {
    own,
    round,
  }: Readonly<{ own: SeatId | undefined; round: Pick<ClosedRoundView, 'number' | 'results'> }>,
): readonly StandingRow[] {
  const resultOf = new Map(round.results.map((result) => [result.seat, result]));
  const earlier = seats
    .filter(({ joinedInRound = Number.POSITIVE_INFINITY }) => joinedInRound <= round.number)
    .map((seat) => {
      const result = resultOf.get(seat.id);
      return result === undefined ? seat : { ...seat, ...before(seat, result) };
    });
  return standingRows(earlier, { own, round: undefined });
}

/** Returns how far each seat moved among those with a part in the round. */
function placesWon(
  playing: readonly SeatView[],
  resultOf: ReadonlyMap<SeatId, RoundResult>,
): ReadonlyMap<SeatId, number> {
  const took = playing.flatMap((seat) => {
    const result = resultOf.get(seat.id);
    return result === undefined ? [] : [{ seat, before: { id: seat.id, ...before(seat, result) } }];
  });
  const ranksBefore = ranksOf(took.map((each) => each.before));
  const ranks = ranksOf(took.map(({ seat }) => seat));
  return new Map([...ranks].map(([id, rank]) => [id, (ranksBefore.get(id) ?? rank) - rank]));
}

function ranksOf<S extends Ranked & Readonly<{ id: SeatId }>>(
  seats: readonly S[],
): ReadonlyMap<SeatId, number> {
  return new Map(standings(seats).map(({ rank, seat }) => [seat.id, rank]));
}

/** True for a seat with a place in the standings. */
export function isPlaying(seat: SeatView): boolean {
  return isTaken(seat) && seat.joinedInRound !== undefined;
}

/** Returns a seat's figures before the round. */
function before(seat: SeatView, result: RoundResult): Ranked {
  const { score, error, exact, spent } = seat;
  return {
    score: score - result.score.total,
    error: error - (result.distance ?? ERROR_WITHOUT_GUESS),
    exact: exact - (result.distance === 0 ? 1 : 0),
    spent: spent - result.score.spent,
  };
}

/** With more players, a number line may have no room for their names. */
const MOST_NAMED = 12;

/**
 * Returns the number on a seat's brass plate, which is also at its guess on the number line; undefined with few
 * players.
 */
export function plateOf(
  { order }: Pick<SeatView, 'order'>,
  { players }: Readonly<{ players: number }>,
): number | undefined {
  return players > MOST_NAMED ? order + 1 : undefined;
}

/** The House's points in the rounds so far, and how many guesses its last median had. */
export type HouseStanding = Readonly<{ score: number; guesses: number }>;

/** Returns the House's line in the standings; undefined if it has not guessed yet. */
export function houseStanding(
  rounds: readonly Readonly<{ house: House | undefined }>[],
): HouseStanding | undefined {
  const houses = rounds.flatMap(({ house }) => house ?? []);
  const last = houses.at(-1);
  if (last === undefined) return undefined;
  return { score: houses.reduce((sum, { score }) => sum + score, 0), guesses: last.guesses };
}
