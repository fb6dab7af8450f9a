import type { PuzzleView } from '@outoften/rules/daily/daily-game';
import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { distance } from '@outoften/rules/guessing/score';
import { type ReactNode, useEffect, useState } from 'react';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { dailyCalls } from '../offline/daily-calls.ts';
import { DisplayCase } from '../ui/house/entrance.tsx';
import { Poster } from '../ui/pictures/poster.tsx';

type FinishedCaseProps = Readonly<{
  title: string;
  result: DailyResult;
  /** Shown until the film has loaded. */
  curtain: ReactNode;
}>;

/** A finished film: its poster, its rating, and the distance of the player's guess. */
export function FinishedCase({ title, result, curtain }: FinishedCaseProps) {
  const say = useMessages();
  const film = usePuzzleFilm(result);
  if (film?.poster === undefined) return curtain;
  const { guess, rating } = result;
  const off = distance(guess, rating);
  return (
    <DisplayCase
      picture={<Poster src={film.poster} title={film.title} place="case" />}
      title={title}
      lines={[
        say('home.case.rating', { title: film.title, rating: formatTenths(rating) }),
        off === 0 ? say('home.case.exact') : say('home.case.off', { off: formatTenths(off) }),
      ]}
    />
  );
}

/** Undefined until it has loaded, or if this server has another film under that number. */
function usePuzzleFilm({ number, filmId }: DailyResult): PuzzleView['film'] | undefined {
  const [film, setFilm] = useState<PuzzleView['film']>();
  useEffect(() => {
    let isWanted = true;
    void dailyCalls.fetchPuzzle(number).then((fetched) => {
      if (isWanted && fetched.ok && fetched.value.value.film.id === filmId) {
        setFilm(fetched.value.value.film);
      }
    });
    return () => {
      isWanted = false;
    };
  }, [number, filmId]);
  return film;
}
