import { joinableAs } from '@outoften/rules/room/view-joining';
import { JoiningBoard } from './joining-board.tsx';
import type { StagePlay } from './stage-play.ts';

/** The code and its square in a column of their own, beside a result. Absent once nobody can join. */
export function JoiningCorner({
  play: { view, joinAddress },
  className,
}: Readonly<{ play: StagePlay; className: string | undefined }>) {
  const joinable = joinableAs(view);
  if (joinable === undefined) return null;
  return (
    <div className={className}>
      <JoiningBoard as={joinable} code={view.meta.code} joinAddress={joinAddress} size="small" />
    </div>
  );
}
