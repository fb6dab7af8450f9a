import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatWhole } from '../../messages/format-whole.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmRow } from '../../play/film/film-row.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import type { Players } from '../rounds/room-play.ts';
import type { OwnTally, OwnTry } from './own-tally.ts';
import type { PlayedRound } from './played-round.ts';
import styles from './recap-view.module.css';
import { RoundGuesses } from './round-guesses.tsx';

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
