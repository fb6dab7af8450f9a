import { CODE_LENGTH, parseRoomCode } from '@outoften/rules/room/room-code';
import { DoorOpen, House } from 'lucide-react';
import { useId, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { joinPath } from '../room/room-address.ts';
import { useCodeCover } from '../room/use-code-cover.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import styles from './joining-screen.module.css';
import { KeptSeats } from './kept-seats.tsx';

/** Where a code is typed. Links of earlier versions have the code with them. */
export function JoiningScreen() {
  const [parameters] = useSearchParams();
  const code = parseRoomCode(parameters.get('code') ?? '');
  return code === undefined ? <CodeForm /> : <Navigate to={joinPath(code)} replace />;
}

function CodeForm() {
  const say = useMessages();
  const id = useId();
  const ruleId = useId();
  const navigate = useNavigate();
  const { isCovered } = useCodeCover();
  const [typed, setTyped] = useState('');
  const code = parseRoomCode(typed);
  const isWrong = code === undefined && typed.trim().length >= CODE_LENGTH;

  function join(): void {
    if (code !== undefined) navigate(joinPath(code));
  }

  return (
    <section className={styles.screen}>
      <BoardHeading text={say('lobby.join.heading')} />
      <div className={styles.panel}>
        <KeptSeats />
        <form action={join} className={styles.form}>
          <label htmlFor={id}>{say('lobby.join.code')}</label>
          <input
            id={id}
            className={styles.code}
            placeholder={say('lobby.join.placeholder')}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            aria-describedby={ruleId}
            data-covered={isCovered || undefined}
            aria-invalid={isWrong}
            value={typed}
            onChange={(event) => setTyped(shorten(event.currentTarget.value))}
          />
          <p id={ruleId} aria-live="polite" data-wrong={isWrong || undefined}>
            {say(isWrong ? 'lobby.join.wrong' : 'lobby.join.rule')}
          </p>
          <TicketButton
            kind="amber"
            wide
            type="submit"
            stub={<DoorOpen size={22} aria-hidden />}
            isDisabled={code === undefined}
          >
            {say('lobby.join.action')}
          </TicketButton>
        </form>
        <Link to="/game/home" className={styles.back}>
          <House size={20} aria-hidden />
          {say('lobby.back')}
        </Link>
      </div>
    </section>
  );
}

/** A link or an invitation that was pasted gives way to the code in it. */
function shorten(text: string): string {
  if (text.trim().length <= CODE_LENGTH + 2) return text;
  return parseRoomCode(text) ?? text;
}
