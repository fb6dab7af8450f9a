import { formatWhole } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useShareOfTime } from '../reveal/use-reveal.ts';
import type { StandingRow } from '../scores/standings/standing-rows.ts';
import { Move, Note, StandingPoints } from '../scores/standings/standings-list.tsx';
import { BrassPlate } from '../ui/house/brass-plate.tsx';
import { ArrowDown, ArrowUp } from '../ui/icons.ts';
import { isStill } from '../ui/page/browser-state.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { SeatPicture } from '../ui/pictures/seat-picture.tsx';
import { useTurns } from './stage-parts.tsx';
import styles from './stage-row.module.css';

type StageRowProps = Readonly<{
  row: StandingRow;
  slide: Slide | undefined;
  /** With two players, words replace the arrow. */
  isOfTwo: boolean;
  /** The leader's points. A bar shows the gap to them; undefined without room for one. */
  leader?: number | undefined;
}>;

/** A row of the standings, readable from three metres. */
export function StageRow({ row, slide, isOfTwo, leader = 0 }: StageRowProps) {
  const say = useMessages();
  const { rank, seat, climbed, result, plate } = row;
  const gain = result?.score.total ?? 0;
  const hasMoved = useTurns(isStill() ? 0 : 1, { length: OLD_ORDER_MS }) > 0 || isStill();
  const points = hasMoved ? seat.score : seat.score - gain;
  // No one has a place before the first points.
  const shown = hasMoved || result === undefined ? rank : climbed !== undefined && rank + climbed;
  return (
    <li
      className={styles.row}
      data-two={isOfTwo || undefined}
      data-away={seat.state === 'away' || undefined}
      style={{ '--rows': slide?.rows ?? 0, '--columns': slide?.columns ?? 0 }}
    >
      <span className={styles.rank}>
        {shown && <span className="visually-hidden">{say('scores.place', { rank: shown })}</span>}
        <span aria-hidden>{shown}</span>
      </span>
      {!isOfTwo && <span>{hasMoved && climbed !== undefined && <Move climbed={climbed} />}</span>}
      <span className={styles.face}>
        <SeatPicture face={seat.avatar} size={180} />
        {plate !== undefined && (
          <span className={styles.plate}>
            <BrassPlate number={plate} />
          </span>
        )}
      </span>
      <span className={styles.who}>
        <strong style={{ '--letters': seat.name.length }}>
          <PlayerName name={seat.name} />
        </strong>
        <span className={styles.notes}>
          {/* Two equal numbers side by side already show a shared place. */}
          <Note row={isOfTwo ? row : { ...row, isShared: false }} />
          {isOfTwo && hasMoved && climbed !== undefined && climbed !== 0 && (
            <Lead hasIt={climbed > 0} />
          )}
        </span>
        {!isOfTwo && leader > 0 && (
          <span className={styles.gap} style={{ '--share': points / leader }} aria-hidden />
        )}
      </span>
      <span className={styles.points}>
        <StandingPoints points={seat.score} gain={result?.score.total}>
          <CountedPoints from={seat.score - gain} to={points} />
          {result !== undefined && <span aria-hidden>{say('scores.gain', { points: gain })}</span>}
        </StandingPoints>
      </span>
    </li>
  );
}

function Lead({ hasIt }: Readonly<{ hasIt: boolean }>) {
  const say = useMessages();
  const Icon = hasIt ? ArrowUp : ArrowDown;
  return (
    <span className={styles.lead} data-way={hasIt ? 'up' : 'down'}>
      <Icon aria-hidden />
      {say(hasIt ? 'stage.lead.takes' : 'stage.lead.lost')}
    </span>
  );
}

/** How long the old order is shown, and how long points then count up, in milliseconds. */
const OLD_ORDER_MS = 500;
const COUNT_MS = 400;

/** Points that count up to their new value. */
function CountedPoints({ from, to }: Readonly<{ from: number; to: number }>) {
  const share = useShareOfTime(from !== to && !isStill(), COUNT_MS);
  const shown = isStill() ? to : Math.round(from + (to - from) * share);
  return <strong aria-hidden>{formatWhole(shown)}</strong>;
}

/** How far away a row was, in rows and columns of the grid; 0 if it stays. */
type Slide = Readonly<{ rows: number; columns: number }>;

/** Returns the earlier place of each row. New rows come from below. */
function placesBefore(rows: readonly StandingRow[]): ReadonlyMap<string, number> {
  const ordered = rows
    .map((row, place) => ({ row, place }))
    .toSorted((one, other) => before(one.row) - before(other.row) || one.place - other.place);
  return new Map(ordered.map(({ row }, place) => [row.seat.id, place]));
}

function before({ rank, climbed }: StandingRow): number {
  return climbed === undefined ? rank : rank + climbed;
}

/**
 * Returns from where each row of a page slides, by seat. A row that was on another page comes from the end of this one.
 *
 * @param first place of the page's first row among all rows, from 0
 * @param perColumn rows that stand below each other
 */
export function slidesOf(
  rows: readonly StandingRow[],
  { first, count, perColumn }: Readonly<{ first: number; count: number; perColumn: number }>,
): ReadonlyMap<string, Slide> {
  const places = placesBefore(rows);
  const shown = rows.slice(first, first + count);
  return new Map(
    shown.map(({ seat }, now) => {
      const was = Math.min(count, Math.max(0, (places.get(seat.id) ?? first + now) - first));
      return [
        seat.id,
        {
          rows: (was % perColumn) - (now % perColumn),
          columns: Math.floor(was / perColumn) - Math.floor(now / perColumn),
        },
      ];
    }),
  );
}
