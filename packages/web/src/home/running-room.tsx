import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { keptSeats, owner } from '../room/use-room.ts';
import { SEATS_KEY } from '../saved-data/storage-keys.ts';
import { useStoredText } from '../saved-data/use-saved-data.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import styles from './running-room.module.css';

/** Link back to the last room, while this browser has a seat in it. */
export function RunningRoom() {
  const say = useMessages();
  const navigate = useNavigate();
  // Renders again at sign-in and sign-out, because seats belong to an account, and when another tab changes them.
  useSession();
  useStoredText(SEATS_KEY);
  const account = owner();
  const seat = account === undefined ? undefined : keptSeats.list(account)[0];
  if (seat === undefined) return null;
  return (
    <section className={styles.room} aria-labelledby="running-room">
      <div className={styles.words}>
        <h2 id="running-room">{seat.roomName === '' ? say('home.room.unnamed') : seat.roomName}</h2>
        <p>
          {seat.round === undefined
            ? say('home.room.kept')
            : say('home.room.round', { round: seat.round.number, rounds: seat.round.of })}
        </p>
      </div>
      <TicketButton kind="amber" onClick={() => navigate(`/join/${seat.code}`)}>
        {say('home.room.back')}
      </TicketButton>
    </section>
  );
}
