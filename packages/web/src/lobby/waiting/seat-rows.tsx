import type { SeatId } from '@outoften/rules/room/seat';
import type { RoomMeta, SeatView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { RemoveDialog } from '../../room/host/remove-dialog.tsx';
import { SeatBack } from '../../scores/guessers/seat-back.tsx';
import { UserMinus } from '../../ui/icons.ts';
import { useMediaQuery } from '../../ui/page/use-media-query.ts';
import { FreeSeat } from '../../ui/pictures/free-seat.tsx';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import styles from './seat-rows.module.css';

type SeatRowsProps = Readonly<{ seats: readonly SeatView[]; meta: RoomMeta; own: SeatId }>;

/** More free seats than this are counted, not drawn. A phone draws only as many as fill the last row. */
const MOST_FREE_DRAWN = 8;

/** All seats, taken ones first. */
export function SeatRows({ seats, meta, own }: SeatRowsProps) {
  const say = useMessages();
  const [removing, setRemoving] = useState<SeatView>();
  const isController = meta.controller === own;
  const free = Math.max(0, meta.settings.maxPlayers - seats.length);
  const isWide = useMediaQuery('(width >= 768px)');
  const filling = Math.min(free, (4 - (seats.length % 4)) % 4);
  const drawn = isWide && free <= MOST_FREE_DRAWN ? free : filling;
  return (
    <>
      <ul className={styles.rows}>
        {seats.map((seat) => (
          <li key={seat.id} className={styles.seat} data-own={seat.id === own || undefined}>
            <span className={styles.back}>
              <SeatBack avatar={seat.avatar} mood={seat.state === 'away' ? 'away' : undefined} />
            </span>
            <span className={styles.name}>
              <PlayerName name={seat.name} />
            </span>
            <SeatNote seat={seat} meta={meta} own={own} />
            {isController && seat.id !== own && seat.id !== meta.host && (
              <button
                type="button"
                className={styles.remove}
                aria-label={say('lobby.remove', { name: seat.name })}
                onClick={() => setRemoving(seat)}
              >
                <UserMinus size={18} aria-hidden />
              </button>
            )}
          </li>
        ))}
        {Array.from({ length: drawn }, (_, place) => (
          // Free seats are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place} className={styles.seat} data-free aria-hidden>
            <span className={styles.back}>
              <FreeSeat />
            </span>
            <span className={styles.name}>{say('lobby.free')}</span>
          </li>
        ))}
      </ul>
      {free > drawn && (
        <p className={styles.more}>{say('lobby.free.more', { free: free - drawn })}</p>
      )}
      {removing !== undefined && (
        <RemoveDialog seat={removing} onClose={() => setRemoving(undefined)} />
      )}
    </>
  );
}

function SeatNote({
  seat,
  meta,
  own,
}: Readonly<{ seat: SeatView }> & Omit<SeatRowsProps, 'seats'>) {
  const say = useMessages();
  const notes: MessageId[] = [];
  if (seat.id === meta.host) notes.push(seat.id === own ? 'lobby.host-you' : 'lobby.host');
  if (seat.id === meta.controller && seat.id !== meta.host) notes.push('lobby.deputy');
  if (seat.id === own && seat.id !== meta.host) notes.push('lobby.you');
  if (seat.state === 'away') notes.push('lobby.away');
  if (notes.length === 0) return null;
  return <span className={styles.note}>{notes.map((note) => say(note)).join(', ')}</span>;
}
