import type { SeatId } from '@outoften/rules/room/seat';
import { isTaken, type RoomView } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import acts from '../../ui/acts/text-act.module.css';
import { UserMinus } from '../../ui/icons.ts';
import { useKeptFocus } from '../../ui/page/use-kept-focus.ts';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import styles from './seat-removal.module.css';

type SeatRemovalProps = Readonly<{ view: Pick<RoomView, 'meta' | 'seats'>; own: string }>;

/** The players whom a host can remove during a game. Renders nothing if there are none. */
export function SeatRemoval({ view: { meta, seats }, own }: SeatRemovalProps) {
  const say = useMessages();
  const kept = useKeptFocus<HTMLDetailsElement>();
  const [wanted, setWanted] = useState<SeatId>();
  const others = seats.filter((seat) => isTaken(seat) && seat.id !== own && seat.id !== meta.host);
  const removing = others.find(({ id }) => id === wanted);
  // If the player comes back, the question must not appear again.
  if (wanted !== undefined && removing === undefined) setWanted(undefined);
  if (others.length === 0) return null;
  return (
    <>
      <details {...kept} className={styles.removal}>
        <summary className={acts.act}>
          <UserMinus size={20} aria-hidden />
          {say('room.removal')}
        </summary>
        <ul>
          {others.map((seat) => (
            <li key={seat.id}>
              <button type="button" onClick={() => setWanted(seat.id)}>
                <SeatPicture face={seat.avatar} size={32} />
                {seat.name}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {removing !== undefined && (
        <RemoveDialog seat={removing} onClose={() => setWanted(undefined)} />
      )}
    </>
  );
}
