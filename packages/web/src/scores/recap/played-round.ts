import { accuracyPoints, distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { recap } from '@outoften/rules/room/rounds/recap';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ClosedRoundView, RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import type { MemberGuess } from '@outoften/rules/room/wire/room-message';

/** A film in a recap, as far as it is known. */
export type PlayedFilm = Readonly<{ title: string | undefined; poster: string | undefined }>;

/** A finished round with its film. */
export type PlayedRound = Pick<ClosedRoundView, 'number' | 'answer' | 'results' | 'house'> &
  PlayedFilm;

/** The finished rounds of one game that are known, from the first on. */
export type KeptRounds = Readonly<{ game: string; rounds: readonly PlayedRound[] }>;

/** Identifies a game, because a room may play several. */
export function gameKey({ id, meta }: RoomView): string {
  return `${id} ${meta.game}`;
}

/** Returns the film's part of a recap. Its fields are undefined if the film is unknown. */
export function playedFilm(film: FilmView | undefined): PlayedFilm {
  return { title: film?.title, poster: film?.posterPath };
}

/**
 * Returns the finished rounds of the game: the stored ones, and the one that was just revealed. Returns none while a
 * film is being guessed or a round is missing.
 */
export function roundsSoFar(
  view: RoomView,
  { kept, film }: Readonly<{ kept: KeptRounds | undefined; film: PlayedFilm }>,
): readonly PlayedRound[] {
  const { progress } = view;
  const known = kept?.game === gameKey(view) ? kept.rounds : [];
  switch (progress.phase) {
    case 'revealed': {
      const { round } = progress;
      const earlier = known.filter(({ number }) => number < round.number);
      return earlier.length === round.number - 1 ? [...earlier, { ...round, ...film }] : [];
    }
    case 'over':
      return known.length === progress.rounds ? known : [];
    case 'lobby':
    case 'guessing':
    case 'closed':
      return [];
  }
}

/** The own attempt at a round. */
export type OwnTry = Readonly<{
  guess: Rating | undefined;
  points: number;
  /** Tenths; undefined without a guess. */
  distance: number | undefined;
}>;

/** The points of a player in a game, as a sum that adds up. */
export type OwnTally = Readonly<{
  /** Points for a late player to start level with the lowest; undefined for none. */
  given: Readonly<{ round: number; points: number }> | undefined;
  /** In the order of the rounds; undefined for rounds without this player. */
  tries: readonly (OwnTry | undefined)[];
  total: number;
}>;

/** Undefined for a player who joined too late to play. */
export function tallyOfSeat(played: readonly PlayedRound[], seat: SeatView): OwnTally | undefined {
  const round = seat.joinedInRound;
  const row = recap(played, [seat]).rows[0];
  if (round === undefined || row === undefined) return undefined;
  const { joinedWith: points, total } = row;
  const tries = row.results.map(
    (result) =>
      result && {
        guess: result.guess,
        points: result.score.total,
        distance: result.distance,
      },
  );
  return { given: points > 0 ? { round, points } : undefined, tries, total };
}

/** Undefined for a member who only watched. */
export function tallyOfMember(
  played: readonly PlayedRound[],
  guesses: readonly MemberGuess[],
): OwnTally | undefined {
  const byRound = new Map(guesses.map(({ round, guess }) => [round, guess]));
  const tries = played.map(({ number, answer }): OwnTry | undefined => {
    const guess = byRound.get(number);
    if (guess === undefined) return undefined;
    return { guess, points: accuracyPoints(guess, answer), distance: distance(guess, answer) };
  });
  if (tries.every((each) => each === undefined)) return undefined;
  const total = tries.reduce((sum, each) => sum + (each?.points ?? 0), 0);
  return { given: undefined, tries, total };
}
