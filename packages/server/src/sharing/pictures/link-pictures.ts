import type { Film } from '@outoften/rules/film/film';
import { distance } from '@outoften/rules/guessing/score';
import type { Language } from '@outoften/rules/language';
import type { Rating } from '@outoften/rules/rating';
import type { SharedDaily, SharedGame, SharedResult } from '../links/share-tokens.ts';
import type { ChallengePicture, DailyPicture, PodiumPicture } from './preview-picture.ts';
import { previewWords } from './preview-words.ts';

type Challenged = Readonly<{
  film: Pick<Film, 'title' | 'rating' | 'poster'>;
  guess: Rating;
  language: Language;
  host: string;
}>;

/** Returns the picture of the film and how far off its sender was, without the guess and the rating. */
export function challengePicture({ film, guess, language, host }: Challenged): ChallengePicture {
  const { say } = previewWords(language);
  const off = distance(guess, film.rating);
  return {
    type: 'challenge',
    kicker: say('challenge-kicker'),
    title: film.title,
    line:
      off === 0 ? say('challenge-exact') : say('challenge', { off: formatTenths(off, language) }),
    poster: film.poster,
    foot: { line: say('challenge-foot'), host },
  };
}

export function sharedPicture(result: SharedResult, host: string): DailyPicture | PodiumPicture {
  return result.type === 'daily' ? dailyPicture(result, host) : podiumPicture(result, host);
}

function dailyPicture(result: SharedDaily, host: string): DailyPicture {
  const { language, number, side, points, streak } = result;
  const { say, count } = previewWords(language);
  const figure = formatTenths(result.distance, language);
  const headlines = { low: 'too-low', high: 'too-high', exact: 'exact' } as const;
  const line = streak === 0 ? 'daily-points' : 'daily-points-and-streak';
  return {
    type: 'daily',
    kicker: say('daily', { number: String(number) }),
    headline: say(headlines[side], { off: figure }),
    line: say(line, { points: count('point', points), days: count('day', streak) }),
    side,
    figure,
    marks: { guess: say('my-guess'), film: say('the-film') },
    foot: { line: say('daily-foot'), host },
  };
}

function podiumPicture(game: SharedGame, host: string): PodiumPicture {
  const { language, room, films, winners } = game;
  const { say, count } = previewWords(language);
  const names = game.places.filter(({ rank }) => rank === 1).map(({ name }) => name);
  const isEveryNameThere = names.length === winners;
  return {
    type: 'podium',
    kicker: say('game-films', { room, films: count('film', films) }),
    winners: isEveryNameThere
      ? new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
      : say('many-winners', { winners: String(winners) }),
    wins: say(winners === 1 ? 'wins.one' : 'wins.other'),
    withoutNames: say('we-have-a-winner'),
    steps: game.places.map(({ rank, name, face, points }) => ({
      rank,
      name,
      face,
      points: count('point', points),
    })),
    foot: { line: say('game-foot'), host },
  };
}

function formatTenths(tenths: number, language: Language): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(tenths / 10);
}
