import type { DailyResult } from '@outoften/rules/daily/daily-result';
import { distance } from '@outoften/rules/guessing/score';
import type { ReactNode } from 'react';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { dailyCalls } from '../offline/daily-calls.ts';
import { DisplayCase } from '../ui/house/entrance.tsx';
import { useAnswer } from '../ui/page/use-answer.ts';
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
  const film = useAnswer('once', () => fetchFilm(result));
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

/** Undefined if this server has another film under that number. */
async function fetchFilm({ number, filmId }: DailyResult) {
  const fetched = await dailyCalls.fetchPuzzle(number);
  const film = fetched.ok ? fetched.value.value.film : undefined;
  return film?.id === filmId ? film : undefined;
}
