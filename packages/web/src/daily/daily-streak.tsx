import type { DailyResult } from '@outoften/rules/daily/daily-result';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { countStreaks } from '@outoften/rules/daily/streak';
import { useMessages } from '../messages/use-messages.ts';
import { useMinutesToNextDaily } from '../ui/use-minutes-to-next-daily.ts';
import styles from './daily-streak.module.css';

type DailyStreakProps = Readonly<{
  results: readonly DailyResult[];
  today: PuzzleNumber;
  /** True while today's film waits to be played: then there is no next one to wait for. */
  isTodayLeft: boolean;
}>;

/** How many days in a row were played, and when it goes on. */
export function DailyStreak({ results, today, isTodayLeft }: DailyStreakProps) {
  const say = useMessages();
  const minutes = useMinutesToNextDaily();
  const days = countStreaks(results, today).current.length;
  return (
    <div className={styles.streak}>
      {days > 0 && <h2>{say('daily.your-streak', { days })}</h2>}
      {!isTodayLeft && (
        <p>{say('daily.next-film', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</p>
      )}
    </div>
  );
}
