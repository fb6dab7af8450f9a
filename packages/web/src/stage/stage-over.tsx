import { titlesOf } from '@outoften/rules/room/rounds/titles';
import { joinableAs } from '@outoften/rules/room/view/view-joining';
import { useMessages } from '../messages/use-messages.ts';
import { PodiumHeading } from '../podium/podium-heading.tsx';
import { Podium } from '../podium/podium-view.tsx';
import { usePodium } from '../podium/use-podium.ts';
import { seatNote } from '../scores/recap/game-words.ts';
import type { Over } from '../scores/rounds/room-play.ts';
import {
  type HouseStanding,
  type StandingRow,
  standingRows,
} from '../scores/standings/standing-rows.ts';
import { StandingsList } from '../scores/standings/standings-list.tsx';
import { TitleList } from '../scores/titles/title-list.tsx';
import styles from './stage-over.module.css';
import { JoiningBoard, StageBar, type StagePlay, useTurns } from './stage-parts.tsx';

/** More rows do not fit below the winner, and fewer with the code below them. */
const MOST_ROWS = 5;
const MOST_WITH_CODE = 3;
/** How long each title is shown, in milliseconds. */
const TITLE_MS = 4000;

/** The end of a game: the podium step by step, the titles, then the players behind it and the code for a rematch. */
export function StageOver({ play }: Readonly<{ play: StagePlay<Over> }>) {
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
              {show.has('end') && <AfterPodium play={play} spent={show.sinceEnd()} />}
            </div>
          }
        />
      </section>
    </div>
  );
}

type AfterProps = Readonly<{
  play: StagePlay;
  /** Milliseconds since the end of the podium. */
  spent: number;
}>;

/** Shows one title after another. Then it invites to the rematch. */
function AfterPodium({ play, spent }: AfterProps) {
  const say = useMessages();
  const { view, played } = play;
  const titles = titlesOf(played, view.seats);
  const turn = useTurns(titles.length, { length: TITLE_MS, spent });
  const title = titles[turn];
  if (title !== undefined) {
    return (
      <div key={turn} className={styles.title}>
        <TitleList titles={[title]} seats={view.seats} own={undefined} />
      </div>
    );
  }
  // What the rematch's lobby will show.
  const lobby = { ...view, progress: { phase: 'lobby' } } as const;
  return (
    <>
      <Behind play={play} hasCode={joinableAs(lobby) !== undefined} />
      <JoiningBoard play={{ ...play, view: lobby }} size="wide" note={say('stage.join.rematch')} />
    </>
  );
}

/** Shows the players who are not on the podium. */
function Behind({
  play: { view, house },
  hasCode,
}: Readonly<{ play: StagePlay; hasCode: boolean }>) {
  const say = useMessages();
  const rows = standingRows(view.seats, { own: undefined, round: undefined }).filter(
    ({ rank }) => rank > 3,
  );
  if (rows.length === 0) return null;
  const shown = rows.slice(0, hasCode ? MOST_WITH_CODE : MOST_ROWS);
  const others = rows.length - shown.length;
  const hasHouse = findHouseColumn([shown], { house, others }) === 0;
  return (
    <section className={styles.standings} aria-label={say('stage.standings')}>
      <StandingsList rows={shown} house={hasHouse ? house : undefined} />
      {others > 0 && <p>{say('scores.others', { others })}</p>}
    </section>
  );
}

type Column = readonly Readonly<{ seat: Pick<StandingRow['seat'], 'score'> }>[];

/**
 * Returns the column of the standings with the House's row; -1 if there is none, or if it is beyond the rows that are
 * shown.
 */
export function findHouseColumn(
  columns: readonly Column[],
  { house, others }: Readonly<{ house: HouseStanding | undefined; others: number }>,
): number {
  if (house === undefined) return -1;
  const found = columns.findIndex((column) => column.some(({ seat }) => seat.score < house.score));
  if (found !== -1 || others > 0) return found;
  return columns.findLastIndex((column) => column.length > 0);
}
