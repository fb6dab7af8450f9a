import { distance } from '@outoften/rules/guessing/score';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { NewsRow } from '../ui/house/readerboard.tsx';
import { useMinutesToNextDaily } from '../ui/page/use-minutes-to-next-daily.ts';
import styles from './daily-row.module.css';
import type { OwnDaily } from './use-daily-standing.ts';

/** Link to today's film, with its state: not begun, begun, or finished with points. */
export function DailyRow({ daily }: Readonly<{ daily: OwnDaily }>) {
  const say = useMessages();
  const minutes = useMinutesToNextDaily();
  const row = { text: say('home.daily'), to: '/game/daily' };
  if (daily === undefined) {
    return <NewsRow {...row} number="" news="" note={say('home.daily.note')} />;
  }
  const { today, standing } = daily;
  const number = say('home.daily.number', { number: today });
  switch (standing.state) {
    case 'waiting': {
      const { length } = standing.streaks.current;
      return (
        <NewsRow
          {...row}
          number={number}
          news={say('home.daily.waiting')}
          note={
            length === 0
              ? say('home.daily.first')
              : say('home.daily.streak', { streak: length + 1 })
          }
        />
      );
    }
    case 'begun':
      return (
        <NewsRow
          {...row}
          number={number}
          news={say('home.daily.begun')}
          note={say('home.daily.go-on')}
        />
      );
    case 'guessed':
      return (
        <NewsRow
          {...row}
          number={number}
          news={say('home.daily.guessed')}
          note={say('home.daily.answer')}
        />
      );
    case 'done': {
      const { result, points } = standing;
      const off = distance(result.guess, result.rating);
      return (
        <NewsRow
          {...row}
          number={number}
          news={
            off === 0
              ? say('home.daily.done.exact')
              : say('home.daily.done', { off: formatTenths(off) })
          }
          note={say('home.daily.next', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
          end={
            <span className={styles.stamp}>
              <b>{points}</b>
              {say('home.daily.points', { points })}
            </span>
          }
        />
      );
    }
  }
}
