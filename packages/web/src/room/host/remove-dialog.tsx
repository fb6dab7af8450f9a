import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useId } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import { TicketButton } from '../../ui/acts/ticket.tsx';
import { Ban, UserMinus } from '../../ui/icons.ts';
import { useRequest } from '../notices/use-request.ts';
import { room } from '../use-room.ts';
import styles from './remove-dialog.module.css';

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
          stub={<UserMinus size={20} aria-hidden />}
          isWorking={request.isWaiting}
          onClick={() => remove({ bar: false })}
        >
          {say('room.remove.action')}
        </TicketButton>
        <p>{say('room.bar.text')}</p>
        <TicketButton
          kind="velvet"
          wide
          stub={<Ban size={20} aria-hidden />}
          isWorking={request.isWaiting}
          onClick={() => remove({ bar: true })}
        >
          {say('room.bar.action')}
        </TicketButton>
      </div>
    </Sheet>
  );
}
