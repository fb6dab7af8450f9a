import { useMessages } from '../messages/use-messages.ts';
import type { HouseStanding } from '../scores/house-standing.ts';
import type { StandingRow } from '../scores/standing-rows.ts';
import { StandingsList } from '../scores/standings-list.tsx';
import { findHouseColumn } from './house-column.ts';
import { JoiningCorner } from './joining-corner.tsx';
import type { StagePlay } from './stage-play.ts';
import styles from './stage-standings.module.css';

type StageStandingsProps = Readonly<{
  play: StagePlay;
  rows: readonly StandingRow[];
  house: HouseStanding | undefined;
}>;

/** More rows than these can't be read from a sofa: the others look at their phones. */
const MOST_ROWS = 14;
/** More than these take two columns. */
const ROWS_IN_COLUMN = 7;

/** The standings for the whole room, in one column or two. */
export function StageStandings({ play, rows, house }: StageStandingsProps) {
  const say = useMessages();
  const shown = rows.slice(0, MOST_ROWS);
  const half = Math.ceil(shown.length / 2);
  const inFirst = shown.length <= ROWS_IN_COLUMN ? shown.length : half;
  const columns = [shown.slice(0, inFirst), shown.slice(inFirst)];
  const others = rows.length - shown.length;
  const houseColumn = findHouseColumn(columns, { house, others });
  return (
    <section className={styles.standings} aria-labelledby="standings">
      <JoiningCorner play={play} className={styles.joining} />
      <h1 id="standings">{say('stage.standings')}</h1>
      <div className={styles.columns}>
        {columns
          .filter((column, place) => column.length > 0 || place === 0)
          .map((column, place) => (
            <StandingsList
              // A column is its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
              key={place}
              rows={column}
              house={place === houseColumn ? house : undefined}
            />
          ))}
      </div>
      {others > 0 && <p className={styles.others}>{say('scores.others', { others })}</p>}
    </section>
  );
}
