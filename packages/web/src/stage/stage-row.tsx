import { useEffect, useState } from 'react';
import { formatWhole } from '../messages/format-whole.ts';
import { useMessages } from '../messages/use-messages.ts';
import { StandingPoints } from '../scores/standings/standing-points.tsx';
import type { StandingRow } from '../scores/standings/standing-rows.ts';
import { Move, Note } from '../scores/standings/standings-list.tsx';
import { BrassPlate } from '../ui/house/brass-plate.tsx';
import { ArrowDown, ArrowUp } from '../ui/icons.ts';
import { isStill } from '../ui/page/is-still.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { SeatPicture } from '../ui/pictures/seat-picture.tsx';
import styles from './stage-row.module.css';
import type { Slide } from './standings-slide.ts';

type StageRowProps = Readonly<{
  row: StandingRow;
  slide: Slide | undefined;
  /** With two players, words replace the arrow. */
  isOfTwo: boolean;
}>;

/** A row of the standings, readable from three metres. */
export function StageRow({ row, slide, isOfTwo }: StageRowProps) {
  const say = useMessages();
  const { rank, seat, climbed, result, plate } = row;
  const gain = result?.score.total ?? 0;
  return (
    <li
      className={styles.row}
      data-two={isOfTwo || undefined}
      data-away={seat.state === 'away' || undefined}
      style={{ '--rows': slide?.rows ?? 0, '--columns': slide?.columns ?? 0 }}
    >
      <span className={styles.rank}>
        <span className="visually-hidden">{say('scores.place', { rank })}</span>
        <span aria-hidden>{rank}</span>
      </span>
      {!isOfTwo && <span>{climbed !== undefined && <Move climbed={climbed} />}</span>}
      <span className={styles.face}>
        <SeatPicture face={seat.avatar} size={180} />
        {plate !== undefined && (
          <span className={styles.plate}>
            <BrassPlate number={plate} />
          </span>
        )}
      </span>
      <span className={styles.who}>
        <strong>
          <PlayerName name={seat.name} />
        </strong>
        <span className={styles.notes}>
          {/* Two equal numbers side by side already show a shared place. */}
          <Note row={isOfTwo ? row : { ...row, isShared: false }} />
          {isOfTwo && climbed !== undefined && climbed !== 0 && <Lead hasIt={climbed > 0} />}
        </span>
      </span>
      <span className={styles.points}>
        <StandingPoints points={seat.score} gain={result?.score.total}>
          <CountedPoints from={seat.score - gain} to={seat.score} />
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

type CountedPointsProps = Readonly<{ from: number; to: number }>;

/** Points that count up once the rows begin to slide. */
function CountedPoints({ from, to }: CountedPointsProps) {
  const [shown, setShown] = useState(() => (isStill() ? to : from));
  useEffect(() => {
    if (isStill() || from === to) return undefined;
    let frame = 0;
    const timer = setTimeout(() => {
      const startedAt = performance.now();
      const count = () => {
        const share = Math.min(1, (performance.now() - startedAt) / COUNT_MS);
        setShown(Math.round(from + (to - from) * share));
        if (share < 1) frame = requestAnimationFrame(count);
      };
      count();
    }, OLD_ORDER_MS);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [from, to]);
  return <strong aria-hidden>{formatWhole(shown)}</strong>;
}
