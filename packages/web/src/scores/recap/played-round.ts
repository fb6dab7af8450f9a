import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ClosedRoundView, RoomView } from '@outoften/rules/room/view/view-room';

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
