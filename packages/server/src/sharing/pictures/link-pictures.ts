import type { Film } from '@outoften/rules/film/film';
import { distance } from '@outoften/rules/guessing/score';
import type { Language } from '@outoften/rules/language';
import type { Rating } from '@outoften/rules/rating';
import type { SharedDaily, SharedGame, SharedResult } from '../links/share-tokens.ts';
import type { ChallengePicture, DailyPicture, PodiumPicture } from './preview-picture.ts';
import { PREVIEW_WORDS } from './preview-words.ts';

type Challenged = Readonly<{
  film: Pick<Film, 'title' | 'rating' | 'poster'>;
  guess: Rating;
  language: Language;
  host: string;
}>;

/** Returns the picture of the film and how far off its sender was, without the guess and the rating. */
export function challengePicture({ film, guess, language, host }: Challenged): ChallengePicture {
  const words = PREVIEW_WORDS[language];
  const off = distance(guess, film.rating);
  return {
    type: 'challenge',
    kicker: words.challengeKicker,
    title: film.title,
    line: off === 0 ? words.challengeExact : words.challenge(formatTenths(off, language)),
    poster: film.poster,
    foot: { line: words.challengeFoot, host },
  };
}

export function sharedPicture(result: SharedResult, host: string): DailyPicture | PodiumPicture {
  return result.type === 'daily' ? dailyPicture(result, host) : podiumPicture(result, host);
}

function dailyPicture(result: SharedDaily, host: string): DailyPicture {
  const { language, number, side, points, streak } = result;
  const words = PREVIEW_WORDS[language];
  const figure = formatTenths(result.distance, language);
  const headlines = { low: words.tooLow(figure), high: words.tooHigh(figure), exact: words.exact };
  return {
    type: 'daily',
    kicker: words.daily(number),
    headline: headlines[side],
    line: words.dailyPoints(points, streak),
    side,
    figure,
    marks: { guess: words.myGuess, film: words.theFilm },
    foot: { line: words.dailyFoot, host },
  };
}

function podiumPicture(game: SharedGame, host: string): PodiumPicture {
  const { language, room, films, winners } = game;
  const words = PREVIEW_WORDS[language];
  const names = game.places.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const isEveryNameThere = names.length === winners;
  return {
    type: 'podium',
    kicker: words.gameFilms(room, films),
    winners: isEveryNameThere
      ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
      : words.manyWinners(winners),
    wins: words.wins(winners),
    withoutNames: words.weHaveAWinner,
    steps: game.places.map(({ rank, name, face, points }) => ({
      rank,
      name,
      face,
      points: words.points(points),
    })),
    foot: { line: words.gameFoot, host },
  };
}

function formatTenths(tenths: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(tenths / 10);
}
