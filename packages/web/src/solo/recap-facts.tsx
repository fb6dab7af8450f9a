import { countSides, type PlayedFilm, summariseRun } from '@outoften/rules/solo-run';
import { formatTenths } from '../messages/format-tenths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { figureWords } from '../play/film-row.tsx';
import styles from './recap-facts.module.css';

/** What stood out in a run: its closest guess, and how its player and viewers agree. */
export function RecapFacts({ run }: Readonly<{ run: readonly PlayedFilm[] }>) {
  const say = useMessages();
  const summary = summariseRun(run);
  if (summary === undefined) return null;
  const { averageDistance, best } = summary;
  const distance = formatTenths(Math.round(averageDistance));
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{say('solo.recap.closest')}</dt>
        <dd>
          <strong lang="en">{best.title}</strong>
          <span>{figureWords(say, best)}</span>
        </dd>
      </div>
      <div>
        <dt>{say('solo.recap.viewers')}</dt>
        <dd>
          <strong>{say('solo.recap.average', { distance })}</strong>
          <span>{say('solo.recap.sides', countSides(run))}</span>
        </dd>
      </div>
    </dl>
  );
}
