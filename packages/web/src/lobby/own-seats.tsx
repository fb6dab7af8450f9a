import { Link } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { joinPath } from '../room/link/room-address.ts';
import { useCodeCover } from '../room/link/use-code-cover.ts';
import { keptSeats, owner } from '../room/use-room.ts';
import { useSession } from '../sign-in/use-session.ts';
import { Armchair } from '../ui/icons.ts';
import styles from './own-seats.module.css';

/** Older seats are mostly in rooms that have closed. */
const MOST_SHOWN = 3;

/** Lists rooms in which this browser has a seat. Returning to one needs no code while it is open. */
export function OwnSeats() {
  const say = useMessages();
  const { isCovered } = useCodeCover();
  // Prerendered pages show no seats, because they know no player.
  const isKnown = useSession().type !== 'unknown';
  const player = isKnown ? owner() : undefined;
  const seats = player === undefined ? [] : keptSeats.list(player);
  if (seats.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-heading">
      <h2 id="kept-heading">{say('lobby.join.kept')}</h2>
      <ul>
        {seats.slice(0, MOST_SHOWN).map(({ code, roomName }) => (
          <li key={code}>
            <Link to={joinPath(code)}>
              <Armchair size={22} aria-hidden />
              <span>
                <strong>{roomName === '' ? say('lobby.join.unnamed') : roomName}</strong>
                <span>
                  {isCovered ? say('lobby.code.hidden') : say('lobby.join.kept.code', { code })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
