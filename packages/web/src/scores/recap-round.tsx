import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view-room';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { OwnTry } from './own-tally.ts';
import type { PlayedRound } from './played-round.ts';
import styles from './recap-round.module.css';
import { RoundGuesses } from './round-guesses.tsx';

type RecapRoundProps = Readonly<{
  round: PlayedRound;
  /** Undefined without a part in the round. */
  ownTry: OwnTry | undefined;
  seats: readonly SeatView[];
  own: SeatId | undefined;
}>;

/** A film with what it brought oneself, which opens to what it brought everybody. */
export function RecapRound({ round, ownTry, seats, own }: RecapRoundProps) {
  const say = useMessages();
  // A long game of a hundred has thousands of guesses: those that nobody looks at are not in the page.
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.round} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.line}>
        <span className={styles.film} lang={round.title && 'en'}>
          {round.title ?? say('scores.recap.round', { round: round.number })}
        </span>
        <span className={styles.figure}>
          <span className="visually-hidden">{say('play.audience')} </span>
          {formatTenths(round.answer)}
        </span>
        <OwnGuess ownTry={ownTry} />
        <span className={styles.figure}>
          <OwnPoints ownTry={ownTry} />
        </span>
        <ChevronDown size={20} className={styles.sign} aria-hidden />
      </summary>
      {isOpen && <RoundGuesses round={round} seats={seats} own={own} />}
    </details>
  );
}

function OwnGuess({ ownTry }: Pick<RecapRoundProps, 'ownTry'>) {
  const say = useMessages();
  if (ownTry?.guess === undefined) {
    return (
      <span className={styles.figure}>
        <span className="visually-hidden">{say('scores.note.no-guess')}</span>
        <span aria-hidden>–</span>
      </span>
    );
  }
  return (
    <span className={styles.figure}>
      <span className="visually-hidden">{say('scores.you')} </span>
      {formatTenths(ownTry.guess)}
    </span>
  );
}

function OwnPoints({ ownTry }: Pick<RecapRoundProps, 'ownTry'>) {
  const say = useMessages();
  if (ownTry === undefined) return <span aria-hidden>–</span>;
  const { points } = ownTry;
  return (
    <>
      {points}
      <span className="visually-hidden"> {say('scores.points', { points })}</span>
    </>
  );
}
