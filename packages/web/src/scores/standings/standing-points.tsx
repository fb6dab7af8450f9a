import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

type StandingPointsProps = Readonly<{
  points: number;
  /** The points of the round; undefined between games. */
  gain: number | undefined;
  /** The points as they are shown. */
  children: ReactNode;
}>;

/** The points in a row of the standings, which screen readers read as one phrase. */
export function StandingPoints({ points, gain, children }: StandingPointsProps) {
  const say = useMessages();
  return (
    <>
      <span className="visually-hidden">
        {gain === undefined
          ? say('scores.podium.points', { points })
          : say('scores.points-and-gain', { points, gain })}
      </span>
      {children}
    </>
  );
}
