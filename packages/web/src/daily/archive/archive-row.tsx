import { type DailyResult, resultPoints } from '@outoften/rules/daily/daily-result';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { Link } from 'wouter';
import { useMessages } from '../../messages/use-messages.ts';
import { Check, Play } from '../../ui/icons.ts';
import { usePuzzleDate } from '../puzzle-date.ts';
import styles from './archive-row.module.css';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'long' };

const OPEN_WORDS = { begun: 'daily.archive.begun', guessed: 'daily.archive.guessed' } as const;

type ArchiveRowProps = Readonly<{
  number: PuzzleNumber;
  isToday: boolean;
  result: DailyResult | undefined;
  /** Undefined if it was not begun. */
  open: 'begun' | 'guessed' | undefined;
}>;

/** One daily film: its number, its date and the player's result. The whole row is a link. */
export function ArchiveRow({ number, isToday, result, open }: ArchiveRowProps) {
  const say = useMessages();
  const dayOf = usePuzzleDate(DAY);
  return (
    <Link to={`/game/daily/${number}`} className={styles.row}>
      <strong className={styles.number}>{number}</strong>
      <span className={styles.date}>{isToday ? say('daily.archive.today') : dayOf(number)}</span>
      {result === undefined ? (
        <span className={styles.open}>
          {open && <span className={styles.begun}>{say(OPEN_WORDS[open])}</span>}
          <span className="visually-hidden">{!open && say('daily.archive.play')}</span>
          <Play size={18} aria-hidden />
        </span>
      ) : (
        <span className={styles.done}>
          {say('daily.archive.points', { points: resultPoints(result) })}
          <Check size={20} aria-hidden />
          <span className="visually-hidden">{say('daily.archive.done')}</span>
        </span>
      )}
    </Link>
  );
}
