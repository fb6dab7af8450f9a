import { summarise } from '@outoften/rules/daily/daily-statistics';
import { readKeptDailies } from '@outoften/rules/daily/kept-dailies';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import type { SavedData } from '@outoften/rules/player/saved-data';
import { formatTenths } from '../messages/format-tenths.ts';
import { formatWhole } from '../messages/format-whole.ts';
import { type Say, useMessages } from '../messages/use-messages.ts';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { useTodaysNumber } from '../ui/page/use-todays-number.ts';
import part from './profile-part.module.css';
import styles from './statistics-part.module.css';

type Fact = Readonly<{ name: string; value: string }>;

/** Shows the statistics of the daily films that were played in this browser; nothing before the first. */
export function StatisticsPart() {
  const say = useMessages();
  const { data } = useSavedData();
  const today = useTodaysNumber();
  const facts = today === undefined ? [] : listFacts(say, data, today);
  if (facts.length === 0) return null;
  return (
    <section className={part.part} aria-labelledby="statistics">
      <h2 id="statistics">{say('player.statistics')}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns the known figures. None appears as zero before its first film. */
function listFacts(
  say: Say,
  { dleData, dailies }: SavedData,
  today: PuzzleNumber,
): readonly Fact[] {
  const { results } = readKeptDailies({ dleData, dailies });
  const { played, averageDistance, streaks } = summarise(results, today);
  const fact = (name: string, value: number | undefined): readonly Fact[] =>
    value === undefined || value === 0 ? [] : [{ name, value: formatWhole(value) }];
  return [
    ...fact(say('player.statistics.dailies'), played),
    ...(averageDistance === undefined
      ? []
      : [
          {
            name: say('player.statistics.distance'),
            value: formatTenths(Math.round(averageDistance)),
          },
        ]),
    ...fact(say('player.statistics.streak'), streaks.current.length),
    ...fact(say('player.statistics.best-streak'), streaks.best),
  ];
}
