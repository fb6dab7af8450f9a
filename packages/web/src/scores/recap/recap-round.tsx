import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { FilmRow } from '../../play/film/film-row.tsx';
import { ChevronDown } from '../../ui/icons.ts';
import type { OwnTry } from './own-tally.ts';
import type { PlayedRound } from './played-round.ts';
import styles from './recap-round.module.css';
import { RoundGuesses } from './round-guesses.tsx';

type RecapRoundProps = Readonly<{
  round: PlayedRound;
  /** Undefined if the player had no part in the round. */
  ownTry: OwnTry | undefined;
  seats: readonly SeatView[];
  own: SeatId | undefined;
}>;

/** A film with the player's own points. It opens to show everyone's. */
export function RecapRound({ round, ownTry, seats, own }: RecapRoundProps) {
  const say = useMessages();
  const { number, title, poster, answer } = round;
  // A long game of a hundred players has thousands of guesses, so closed rounds are not rendered.
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.round} onToggle={(event) => setOpen(event.currentTarget.open)}>
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
