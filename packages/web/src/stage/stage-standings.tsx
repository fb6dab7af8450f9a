import { titleStyle } from '@outoften/rules/film/title-style';
import type { Rating } from '@outoften/rules/rating';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import { useSound } from '../audio/play-sound.ts';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PickedReview } from '../play/film/film-facts.tsx';
import { coveredReviews } from '../play/hints/readable-reviews.ts';
import { furthestWords } from '../scores/rounds/round-words.ts';
import type { HouseStanding, StandingRow } from '../scores/standings/standing-rows.ts';
import { HouseRow } from '../scores/standings/standings-list.tsx';
import { colourVariable } from '../ui/fields/rating-slider.tsx';
import { Poster } from '../ui/pictures/poster.tsx';
import stageFilmStyles from './stage-film.module.css';
import { JoiningBoard, StageBar, type StagePlay, useTurns } from './stage-parts.tsx';
import { StageRow, slidesOf } from './stage-row.tsx';
import styles from './stage-standings.module.css';

type StageStandingsProps = Readonly<{
  play: StagePlay;
  rows: readonly StandingRow[];
  house: HouseStanding | undefined;
}>;

/** Up to this many players are in one column, with the film at the right. More are in two columns, page by page. */
const ONE_COLUMN = 7;
const PER_PAGE = 12;

/** The standings for the whole room. They first show the old order, and then slide into the new one. */
export function StageStandings({ play, rows, house }: StageStandingsProps) {
  const say = useMessages();
  useSound('shuffle');
  const { view, film } = play;
  const { progress, meta } = view;
  const round = progress.phase === 'revealed' ? progress.round : undefined;
  const isMany = rows.length > ONE_COLUMN;
  const isOfTwo = rows.length === 2;
  const number = round?.number ?? meta.settings.maxRounds;
  const rounds = meta.settings.maxRounds;
  return (
    <section
      className={styles.standings}
      data-many={isMany || undefined}
      aria-labelledby="standings"
    >
      <h1 id="standings" className="visually-hidden">
        {say('stage.standings')}
      </h1>
      <StageBar
        name={say('stage.round', { round: number, rounds })}
        note={say('stage.standings')}
      />
      <div className={styles.list}>
        {isMany ? <Pages rows={rows} house={house} /> : <Column rows={rows} house={house} />}
        {isOfTwo && <Shares rows={rows} left={rounds - number} />}
      </div>
      <div className={styles.joining}>
        <JoiningBoard play={play} size={isMany || isOfTwo ? 'column' : 'row'} />
        <p className={styles.address}>{play.joinAddress.host}</p>
      </div>
      {film !== undefined && round !== undefined && (
        <div className={styles.film}>
          <StageFilm
            film={film}
            answer={round.answer}
            place={isMany || isOfTwo ? 'foot' : 'side'}
            note={furthestWords(round, { film, seats: view.seats, own: undefined }, say)}
          />
        </div>
      )}
    </section>
  );
}

type ListProps = Pick<StageStandingsProps, 'rows' | 'house'>;

function Column({ rows, house }: ListProps) {
  const slides = slidesOf(rows, { first: 0, count: rows.length, perColumn: rows.length });
  const ahead = house === undefined ? rows : rows.filter(({ seat }) => seat.score >= house.score);
  const row = (each: StandingRow) => (
    <StageRow
      key={each.seat.id}
      row={each}
      slide={slides.get(each.seat.id)}
      isOfTwo={rows.length === 2}
      leader={rows[0]?.seat.score}
    />
  );
  return (
    <ol
      className={styles.column}
      data-two={rows.length === 2 || undefined}
      style={{ '--rows': rows.length + (house === undefined ? 0 : 1) }}
    >
      {ahead.map(row)}
      {house !== undefined && <HouseRow house={house} />}
      {rows.slice(ahead.length).map(row)}
    </ol>
  );
}

/** Pages of twelve players. Each is shown once, and then the first one stays. */
function Pages({ rows, house }: ListProps) {
  const say = useMessages();
  const pages = Math.ceil(rows.length / PER_PAGE);
  const turns = useTurns(pages, { length: PAGE_MS });
  // Each page is shown once, and then the first one stays.
  const page = turns % pages;
  const first = page * PER_PAGE;
  const shown = rows.slice(first, first + PER_PAGE);
  const perColumn = Math.ceil(Math.min(rows.length, PER_PAGE) / 2);
  const slides = slidesOf(rows, { first, count: shown.length, perColumn });
  return (
    <>
      <ol key={page} className={styles.page} style={{ '--rows': perColumn }}>
        {shown.map((row) => (
          <StageRow key={row.seat.id} row={row} slide={slides.get(row.seat.id)} isOfTwo={false} />
        ))}
      </ol>
      <p className={styles.places}>
        {pages > 1 && (
          <span className={styles.dots} aria-hidden>
            {Array.from({ length: pages }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              <i key={place} data-lit={place === page || undefined} />
            ))}
          </span>
        )}
        <span>
          {say('stage.places', {
            first: first + 1,
            last: first + shown.length,
            places: rows.length,
          })}
        </span>
        {house !== undefined && <span>{say('stage.house', { points: house.score })}</span>}
      </p>
    </>
  );
}

type SharesProps = Readonly<{
  rows: readonly StandingRow[];
  /** The number of films that are still to come. */
  left: number;
}>;

/** Compares the points of two players, as a bar and in a sentence. */
function Shares({ rows, left }: SharesProps) {
  const say = useMessages();
  const [first, second] = rows;
  if (first === undefined || second === undefined) return null;
  const sum = first.seat.score + second.seat.score;
  const points = first.seat.score - second.seat.score;
  return (
    <div className={styles.shares}>
      <div
        className={styles.bar}
        style={{ '--share': sum === 0 ? 0.5 : first.seat.score / sum }}
        aria-hidden
      />
      <p>
        {points === 0 ? say('stage.level') : say('stage.leads', { name: first.seat.name, points })}{' '}
        {left > 0 && say('stage.films-left', { films: left })}
      </p>
    </div>
  );
}

/** How long a page is shown, in milliseconds. */
const PAGE_MS = 5000;

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
function StageFilm({ film, answer, place, note }: StageFilmProps) {
  const say = useMessages();
  const { title, releaseYear: year, crew, cast = [] } = film;
  const directors = crew.filter(({ job }) => job === 'Director').map(({ name }) => name);
  const names = cast.slice(0, CAST_NAMED).map(({ name }) => name);
  return (
    <section
      className={stageFilmStyles.film}
      data-place={place}
      data-style={titleStyle(title)}
      aria-label={title}
    >
      {film.posterPath !== undefined && (
        <div className={stageFilmStyles.poster}>
          <Poster src={film.posterPath} title={title} place="stage" />
        </div>
      )}
      <p className={stageFilmStyles.figure} style={{ '--colour': colourVariable(answer) }}>
        {formatTenths(answer)}
      </p>
      <div className={stageFilmStyles.words}>
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
      <div className={stageFilmStyles.review}>
        <PickedReview reviews={coveredReviews(film.reviews)} />
      </div>
    </section>
  );
}
