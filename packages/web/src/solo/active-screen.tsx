import { Redirect } from 'wouter';
import { DrawFailed } from './draw-failed.tsx';
import { DrawingFilm } from './drawing-film.tsx';
import { FilmResult } from './film-result.tsx';
import { GuessingFilm } from './guessing-film.tsx';
import { LeavingFilm } from './leaving-film.tsx';
import { useSoloGame } from './use-solo-game.ts';

/** The film on the screen, from the moment it is drawn to its score. */
export function ActiveScreen() {
  const state = useSoloGame();
  switch (state.phase) {
    case 'inactive':
      return <Redirect to="/game/home" replace />;
    case 'drawing':
      return <DrawingFilm />;
    case 'draw-failed':
      return <DrawFailed problem={state.problem} filter={state.filter} />;
    case 'playing': {
      const { attempt } = state.game;
      // A new film begins with nothing left over from the one before.
      const key = state.game.filmNumber;
      return attempt.phase === 'guessing' ? (
        <>
          <LeavingFilm attempt={attempt} guess={state.guess} />
          <GuessingFilm key={key} game={state.game} attempt={attempt} guess={state.guess} />
        </>
      ) : (
        <FilmResult key={key} game={state.game} attempt={attempt} />
      );
    }
  }
}
