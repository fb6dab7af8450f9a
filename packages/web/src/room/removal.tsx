import type { SeatId } from '@outoften/rules/room/seat';
import { isTaken, type RoomView, type SeatView } from '@outoften/rules/room/view/view-room';
import { useId, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { Sheet } from '../ui/acts/sheet.tsx';
import acts from '../ui/acts/text-act.module.css';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { Ban, UserMinus } from '../ui/icons.ts';
import { useKeptFocus } from '../ui/page/focus.ts';
import { SeatPicture } from '../ui/pictures/seat-picture.tsx';
import styles from './removal.module.css';
import { useRequest } from './use-request.ts';
import { room } from './use-room.ts';

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

/** Removes a player, or bars them from the room. */
export function RemoveDialog({ seat, onClose }: Readonly<{ seat: SeatView; onClose: () => void }>) {
  const say = useMessages();
  const request = useRequest();
  const textId = useId();

  async function remove(way: Readonly<{ bar: boolean }>): Promise<void> {
    if (await request.send(() => room.remove(seat.id, way))) onClose();
  }

  return (
    <Sheet
      title={say('room.remove.heading', { name: seat.name })}
      describedBy={textId}
      onClose={onClose}
    >
      <div className={styles.ways}>
        <p id={textId}>{say('room.remove.text')}</p>
        <TicketButton
          kind="paper"
          wide
          icon={UserMinus}
          isWorking={request.isWaiting}
          onClick={() => remove({ bar: false })}
        >
          {say('room.remove.action')}
        </TicketButton>
        <p>{say('room.bar.text')}</p>
        <TicketButton
          kind="velvet"
          wide
          icon={Ban}
          isWorking={request.isWaiting}
          onClick={() => remove({ bar: true })}
        >
          {say('room.bar.action')}
        </TicketButton>
      </div>
    </Sheet>
  );
}
