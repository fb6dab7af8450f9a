import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { type PlaceInRound, placesInRound } from '@outoften/rules/room/rounds/recap';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatTenths, formatWhole } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmRow } from '../../play/film/film-row.tsx';
import { ChevronDown, Users } from '../../ui/icons.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import type { Players } from '../rounds/room-play.ts';
import { offWords } from '../rounds/round-words.ts';
import { BeatHouseMark, Rank } from '../standings/standings-list.tsx';
import type { OwnTally, OwnTry, PlayedRound } from './played-round.ts';
import styles from './recap-view.module.css';
import guesses from './round-guesses.module.css';

/** How many films of a long game are shown at first. */
const FEW_FILMS = 4;

type RecapViewProps = Players &
  Readonly<{
    played: readonly PlayedRound[];
    /** Undefined for a viewer who did not play. */
    tally: OwnTally | undefined;
  }>;

/** The recap of a game: every film. */
export function RecapView({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{say('scores.recap')}</h2>
      <PlayedFilms {...{ played, seats, own, tally }} />
    </section>
  );
}

/**
 * All films with the player's own points, as a sum that adds up. A long game shows the first few until the player asks
 * for all.
 */
function PlayedFilms({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  const [showsAll, setShowsAll] = useState(played.length <= FEW_FILMS + 1);
  const list = useRef<HTMLOListElement>(null);
  const { given } = tally ?? {};
  const shown = showsAll ? played : played.slice(0, FEW_FILMS);

  function showAll(): void {
    // The button disappears, so the focus moves to the first film that appeared.
    flushSync(() => setShowsAll(true));
    list.current?.children[FEW_FILMS]?.querySelector('summary')?.focus();
  }

  return (
    <div className={styles.rounds}>
      {given !== undefined && (
        <SumLine name={say('scores.recap.given', { round: given.round })} points={given.points} />
      )}
      <ol ref={list}>
        {shown.map((each, place) => (
          <li key={each.number}>
            <RecapRound round={each} ownTry={tally?.tries[place]} seats={seats} own={own} />
          </li>
        ))}
      </ol>
      {!showsAll && (
        <button type="button" className={styles.more} onClick={showAll}>
          {say('scores.recap.more', { films: played.length - FEW_FILMS })}
          <ChevronDown size={20} aria-hidden />
        </button>
      )}
      {tally !== undefined && (
        <SumLine name={say('scores.recap.total')} points={tally.total} isTotal />
      )}
    </div>
  );
}

type SumLineProps = Readonly<{ name: string; points: number; isTotal?: boolean }>;

function SumLine({ name, points, isTotal }: SumLineProps) {
  const say = useMessages();
  return (
    <p className={styles.sum} data-total={isTotal || undefined}>
      <span>{name}</span>
      <strong>{formatWhole(points)}</strong>
      <span className="visually-hidden">{say('scores.points', { points })}</span>
    </p>
  );
}

type RecapRoundProps = Players &
  Readonly<{
    round: PlayedRound;
    /** Undefined if the player had no part in the round. */
    ownTry: OwnTry | undefined;
  }>;

/** A film with the player's own points. It opens to show everyone's. */
function RecapRound({ round, ownTry, seats, own }: RecapRoundProps) {
  const say = useMessages();
  const { number, title, poster, answer } = round;
  // A long game of a hundred players has thousands of guesses, so closed rounds are not rendered.
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.film} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.line}>
        <FilmRow
          title={title ?? ''}
          poster={poster}
          name={
            <strong lang={title && 'en'}>
              {title ?? say('scores.recap.round', { round: number })}
            </strong>
          }
          guess={ownTry?.guess}
          rating={answer}
          points={ownTry?.points}
        />
        <ChevronDown size={20} className={styles.sign} aria-hidden />
      </summary>
      {isOpen && <RoundGuesses round={round} seats={seats} own={own} />}
    </details>
  );
}

/** Shows everyone's guess in a round and its points, by place in that round, with the House among them. */
export function RoundGuesses({ round, seats, own }: Players & Readonly<{ round: PlayedRound }>) {
  const say = useMessages();
  const { results, house, answer } = round;
  const places = placesInRound(results);
  const ahead =
    house === undefined ? places : places.filter(({ result }) => result.score.total >= house.score);

  function rowOf({ rank, result }: PlaceInRound) {
    const seat = seats.find(({ id }) => id === result.seat);
    const name = seat?.name ?? '';
    const isOwn = result.seat === own;
    return (
      <GuessRow
        key={result.seat}
        {...{ rank, isOwn, answer, guess: result.guess }}
        face={seat && <SeatPicture face={seat.avatar} size={32} />}
        name={<PlayerName name={isOwn ? say('scores.you-named', { name }) : name} />}
        mark={result.beatHouse && <BeatHouseMark />}
        points={result.score.total}
      />
    );
  }

  return (
    <ol className={guesses.guesses}>
      {ahead.map(rowOf)}
      {house !== undefined && (
        <GuessRow
          // It takes no place.
          rank={undefined}
          face={
            <span className={guesses.ring}>
              <Users size={18} aria-hidden />
            </span>
          }
          name={say('scores.house')}
          {...{ answer, guess: house.rating, points: house.score }}
        />
      )}
      {places.slice(ahead.length).map(rowOf)}
    </ol>
  );
}

type GuessRowProps = Readonly<{
  /** Undefined for the House. */
  rank: number | undefined;
  isOwn?: boolean;
  face: ReactNode;
  name: ReactNode;
  /** Undefined without a guess. */
  guess: Rating | undefined;
  answer: Rating;
  mark?: ReactNode;
  points: number;
}>;

function GuessRow({ rank, isOwn, face, name, guess, answer, mark, points }: GuessRowProps) {
  const say = useMessages();
  return (
    <li
      className={guesses.row}
      data-own={isOwn || undefined}
      data-house={rank === undefined || undefined}
    >
      <span className={guesses.rank}>{rank !== undefined && <Rank rank={rank} />}</span>
      <span className={guesses.face}>{face}</span>
      <strong className={guesses.name}>{name}</strong>
      <span className={guesses.guess}>
        {guess === undefined ? <span aria-hidden>–</span> : formatTenths(guess)}
      </span>
      <span className={guesses.note}>
        {guess === undefined ? say('scores.note.no-guess') : offWords(distance(guess, answer), say)}
        {mark}
      </span>
      <span className={guesses.points}>
        {say('scores.gain', { points })}
        <span className="visually-hidden"> {say('scores.points', { points })}</span>
      </span>
    </li>
  );
}
