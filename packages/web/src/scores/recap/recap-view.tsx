import { distance } from '@outoften/rules/guessing/score';
import type { House } from '@outoften/rules/room/round';
import { type PlaceInRound, placesInRound } from '@outoften/rules/room/rounds/recap';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatTenths, formatWhole } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmRow } from '../../play/film/film-row.tsx';
import { ChevronDown, Users } from '../../ui/icons.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import type { Players } from '../rounds/room-play.ts';
import { offWords } from '../rounds/round-words.ts';
import { BeatHouseMark } from '../standings/standings-list.tsx';
import type { OwnTally, OwnTry, PlayedRound } from './played-round.ts';
import styles from './recap-view.module.css';
import roundGuessesStyles from './round-guesses.module.css';

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
  const { results, house } = round;
  const places = placesInRound(results);
  const ahead = house === undefined ? places : places.filter(isAheadOf(house));
  const row = (place: PlaceInRound) => (
    <SeatRow
      key={place.result.seat}
      place={place}
      seat={seats.find(({ id }) => id === place.result.seat)}
      isOwn={place.result.seat === own}
    />
  );
  return (
    <ol className={roundGuessesStyles.guesses}>
      {ahead.map(row)}
      {house !== undefined && <HouseRow house={house} answer={round.answer} />}
      {places.slice(ahead.length).map(row)}
    </ol>
  );
}

function isAheadOf(house: House) {
  return ({ result }: PlaceInRound) => result.score.total >= house.score;
}

function SeatRow({
  place: { rank, result },
  seat,
  isOwn,
}: Readonly<{ place: PlaceInRound; seat: SeatView | undefined; isOwn: boolean }>) {
  const say = useMessages();
  const name = seat?.name ?? '';
  const { guess, distance: off, beatHouse } = result;
  const points = result.score.total;
  return (
    <li className={roundGuessesStyles.row} data-own={isOwn || undefined}>
      <span className={roundGuessesStyles.rank}>
        <span className="visually-hidden">{say('scores.place', { rank })}</span>
        <span aria-hidden>{rank}</span>
      </span>
      <span className={roundGuessesStyles.face}>
        {seat && <SeatPicture face={seat.avatar} size={32} />}
      </span>
      <strong className={roundGuessesStyles.name}>
        <PlayerName name={isOwn ? say('scores.you-named', { name }) : name} />
      </strong>
      <span className={roundGuessesStyles.guess}>
        {guess === undefined ? <span aria-hidden>–</span> : formatTenths(guess)}
      </span>
      <span className={roundGuessesStyles.note}>
        {off === undefined ? say('scores.note.no-guess') : offWords(off, say)}
        {beatHouse && <BeatHouseMark />}
      </span>
      <Points points={points} />
    </li>
  );
}

/** The House's row. It takes no place. */
function HouseRow({ house, answer }: Readonly<{ house: House; answer: PlayedRound['answer'] }>) {
  const say = useMessages();
  return (
    <li className={roundGuessesStyles.row} data-house>
      <span className={roundGuessesStyles.rank} />
      <span className={roundGuessesStyles.face}>
        <span className={roundGuessesStyles.ring}>
          <Users size={18} aria-hidden />
        </span>
      </span>
      <strong className={roundGuessesStyles.name}>{say('scores.house')}</strong>
      <span className={roundGuessesStyles.guess}>{formatTenths(house.rating)}</span>
      <span className={roundGuessesStyles.note}>
        {offWords(distance(house.rating, answer), say)}
      </span>
      <Points points={house.score} />
    </li>
  );
}

function Points({ points }: Readonly<{ points: number }>) {
  const say = useMessages();
  return (
    <span className={roundGuessesStyles.points}>
      {say('scores.gain', { points })}
      <span className="visually-hidden"> {say('scores.points', { points })}</span>
    </span>
  );
}
