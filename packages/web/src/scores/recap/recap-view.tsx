import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatWhole } from '../../messages/format-whole.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ChevronDown } from '../../ui/icons.ts';
import type { OwnTally } from './own-tally.ts';
import type { PlayedRound } from './played-round.ts';
import { RecapRound } from './recap-round.tsx';
import styles from './recap-view.module.css';

/** How many films of a long game are shown at first. */
const FEW_FILMS = 4;

type RecapViewProps = Readonly<{
  played: readonly PlayedRound[];
  seats: readonly SeatView[];
  /** Undefined in the audience. */
  own: SeatId | undefined;
  /** Undefined for a viewer who did not play. */
  tally: OwnTally | undefined;
}>;

/** The recap of a game: every film. */
export function RecapView({ played, seats, own, tally }: RecapViewProps) {
  const say = useMessages();
  return (
    <section className={styles.recap} aria-labelledby="recap">
      <h2 id="recap">{say('scores.recap')}</h2>
      <PlayedFilms tally={tally} played={played} seats={seats} own={own} />
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
