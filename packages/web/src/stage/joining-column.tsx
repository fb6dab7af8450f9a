import { joinableAs } from '@outoften/rules/room/view-joining';
import { JoiningBoard } from './joining-board.tsx';
import styles from './joining-column.module.css';
import type { StagePlay } from './stage-play.ts';

/** The way in, at the right of every scene. Once joining is closed only the address stays. */
export function JoiningColumn({ play: { view, joinAddress } }: Readonly<{ play: StagePlay }>) {
  const joinable = joinableAs(view);
  if (joinable === undefined) return <p className={styles.address}>{joinAddress.host}</p>;
  return (
    <JoiningBoard as={joinable} code={view.meta.code} joinAddress={joinAddress} size="column" />
  );
}
