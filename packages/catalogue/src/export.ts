import { writeFileSync } from 'node:fs';
import { genreId } from '@outoften/rules/film/genre';
import { CATALOGUE } from './catalogue.ts';
import type { CatalogueFilm } from './films/film.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run catalogue:export -- FILE');
  process.exit(2);
}
writeFileSync(file, `${JSON.stringify(CATALOGUE.map(exported), undefined, 2)}\n`);
console.log(`${CATALOGUE.length} films written to ${file}`);

/** Returns the film with the film database's field names. */
function exported(film: CatalogueFilm) {
  return {
    id: film.id,
    title: film.title,
    release_date: film.releaseDate,
    vote_average: film.voteAverage,
    vote_count: film.voteCount,
    genre_ids: film.genres.map(genreId),
    overview: film.overview,
    cast: film.cast,
    crew: film.crew,
    reviews: film.reviews.map(({ author, writtenOn, rating, content }) => ({
      author,
      created_at: writtenOn,
      content,
      author_details: { rating: rating ?? null },
    })),
  };
}
