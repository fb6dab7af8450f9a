import { isTaken, type RoomView, type SeatView } from '@outoften/rules/room/view-room';
import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './seat-removal.module.css';

type SeatRemovalProps = Readonly<{ view: Pick<RoomView, 'meta' | 'seats'>; own: string }>;

/** Whom a host can send out while a game runs. Nothing where there is nobody. */
export function SeatRemoval({ view: { meta, seats }, own }: SeatRemovalProps) {
  const say = useMessages();
  const kept = useKeptFocus<HTMLDetailsElement>();
  const [removing, setRemoving] = useState<SeatView>();
  const others = seats.filter((seat) => isTaken(seat) && seat.id !== own && seat.id !== meta.host);
  if (others.length === 0) return null;
  return (
    <details {...kept} className={styles.removal}>
      <summary>
        <UserMinus size={20} aria-hidden />
        {say('room.removal')}
      </summary>
      <ul>
        {others.map((seat) => (
          <li key={seat.id}>
            <button type="button" onClick={() => setRemoving(seat)}>
              <Avatar index={seat.avatar} size={32} />
              {seat.name}
            </button>
          </li>
        ))}
      </ul>
      {removing !== undefined && (
        <RemoveDialog seat={removing} onClose={() => setRemoving(undefined)} />
      )}
    </details>
  );
}
