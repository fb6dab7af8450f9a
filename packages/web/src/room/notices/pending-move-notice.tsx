import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Hourglass } from '../../ui/icons.ts';
import { pauseIn } from '../inside-room.ts';
import type { MoveKind } from '../pending-moves.ts';
import { useIsServerAway, usePendingMoves, useRoom } from '../use-room.ts';
import styles from './connection-notice.module.css';

const WORDS = {
  seat: 'room.kept.seat',
  guess: 'room.kept.guess',
  hint: 'room.kept.hint',
  name: 'room.kept.name',
} as const satisfies Record<MoveKind, MessageId>;

const AWAY_WORDS = {
  seat: 'room.away.seat',
  guess: 'room.away.guess',
  hint: 'room.away.hint',
  name: 'room.away.name',
} as const satisfies Record<MoveKind, MessageId>;

/** Says that a move is pending and sent again. Empty while none is. */
export function PendingMoveNotice() {
  const say = useMessages();
  const isServerAway = useIsServerAway();
  const words = usePendingMoveWords(isServerAway ? AWAY_WORDS : WORDS);
  return (
    // Always there: screen readers only read changes of a region they know.
    <div role="status" className={styles.told}>
      {words !== undefined && (
        <div className={styles.notice}>
          <Hourglass size={22} className={styles.sign} aria-hidden />
          <p>
            {isServerAway && <strong>{say('room.away')} </strong>}
            {words}
          </p>
        </div>
      )}
    </div>
  );
}

/** Undefined while no move is pending. */
export function usePendingMoveWords(
  wordsOf: Readonly<Record<MoveKind, MessageId>> = WORDS,
): string | undefined {
  const say = useMessages();
  const kinds = new Set(usePendingMoves());
  const state = useRoom();
  if (kinds.size === 0) return undefined;
  const isPaused = state.phase === 'inside' && pauseIn(state.view) !== undefined;
  if (isPaused) return say('room.kept.paused');
  return [...kinds].map((kind) => say(wordsOf[kind])).join(' ');
}
