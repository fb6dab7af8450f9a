import { isSentOut } from '@outoften/rules/room/seats/let-back-in';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../../messages/use-messages.ts';
import { useRequest } from '../../room/notices/use-request.ts';
import { TextButton } from '../../ui/acts/text-button.tsx';
import { UserPlus } from '../../ui/icons.ts';
import { PlayerName } from '../../ui/pictures/player-name.tsx';
import { SeatPicture } from '../../ui/pictures/seat-picture.tsx';
import type { RoundPlay } from '../parts/round-play.ts';
import styles from './options.module.css';

/** Players who were removed or denied, with buttons to let them back in. Absent if there are none. */
export function SentOut({ view, acts }: Pick<RoundPlay, 'view' | 'acts'>) {
  const seats = view.seats.filter(isSentOut);
  const say = useMessages();
  if (seats.length === 0) return null;
  return (
    <section className={styles.sentOut} aria-labelledby="sent-out">
      <h3 id="sent-out">{say('room.sent-out')}</h3>
      <ul>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Player seat={seat} letBackIn={acts.letBackIn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlayerProps = Readonly<{ seat: SeatView }> & Pick<RoundPlay['acts'], 'letBackIn'>;

function Player({ seat, letBackIn }: PlayerProps) {
  const say = useMessages();
  const { isWaiting, send } = useRequest();
  return (
    <div className={styles.row}>
      <SeatPicture face={seat.avatar} size={36} />
      <p className={styles.words}>
        <strong>
          <PlayerName name={seat.name} />
        </strong>
        <small>{reasonOf(seat, say)}</small>
      </p>
      <TextButton
        icon={UserPlus}
        className={styles.end}
        isInert={isWaiting}
        label={say('room.sent-out.back.name', { name: seat.name })}
        onClick={() => void send(() => letBackIn(seat.id))}
      >
        {say('room.sent-out.back')}
      </TextButton>
    </div>
  );
}

/** For players who were removed in an earlier game, the round is unknown. */
function reasonOf(
  { state, reason, sentOutIn }: SeatView,
  say: ReturnType<typeof useMessages>,
): string {
  const isDenied = state === 'denied' && reason === 'by-host';
  if (sentOutIn === undefined) {
    if (reason === 'barred') return say('room.sent-out.barred');
    return say(isDenied ? 'room.sent-out.denied' : 'room.sent-out.removed');
  }
  const round = { round: sentOutIn };
  if (reason === 'barred') return say('room.sent-out.barred.in', round);
  return say(isDenied ? 'room.sent-out.denied.in' : 'room.sent-out.removed.in', round);
}
