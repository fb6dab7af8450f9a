import type { House } from '@outoften/rules/room/round';
import type { ClosedRoundView } from '@outoften/rules/room/view/view-room';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { playSound } from '../../audio/play-sound.ts';
import { COUNT_MS } from '../../reveal/timeline.ts';
import type { Reveal } from '../../reveal/use-reveal.ts';
import { useShareOfTime } from '../../reveal/use-reveal.ts';
import type { Players } from '../rounds/room-play.ts';
import {
  type HouseStanding,
  type StandingRow,
  standingRows,
  standingRowsBefore,
} from './standing-rows.ts';
import { StandingsList } from './standings-list.tsx';

type MovingStandingsProps = Players &
  Readonly<{
    reveal: Reveal;
    round: Pick<ClosedRoundView, 'number' | 'results' | 'house'>;
    /** The House after the round. */
    house: HouseStanding | undefined;
  }>;

/** How long the rows keep their old order after the reveal, and how long they then slide, in milliseconds. */
const STAND_MS = 500;
const SLIDE_MS = 600;

/**
 * The earlier standings until the reveal has ended. Then the rows slide to their new places and the points count up.
 */
export function MovingStandings({ reveal, seats, own, round, house }: MovingStandingsProps) {
  const { has, since, isJump } = reveal;
  const [hasMoved, setMoved] = useState(() => has('end') && (isJump || since('end') >= STAND_MS));
  const [isSettled] = useState(hasMoved);
  const list = useRef<HTMLDivElement>(null);
  const hasEnded = has('end');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read once the reveal has ended
  useEffect(() => {
    if (!hasEnded || hasMoved) return undefined;
    const timer = setTimeout(
      () => {
        setMoved(true);
        playSound('shuffle');
      },
      isJump ? STAND_MS : Math.max(0, STAND_MS - since('end')),
    );
    return () => clearTimeout(timer);
  }, [hasEnded, hasMoved]);

  useSlide(list, hasMoved);
  // The points count up once the rows have slid.
  const counted = useShareOfTime(hasMoved && !isSettled, COUNT_MS, () => -SLIDE_MS);
  const share = isSettled ? 1 : counted;

  const before = standingRowsBefore(seats, { own, round });
  const rows = hasMoved ? countUp(standingRows(seats, { own, round }), before, share) : before;
  return (
    <div ref={list} aria-busy={share < 1}>
      <StandingsList rows={rows} house={hasMoved ? house : houseBefore(house, round.house)} />
    </div>
  );
}

/** Returns the rows with points on their way from the old to the new ones. */
function countUp(
  rows: readonly StandingRow[],
  before: readonly StandingRow[],
  share: number,
): readonly StandingRow[] {
  if (share === 1) return rows;
  const earlier = new Map(before.map(({ seat }) => [seat.id, seat.score]));
  return rows.map((row) => {
    const from = earlier.get(row.seat.id) ?? row.seat.score;
    const score = Math.round(from + (row.seat.score - from) * share);
    return { ...row, seat: { ...row.seat, score } };
  });
}

/** Undefined if the House had not guessed before. */
function houseBefore(
  house: HouseStanding | undefined,
  added: House | undefined,
): HouseStanding | undefined {
  if (house === undefined || added === undefined) return house;
  const score = house.score - added.score;
  return score === 0 ? undefined : { ...house, score };
}

/** Slides the rows from their old places to the new ones. */
function useSlide(list: React.RefObject<HTMLElement | null>, hasMoved: boolean): void {
  const tops = useRef(new Map<Element, number>());
  const isSlid = useRef(hasMoved);
  useLayoutEffect(() => {
    const before = tops.current;
    const rows = [...(list.current?.querySelectorAll('li') ?? [])];
    tops.current = new Map(rows.map((row) => [row, row.offsetTop]));
    if (!hasMoved || isSlid.current) return;
    isSlid.current = true;
    for (const row of rows) {
      const from = before.get(row);
      if (from === undefined || from === row.offsetTop) continue;
      row.animate([{ translate: `0 ${from - row.offsetTop}px` }, { translate: '0' }], {
        duration: SLIDE_MS,
        easing: 'ease-out',
      });
    }
  });
}
