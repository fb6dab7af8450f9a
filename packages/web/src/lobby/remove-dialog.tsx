import type { SeatView } from '@outoften/rules/room/view-room';
import { Ban, UserMinus } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { room } from '../room/use-room.ts';
import { useWish } from '../room/use-wish.ts';
import { Sheet } from '../ui/sheet.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import styles from './remove-dialog.module.css';

type RemoveDialogProps = Readonly<{ seat: SeatView; onClose: () => void }>;

/** Sends somebody out: with a way back, or without. */
export function RemoveDialog({ seat, onClose }: RemoveDialogProps) {
  const say = useMessages();
  const wish = useWish();

  async function remove(bar: boolean): Promise<void> {
    if (await wish.make(() => room.remove(seat.id, { bar }))) onClose();
  }

  return (
    <Sheet title={say('lobby.remove.heading', { name: seat.name })} onClose={onClose}>
      <div className={styles.ways}>
        <p>{say('lobby.remove.text')}</p>
        <TicketButton
          kind="paper"
          wide
          stub={<UserMinus size={20} aria-hidden />}
          isWorking={wish.isWaiting}
          onClick={() => remove(false)}
        >
          {say('lobby.remove.action')}
        </TicketButton>
        <p>{say('lobby.bar.text')}</p>
        <TicketButton
          kind="velvet"
          wide
          stub={<Ban size={20} aria-hidden />}
          isWorking={wish.isWaiting}
          onClick={() => remove(true)}
        >
          {say('lobby.bar.action')}
        </TicketButton>
      </div>
    </Sheet>
  );
}
