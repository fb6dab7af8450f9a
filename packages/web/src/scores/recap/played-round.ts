import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ClosedRoundView, RoomView } from '@outoften/rules/room/view/view-room';

/** What a recap shows of a round's film, as far as it is known. */
export type PlayedFilm = Readonly<{ title: string | undefined; poster: string | undefined }>;

/** A round that is over, with its film. */
export type PlayedRound = Pick<ClosedRoundView, 'number' | 'answer' | 'results' | 'house'> &
  PlayedFilm;

/** The rounds of one game that are known to be over, from the first on. */
export type KeptRounds = Readonly<{ game: string; rounds: readonly PlayedRound[] }>;

/** Names one game: a room may play several. */
export function gameKey({ id, meta }: RoomView): string {
  return `${id} ${meta.game}`;
}

/** What a recap shows of the film; undefined for one that was never there. */
export function playedFilm(film: FilmView | undefined): PlayedFilm {
  return { title: film?.title, poster: film?.posterPath };
}

/**
 * The rounds of the game that are over: those kept, and the one just revealed after them. None while a film is being
 * guessed, and none as long as one of them is missing.
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
