import { isSentOut } from '@outoften/rules/room/host/let-back-in';
import type { SeatView } from '@outoften/rules/room/view-room';
import type { MessageId } from '../../messages/i18n.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useWish } from '../../room/use-wish.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TicketButton } from '../../ui/ticket.tsx';
import type { RoundPlay } from '../round-play.ts';
import styles from './options.module.css';

/** The players who were sent out or turned away, to let them back in. Absent where there are none. */
export function SentOut({ view, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const say = useMessages();
  const { isWaiting, make } = useWish();
  const seats = view.seats.filter(isSentOut);
  if (seats.length === 0) return null;
  return (
    <section className={styles.sentOut} aria-labelledby="sent-out">
      <h3 id="sent-out">{say('room.sent-out')}</h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Avatar index={seat.avatar} size={32} />
            <span className={styles.name}>
              {seat.name}
              <small>{say(reasonOf(seat))}</small>
            </span>
            <TicketButton
              kind="paper"
              isWorking={isWaiting}
              aria-label={say('room.sent-out.back.name', { name: seat.name })}
              onClick={() => void make(() => acts.letBackIn(seat.id))}
            >
              {say('room.sent-out.back')}
            </TicketButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reasonOf({ reason }: SeatView): MessageId {
  if (reason === 'barred') return 'room.sent-out.barred';
  return reason === 'removed' ? 'room.sent-out.removed' : 'room.sent-out.denied';
}
