import type { Avatar } from '@outoften/rules/player/avatar';
import { NUMBER_SETTINGS } from '@outoften/rules/room/lobby-settings';
import { useMessages } from '../../messages/use-messages.ts';
import { SeatBack } from '../../scores/guessers/seat-back.tsx';
import { BoardLetters } from '../../ui/house/board-letters.tsx';
import { BulbEdge } from '../../ui/house/bulb-edge.tsx';
import { Avatar as Picture } from '../../ui/pictures/avatar.tsx';
import { FreeSeat } from '../../ui/pictures/free-seat.tsx';
import styles from './friends-view.module.css';

/** Up to this many seats are drawn. */
const MOST_SEATS = 8;

type FriendsViewProps = Readonly<{
  roomName: string;
  host: Readonly<{ name: string; avatar: Avatar }>;
  seats: number;
}>;

/** A preview of the screen that friends see when they open the room's link. */
export function FriendsView({ roomName, host, seats }: FriendsViewProps) {
  const say = useMessages();
  const drawn = Math.min(MOST_SEATS, Math.max(NUMBER_SETTINGS.maxPlayers.least, seats || 0));
  return (
    <section className={styles.view} aria-labelledby="friends-heading">
      <h2 id="friends-heading">{say('lobby.preview')}</h2>
      <div className={styles.board}>
        <p>
          <BoardLetters text={roomName} />
        </p>
        <BulbEdge />
      </div>
      <div className={styles.host}>
        <Picture index={host.avatar} size={56} />
        <p>
          <strong>{say('lobby.preview.invites', { name: host.name })}</strong>
          <span>{say('lobby.preview.what')}</span>
        </p>
      </div>
      <ul className={styles.seats} aria-hidden>
        <li data-taken>
          <SeatBack avatar={host.avatar} mood={undefined} />
          <span>{host.name}</span>
        </li>
        {Array.from({ length: drawn - 1 }, (_, place) => (
          // Free seats are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <FreeSeat />
            <span>{say('lobby.free')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
