import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

type StandingPointsProps = Readonly<{
  points: number;
  /** What the round brought; undefined between games. */
  gain: number | undefined;
  /** The same as it is seen. */
  children: ReactNode;
}>;

/** The points of a row of the standings, as one phrase for screen readers. */
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
