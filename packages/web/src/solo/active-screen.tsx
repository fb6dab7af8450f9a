import { isRunOver } from '@outoften/rules/solo-game';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { DrawFailed } from './draw-failed.tsx';
import { DrawingFilm } from './drawing-film.tsx';
import { GuessingFilm } from './guessing-film.tsx';
import { LeavingFilm } from './leaving-film.tsx';
import { ScoredFilm } from './scored-film.tsx';
import { useSoloGame } from './use-solo-game.ts';

const fetchRecap = () => import('./recap-screen.tsx');
const RecapScreen = lazy(async () => ({ default: (await fetchRecap()).RecapScreen }));

/** The film on the screen, from the moment it is drawn to its score. */
export function ActiveScreen() {
  const state = useSoloGame();
  /** The number of the film that was guessed on this screen: its result is new to the player. */
  const guessed = useRef<number>(undefined);
  const isNearItsEnd = state.phase === 'playing' && isRunOver(state.game);
  useEffect(() => {
    // It is there at once when it is asked for. A network that is away now may be back then.
    if (isNearItsEnd) void fetchRecap().catch(() => undefined);
  }, [isNearItsEnd]);
  switch (state.phase) {
    case 'inactive':
      return <Redirect to="/game/home" replace />;
    case 'drawing':
      return <DrawingFilm />;
    case 'draw-failed':
      return <DrawFailed problem={state.problem} choice={state.choice} />;
    case 'recap':
      return (
        <Suspense>
          <RecapScreen game={state.game} />
        </Suspense>
      );
    case 'playing': {
      const { attempt, filmNumber } = state.game;
      // A new film begins with nothing left over from the one before.
      if (attempt.phase === 'guessing') {
        guessed.current = filmNumber;
        return (
          <>
            <LeavingFilm attempt={attempt} guess={state.guess} />
            <GuessingFilm
              key={filmNumber}
              game={state.game}
              attempt={attempt}
              guess={state.guess}
            />
          </>
        );
      }
      const isFresh = guessed.current === filmNumber;
      return <ScoredFilm key={filmNumber} game={state.game} attempt={attempt} isFresh={isFresh} />;
    }
  }
}
