import { useSound } from '../audio/use-sound.ts';
import { useMessages } from '../messages/use-messages.ts';
import { furthestWords } from '../scores/rounds/round-words.ts';
import type { HouseStanding } from '../scores/standings/house-standing.ts';
import type { StandingRow } from '../scores/standings/standing-rows.ts';
import { HouseRow } from '../scores/standings/standings-list.tsx';
import { JoiningBoard } from './joining-board.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageFilm } from './stage-film.tsx';
import type { StagePlay } from './stage-play.ts';
import { StageRow } from './stage-row.tsx';
import styles from './stage-standings.module.css';
import { slidesOf } from './standings-slide.ts';
import { useTurns } from './use-turns.ts';

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
