import type { DailyResult } from '@outoften/rules/daily/daily-result';
import {
  type DistanceCount,
  type RecentDaily,
  summarise,
} from '@outoften/rules/daily/daily-statistics';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { useId } from 'react';
import { formatTenths } from '../messages/format-tenths.ts';
import type { MessageId } from '../messages/i18n.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import styles from './own-dailies.module.css';

type OwnDailiesProps = Readonly<{ results: readonly DailyResult[]; today: PuzzleNumber }>;

const RECENT_WORDS = {
  played: 'daily.recent.played',
  forgiven: 'daily.recent.forgiven',
  missed: 'daily.recent.missed',
  open: 'daily.recent.open',
} satisfies Record<RecentDaily['state'], MessageId>;

/** The statistics of this browser's dailies, with a bulb for each of the last days and a bar for each distance. */
export function OwnDailies({ results, today }: OwnDailiesProps) {
  const say = useMessages();
  const heading = useId();
  const { played, averageDistance = 0, distribution, streaks, recent } = summarise(results, today);
  const { current, best } = streaks;
  const average = formatTenths(averageDistance);
  return (
    <section className={styles.dailies} aria-labelledby={heading}>
      <h2 id={heading}>{say('daily.statistics')}</h2>
      <p>{say('daily.played', { played, average })}</p>
      <p>{say('daily.streak', { length: current.length, best })}</p>
      <ul className={styles.recent} aria-label={say('daily.recent')}>
        {recent.map(({ number, state }) => (
          <li key={number} data-state={state}>
            <span className="visually-hidden">{say(RECENT_WORDS[state], { number })}</span>
          </li>
        ))}
      </ul>
      {current.forgiven.length > 0 && (
        <p>{say('daily.forgiven', { count: current.forgiven.length })}</p>
      )}
      {played >= ENOUGH_FOR_BARS && (
        <dl className={styles.bars}>
          {distribution.map((bar) => (
            <div key={bar.to}>
              <dt>{barWords(say, bar)}</dt>
              <dd>
                <span
                  className={styles.bar}
                  style={{ '--share': bar.count / Math.max(1, played) }}
                />
                {bar.count}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** Bars for fewer dailies would say nothing. */
const ENOUGH_FOR_BARS = 3;

/** From this distance on a guess earns nothing, in tenths. */
const BEYOND = 20;

function barWords(say: Say, { from, to }: DistanceCount): string {
  if (to === 0) return say('daily.bar.exact');
  if (from >= BEYOND) return say('daily.bar.beyond');
  return say('daily.bar.to', { to: formatTenths(to) });
}
