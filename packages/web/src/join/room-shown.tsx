import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { useMessages } from '../messages/use-messages.ts';
import { SeatBack } from '../scores/guessers/seat-back.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { useSpoken } from '../ui/news/announcements.ts';
import { PlayerName } from '../ui/pictures/player-name.tsx';
import { FreeSeat, SeatPicture } from '../ui/pictures/seat-picture.tsx';
import type { Invitation } from './invitation.ts';
import styles from './room-shown.module.css';

/** More seats than these are counted, not drawn. */
const MOST_SEATS = 8;

type RoomShownProps = Readonly<{
  /** Undefined until it has loaded. Its space is reserved. */
  invitation: Invitation | undefined;
}>;

/** The room's host and players. */
export function RoomShown({ invitation }: RoomShownProps) {
  const say = useMessages();
  useSpoken(invitation === undefined ? say('join.loading') : undefined);
  if (invitation === undefined) {
    return (
      <section className={styles.room} data-loading>
        <BoardHeading text={say('join.loading')} />
        <div className={styles.block} />
        <div className={styles.blockSeats} />
      </section>
    );
  }
  const { roomName, host, players, seats } = invitation;
  return (
    <section className={styles.room}>
      <BoardHeading text={roomName} />
      <div className={styles.host}>
        <SeatPicture face={host?.avatar ?? FIRST_AVATAR} size={52} />
        <p>
          <strong>
            {host === undefined ? say('join.invited') : say('join.invites', { name: host.name })}
          </strong>
          <span>{say('join.what')}</span>
        </p>
      </div>
      <div className={styles.who}>
        <h2>{say('join.seats', { taken: players.length, seats })}</h2>
        <Seats invitation={invitation} />
      </div>
    </section>
  );
}

function Seats({ invitation: { players, seats } }: Readonly<{ invitation: Invitation }>) {
  const say = useMessages();
  const isMore = seats > MOST_SEATS;
  const shown = players.slice(0, isMore ? MOST_SEATS - 1 : MOST_SEATS);
  const places = (isMore ? MOST_SEATS - 1 : seats) - shown.length;
  return (
    <ul className={styles.seats}>
      {shown.map(({ name, avatar }) => (
        <li key={name} className={styles.seat}>
          <span className={styles.back}>
            <SeatBack avatar={avatar} mood={undefined} />
          </span>
          <span className={styles.name}>
            <PlayerName name={name} />
          </span>
        </li>
      ))}
      {Array.from({ length: places }, (_, place) => (
        // Free seats are all alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={place} className={styles.seat} aria-hidden>
          <span className={styles.back}>
            <FreeSeat />
          </span>
        </li>
      ))}
      {isMore && (
        <li className={styles.more}>{say('join.more', { more: seats - MOST_SEATS + 1 })}</li>
      )}
    </ul>
  );
}
