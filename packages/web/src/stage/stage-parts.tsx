import { joinableAs } from '@outoften/rules/room/view/view-joining';
import type { ProgressView } from '@outoften/rules/room/view/view-room';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import type { AudienceFigures } from '../room/room-state.ts';
import type { RoomPlay } from '../scores/rounds/room-play.ts';
import { CodeTiles } from '../ui/fields/code-tiles.tsx';
import { Wordmark } from '../ui/house/entrance.tsx';
import { QrSquare } from '../ui/pictures/qr-square.tsx';
import styles from './joining-board.module.css';
import stageBarStyles from './stage-bar.module.css';

type JoiningBoardProps = Readonly<{
  play: StagePlay;
  /** Large in the lobby, small in a corner of later scenes. */
  size?: 'small' | 'row' | 'wide' | 'column' | 'medium' | 'large';
  /** Shown above the invitation. */
  note?: string | undefined;
}>;

/** How to join: the code and a QR code. Nothing once no one can join. */
export function JoiningBoard({ play, size = 'medium', note }: JoiningBoardProps) {
  const say = useMessages();
  const { view, joinAddress } = play;
  const as = joinableAs(view);
  if (as === undefined) return null;
  const invitation = say(as === 'player' ? 'stage.join' : 'stage.join.audience');
  return (
    <section className={styles.board} data-size={size} aria-label={invitation}>
      <div className={styles.tiles}>
        <CodeTiles code={view.meta.code} label={say('stage.code')} />
      </div>
      <div className={styles.square}>
        <QrSquare
          text={joinAddress.url}
          label={say('stage.square', { address: joinAddress.url })}
        />
      </div>
      <p className={styles.words}>
        {note !== undefined && <span>{note}</span>}
        <strong>{invitation}</strong>
        {size === 'large' && <span>{say('stage.scan')}</span>}
        <span className={styles.address}>
          {joinAddress.host}
          <wbr />
          {'/join'}
        </span>
      </p>
    </section>
  );
}

/** A room as a television shows it. */
export type StagePlay<S extends ProgressView = ProgressView> = RoomPlay<S> &
  Readonly<{
    audience: AudienceFigures;
    /** The address for joining, as a link to scan and as a host name to read aloud. */
    joinAddress: Readonly<{ url: string; host: string }>;
  }>;

/** The top of every scene, with the room's name and phase. */
export function StageBar({ name, note }: Readonly<{ name: string; note: string | undefined }>) {
  return (
    <header className={stageBarStyles.bar}>
      <div className={stageBarStyles.sign}>
        <Wordmark label="Out of Ten" />
      </div>
      <p>
        <strong>{name}</strong>
        {note !== undefined && <span>{note}</span>}
      </p>
    </header>
  );
}

/**
 * Counts turns of one length as they pass, up to a number of them. Some may have been spent before the component
 * appeared. Lengths are in milliseconds.
 */
export function useTurns(
  count: number,
  { length, spent = 0 }: Readonly<{ length: number; spent?: number }>,
): number {
  const [{ turns, wait }, setState] = useState(() => {
    const first = Math.max(0, Math.floor(spent / length));
    return { turns: first, wait: (first + 1) * length - spent };
  });
  const isOver = turns >= count;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setState({ turns: turns + 1, wait: length }), wait);
    return () => clearTimeout(timer);
  }, [turns, wait, isOver, length]);
  return Math.min(turns, count);
}
