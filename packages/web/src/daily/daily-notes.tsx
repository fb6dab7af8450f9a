import { Link } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { CalendarClock, Clock3 } from '../ui/icons.ts';
import styles from './daily-notes.module.css';
import type { DailyState } from './daily-store.ts';
import { usePuzzleDate, WHOLE_DATE } from './puzzle-date.ts';

type DailyNotesProps = Readonly<{
  state: Extract<DailyState, { phase: 'guessing' }>;
}>;

/** Notes that a player should read before playing this puzzle. On most days there are none. */
export function DailyNotes({ state }: DailyNotesProps) {
  const say = useMessages();
  const dateOf = usePuzzleDate(WHOLE_DATE);
  const { game, today, isClockWrong, unfinished } = state;
  const { number } = game.puzzle;
  const isArchived = game.begun === 'from-archive';
  const isLeft = unfinished !== undefined && unfinished !== number;
  if (!isArchived && !isClockWrong && !isLeft && number === today) return null;
  return (
    <ul className={styles.notes}>
      {isClockWrong && (
        <li>
          <Clock3 size={18} aria-hidden />
          <span>{say('daily.clock', { date: dateOf(today) })}</span>
        </li>
      )}
      {isArchived ? (
        <li>
          <CalendarClock size={18} aria-hidden />
          <span>{say('daily.archived', { date: dateOf(number) })}</span>
        </li>
      ) : (
        number !== today && (
          <li>
            <CalendarClock size={18} aria-hidden />
            <span>{say('daily.still-open', { date: dateOf(number) })}</span>
          </li>
        )
      )}
      {isLeft && (
        <li>
          <CalendarClock size={18} aria-hidden />
          <span>
            {say('daily.unfinished', { number: unfinished })}{' '}
            <Link to={`/game/daily/${unfinished}`}>{say('daily.finish-it')}</Link>
          </span>
        </li>
      )}
    </ul>
  );
}
