import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../messages/use-messages.ts';
import { PodiumHeading } from '../podium/podium-heading.tsx';
import { Podium } from '../podium/podium-view.tsx';
import { usePodium } from '../podium/use-podium.ts';
import { seatNote } from '../scores/recap/game-words.ts';
import { standingRows } from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';
import { findHouseColumn } from './house-column.ts';
import { StageBar } from './stage-bar.tsx';
import styles from './stage-over.module.css';
import type { StagePlay } from './stage-play.ts';

/** More rows do not fit below the winner. */
const MOST_ROWS = 5;

/** The end of a game: the podium step by step, then the players behind it. */
export function StageOver({
  play,
}: Readonly<{ play: StagePlay<ProgressView & { phase: 'over' }> }>) {
  const say = useMessages();
  const { view, clock } = play;
  const { endedAt, rounds } = view.progress;
  const show = usePodium({ seats: view.seats, own: undefined, endedAt, clock, canSkip: false });
  return (
    <div className={styles.over}>
      <StageBar name={view.meta.name} note={say('stage.films', { films: rounds })} />
      <section className={styles.show} aria-labelledby="winner">
        <Podium
          isOnStage
          show={show}
          note={(seat) => seatNote(seat, say)}
          heading={
            <div className={styles.words}>
              <PodiumHeading show={show} />
              {show.has('end') && <Behind play={play} />}
            </div>
          }
        />
      </section>
    </div>
  );
}

/** Shows the players who are not on the podium. */
function Behind({ play: { view, house } }: Readonly<{ play: StagePlay }>) {
  const say = useMessages();
  const rows = standingRows(view.seats, { own: undefined, round: undefined }).filter(
    ({ rank }) => rank > 3,
  );
  if (rows.length === 0) return null;
  const shown = rows.slice(0, MOST_ROWS);
  const others = rows.length - shown.length;
  const hasHouse = findHouseColumn([shown], { house, others }) === 0;
  return (
    <section className={styles.standings} aria-label={say('stage.standings')}>
      <StandingsList rows={shown} house={hasHouse ? house : undefined} />
      {others > 0 && <p>{say('scores.others', { others })}</p>}
    </section>
  );
}
