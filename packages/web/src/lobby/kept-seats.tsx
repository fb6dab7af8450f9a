import type { RoomCode } from '@outoften/rules/room/room-code';
import { Armchair } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';
import { useCodeCover } from '../room/use-code-cover.ts';
import { keptSeats, owner } from '../room/use-room.ts';
import { Spinner } from '../ui/spinner.tsx';
import styles from './kept-seats.module.css';

type KeptSeatsProps = Readonly<{
  /** The room that is being entered. */
  entering: RoomCode | undefined;
  comeBack: (code: RoomCode) => void;
}>;

/** Older seats are in rooms that are over, as a rule. */
const MOST_SHOWN = 3;

/** The rooms this browser had a seat in: coming back needs no code, as long as they are open. */
export function KeptSeats({ entering, comeBack }: KeptSeatsProps) {
  const say = useMessages();
  const { isCovered } = useCodeCover();
  const account = owner();
  const seats = account === undefined ? [] : keptSeats.list(account);
  if (seats.length === 0) return null;
  return (
    <section className={styles.kept} aria-labelledby="kept-heading">
      <h2 id="kept-heading">{say('lobby.join.kept')}</h2>
      <ul>
        {seats.slice(0, MOST_SHOWN).map(({ code, roomName }) => (
          <li key={code}>
            <button
              type="button"
              aria-disabled={entering !== undefined || undefined}
              onClick={() => entering === undefined && comeBack(code)}
            >
              {entering === code ? (
                <Spinner size={22} isLate />
              ) : (
                <Armchair size={22} aria-hidden />
              )}
              <span>
                <strong>{roomName === '' ? say('lobby.join.unnamed') : roomName}</strong>
                <span>
                  {isCovered ? say('lobby.code.hidden') : say('lobby.join.kept.code', { code })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
