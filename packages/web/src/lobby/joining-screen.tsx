import { parseRoomCode } from '@outoften/rules/room/room-code';
import { Link, Redirect, useSearchParams } from 'wouter';
import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { joinPath, useCodeCover } from '../room/room-link.ts';
import { keptSeats, owner } from '../room/use-room.ts';
import { useSession } from '../sign-in/use-session.ts';
import acts from '../ui/acts/text-act.module.css';
import { CodeField } from '../ui/fields/code-field.tsx';
import { PanelScreen } from '../ui/house/panel-screen.tsx';
import { Armchair, House } from '../ui/icons.ts';
import styles from './joining-screen.module.css';

/** The screen for typing a code. Links of earlier versions contain the code. */
export function JoiningScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const code = parseRoomCode(parameters.get('code') ?? '');
  if (code !== undefined) return <Redirect to={joinPath(code)} replace />;
  return (
    <PanelScreen heading={say('lobby.join.heading')}>
      <div className={styles.ways}>
        <CodeField
          look="dark"
          hint={say('lobby.join.rule')}
          act={say('shell.code.join')}
          onCode={(typed) => navigate(joinPath(typed))}
        />
        {/* Below the field, because it appears late and would otherwise move the button under a finger. */}
        <OwnSeats />
        <Link to="/game/home" className={acts.act}>
          <House size={20} aria-hidden />
          {say('lobby.back')}
        </Link>
      </div>
    </PanelScreen>
  );
}

/** Older seats are mostly in rooms that have closed. */
const MOST_SHOWN = 3;

/** Lists rooms in which this browser has a seat. Returning to one needs no code while it is open. */
function OwnSeats() {
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
