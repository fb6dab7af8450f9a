import { parseRoomCode } from '@outoften/rules/room/room-code';
import { Link, Redirect, useSearchParams } from 'wouter';
import { useNavigate } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { joinPath } from '../room/link/room-address.ts';
import acts from '../ui/acts/text-act.module.css';
import { CodeField } from '../ui/fields/code-field.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { House } from '../ui/icons.ts';
import styles from './joining-screen.module.css';
import { OwnSeats } from './own-seats.tsx';

/** The screen for typing a code. Links of earlier versions contain the code. */
export function JoiningScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const code = parseRoomCode(parameters.get('code') ?? '');
  if (code !== undefined) return <Redirect to={joinPath(code)} replace />;
  return (
    <section className={styles.screen}>
      <BoardHeading text={say('lobby.join.heading')} />
      <div className={styles.panel}>
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
    </section>
  );
}
