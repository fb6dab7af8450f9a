import type { RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view-room';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import styles from './recap-round.module.css';
import { RoundGuesses } from './round-guesses.tsx';
import type { PlayedRound } from './round-play.ts';

type RecapRoundProps = Readonly<{
  round: PlayedRound;
  /** One's own; undefined without a part in the round. */
  result: RoundResult | undefined;
  seats: readonly SeatView[];
  own: SeatId | undefined;
}>;

/** A film with what it brought oneself, which opens to what it brought everybody. */
export function RecapRound({ round, result, seats, own }: RecapRoundProps) {
  const say = useMessages();
  // A long game of a hundred has thousands of guesses: those that nobody looks at are not in the page.
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.round} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.line}>
        <span className={styles.film} lang={round.title && 'en'}>
          {round.title ?? say('round.recap.round', { round: round.number })}
        </span>
        <span className={styles.figure}>
          <span className="visually-hidden">{say('play.audience')} </span>
          {formatTenths(round.answer)}
        </span>
        <OwnGuess result={result} />
        <span className={styles.figure}>
          <OwnPoints result={result} />
        </span>
        <ChevronDown size={20} className={styles.sign} aria-hidden />
      </summary>
      {isOpen && <RoundGuesses round={round} seats={seats} own={own} />}
    </details>
  );
}

function OwnGuess({ result }: Pick<RecapRoundProps, 'result'>) {
  const say = useMessages();
  if (result?.guess === undefined) {
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
      {formatTenths(result.guess)}
    </span>
  );
}

function OwnPoints({ result }: Pick<RecapRoundProps, 'result'>) {
  const say = useMessages();
  if (result === undefined) return <span aria-hidden>–</span>;
  const points = result.score.total;
  return (
    <>
      {points}
      <span className="visually-hidden"> {say('scores.points', { points })}</span>
    </>
  );
}
