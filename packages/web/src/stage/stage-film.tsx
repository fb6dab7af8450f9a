import { titleStyle } from '@outoften/rules/film/title-style';
import type { Rating } from '@outoften/rules/rating';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { coveredReviews } from '../play/hints/readable-reviews.ts';
import { PickedReview } from '../play/result/picked-review.tsx';
import { colourVariable } from '../ui/fields/rating-colour.ts';
import { Poster } from '../ui/pictures/poster.tsx';
import styles from './stage-film.module.css';

type StageFilmProps = Readonly<{
  film: FilmView;
  answer: Rating;
  /** Beside a column of standings, or as a bar below them. */
  place: 'side' | 'foot';
  /** Who liked the film or did not. It names the film, and replaces the title at the side. */
  note: string | undefined;
}>;

/** The number of actors' names that fit the bar. */
const CAST_NAMED = 4;

/** The film of the finished round, with its rating and the beginning of a review. */
export function StageFilm({ film, answer, place, note }: StageFilmProps) {
  const say = useMessages();
  const { title, releaseYear: year, crew, cast = [] } = film;
  const directors = crew.filter(({ job }) => job === 'Director').map(({ name }) => name);
  const names = cast.slice(0, CAST_NAMED).map(({ name }) => name);
  return (
    <section
      className={styles.film}
      data-place={place}
      data-style={titleStyle(title)}
      aria-label={title}
    >
      {film.posterPath !== undefined && (
        <div className={styles.poster}>
          <Poster src={film.posterPath} title={title} place="stage" />
        </div>
      )}
      <p className={styles.figure} style={{ '--colour': colourVariable(answer) }}>
        {formatTenths(answer)}
      </p>
      <div className={styles.words}>
        <p lang={place === 'side' && note !== undefined ? undefined : 'en'}>
          <strong>{place === 'side' ? (note ?? title) : title}</strong>
        </p>
        {place === 'foot' && (
          <p>
            {directors.length === 0
              ? year
              : say('stage.film', { year, directors: directors.slice(0, 2).join(', ') })}
          </p>
        )}
        {place === 'foot' && <p>{note ?? names.join(', ')}</p>}
      </div>
      <div className={styles.review}>
        <PickedReview reviews={coveredReviews(film.reviews)} />
      </div>
    </section>
  );
}
