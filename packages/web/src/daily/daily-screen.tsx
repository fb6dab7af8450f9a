import { useEffect } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { FilmBlocks } from '../play/film-blocks.tsx';
import { DailyFailed } from './daily-failed.tsx';
import { DailyHeader } from './daily-header.tsx';
import { FinishedDailyFilm } from './finished-daily-film.tsx';
import { GuessingDaily } from './guessing-daily.tsx';
import { daily, useDaily } from './use-daily.ts';

/** The film of the day, from its arrival to its score. */
export function DailyScreen() {
  const say = useMessages();
  const state = useDaily();
  useEffect(() => {
    void daily.open();
  }, []);
  switch (state.phase) {
    case 'fetching':
      return (
        <FilmBlocks header={<DailyHeader number={undefined} />} heading={say('daily.fetching')} />
      );
    case 'failed':
      return <DailyFailed problem={state.problem} />;
    case 'playing': {
      const { game, guess, results } = state;
      return game.attempt.phase === 'guessing' ? (
        <GuessingDaily game={game} attempt={game.attempt} guess={guess} />
      ) : (
        <FinishedDailyFilm game={game} attempt={game.attempt} results={results} />
      );
    }
  }
}
