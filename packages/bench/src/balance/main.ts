import {
  ANY_FILM,
  belongsToFilter,
  type FilmFilter,
  filterOf,
} from '@outoften/rules/film/film-filter';
import { PROGRAMME_RULES, PROGRAMMES, type Programme } from '@outoften/rules/film/programme';
import { seededChance } from '@outoften/rules/seeded-chance';
import { type Knowledge, pointsOf } from './hints.ts';
import { bestConstant, drawRun, shareBeaten } from './play.ts';
import { CATALOGUE_FILMS, type CountedFilm, TMDB_LIKE_FILMS } from './sources.ts';

const SEED = 1;
const RUNS = 1_000;
const FILMS_IN_RUN = 10;
const LONG_RUN = 4_000;

const TMDB_PROGRAMMES = PROGRAMMES.filter((programme) => PROGRAMME_RULES[programme].rated);

function drawLine(
  source: string,
  { films, programme }: Readonly<{ films: readonly CountedFilm[]; programme?: Programme }>,
): readonly string[] {
  const random = seededChance(SEED);
  const filter: FilmFilter = programme ? filterOf(programme) : ANY_FILM;
  const runs = Array.from({ length: RUNS }, () =>
    drawRun(films, { filter, length: FILMS_IN_RUN, random }).map(({ rating }) => rating),
  );
  const long = drawRun(films, { filter, length: LONG_RUN, random }).map(({ rating }) => rating);
  const first = bestConstant(runs.flat());
  const later = bestConstant(long);
  const beaten = shareBeaten(runs, { guess: first.guess, random });
  return [
    source,
    programme ?? 'everything',
    String(films.filter((film) => belongsToFilter(film, filter)).length),
    `${first.points.toFixed(1)} (${(first.guess / 10).toFixed(1)})`,
    `${later.points.toFixed(1)} (${(later.guess / 10).toFixed(1)})`,
    `${Math.round(beaten * 100)} %`,
  ];
}

function hintLine(name: string, genreAndDecade: boolean): readonly string[] {
  const points = (reviews: Knowledge['reviews']) =>
    pointsOf(CATALOGUE_FILMS, { genreAndDecade, reviews });
  const [none, one, all] = [points('none'), points('one'), points('all')];
  return [name, none, one, all, one - none, all - none].map((cell) =>
    typeof cell === 'number' ? cell.toFixed(1) : cell,
  );
}

function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rows = [head, head.map(() => '---'), ...lines];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const catalogue = [undefined, ...PROGRAMMES].map((programme) =>
  drawLine('catalogue', { films: CATALOGUE_FILMS, ...(programme && { programme }) }),
);
const tmdb = [undefined, ...TMDB_PROGRAMMES].map((programme) =>
  drawLine('like TMDB', { films: TMDB_LIKE_FILMS, ...(programme && { programme }) }),
);

console.log(
  [
    table(
      [
        'films from',
        'programme',
        'films',
        'best constant, first ten films',
        'in the long run',
        'a typical player beats it in ten',
      ],
      [...catalogue, ...tmdb],
    ),
    table(
      ['a player goes by', 'no hint', 'one review', 'all reviews', 'gain by one', 'gain by all'],
      [hintLine('nothing', false), hintLine('genre and decade', true)],
    ),
  ].join('\n\n'),
);
