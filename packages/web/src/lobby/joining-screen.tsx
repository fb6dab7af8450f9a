import { CODE_LENGTH, parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { DoorOpen, House } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { dropInvitation, keepInvitation } from '../room/room-address.ts';
import { RoomEnded } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-path.ts';
import { useCodeCover } from '../room/use-code-cover.ts';
import { room, useRoom } from '../room/use-room.ts';
import { useSession } from '../sign-in/use-session.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import styles from './joining-screen.module.css';
import { KeptSeats } from './kept-seats.tsx';
import { PlayerGate } from './player-gate.tsx';

/** Where a code opens a room. */
export function JoiningScreen() {
  const say = useMessages();
  useKeptInvitation();
  return (
    <PlayerGate heading={say('lobby.join.heading')}>
      <Joining />
    </PlayerGate>
  );
}

/** Signing in and taking a name lead away from here: the code that somebody came with is kept until they are back. */
function useKeptInvitation(): void {
  const [parameters] = useSearchParams();
  const session = useSession();
  const player = usePlayer();
  const isKeptOut = session.type === 'none' || player.type === 'none';
  useEffect(() => {
    const code = parseRoomCode(parameters.get('code') ?? '');
    if (code !== undefined && isKeptOut) keepInvitation(sessionStorage, code);
  }, [parameters, isKeptOut]);
}

function Joining() {
  const state = useRoom();
  useEffect(() => stepOutUnlessIn, []);
  const path = roomPath(state);
  if (path !== undefined) return <Navigate to={path} replace />;
  const isWrongCode = state.phase === 'ended' && isAboutCode(state.ending);
  if (state.phase === 'ended' && !isWrongCode) return <RoomEnded state={state} />;
  return (
    <JoiningForm
      entering={state.phase === 'entering' ? state.code : undefined}
      wrongCode={isWrongCode ? state.code : undefined}
    />
  );
}

/** What came of a code is forgotten with the screen, unless it opened the room. */
function stepOutUnlessIn(): void {
  const { phase } = room.getState();
  if (phase === 'ended' || phase === 'entering') room.stepOut();
}

/** A code that leads nowhere is told where it was typed, so that it can be mended there. */
function isAboutCode(ending: Readonly<{ type: string; problem?: string }>): boolean {
  return ending.type === 'failed' && ending.problem === 'SESSION_NOT_FOUND';
}

type JoiningFormProps = Readonly<{
  entering: RoomCode | undefined;
  /** It led nowhere. */
  wrongCode: RoomCode | undefined;
}>;

function JoiningForm({ entering, wrongCode }: JoiningFormProps) {
  const say = useMessages();
  const id = useId();
  const ruleId = useId();
  const [parameters, setParameters] = useSearchParams();
  const { isCovered } = useCodeCover();
  const [typed, setTyped] = useState(() => parameters.get('code') ?? wrongCode ?? '');
  /** The kept seat that was pressed last, unless something was typed since. */
  const [pressed, setPressed] = useState<RoomCode>();
  const code = parseRoomCode(typed);
  const isGone = wrongCode !== undefined && pressed === wrongCode;
  const isWrong = !isGone && wrongCode !== undefined && code === wrongCode;
  const isTooLong = code === undefined && typed.trim().length >= CODE_LENGTH;

  function join(): void {
    if (code === undefined || entering !== undefined) return;
    setPressed(undefined);
    void room.enter(code);
  }

  function comeBack(seat: RoomCode): void {
    setPressed(seat);
    void room.enter(seat);
  }

  function type(text: string): void {
    setPressed(undefined);
    setTyped(shorten(text));
  }

  function ruleWords(): string {
    if (isGone) return say('lobby.join.gone');
    if (isWrong) return say('lobby.join.not-found', { code: wrongCode });
    return say(isTooLong ? 'lobby.join.wrong' : 'lobby.join.rule');
  }

  // Whoever sees this has come in with it.
  useEffect(() => dropInvitation(sessionStorage), []);
  // The browser's own line of address would tell it.
  useEffect(() => {
    if (isCovered && parameters.has('code')) setParameters({}, { replace: true });
  }, [isCovered, parameters, setParameters]);

  return (
    <section className={styles.screen}>
      <BoardHeading text={say('lobby.join.heading')} />
      <div className={styles.panel}>
        <KeptSeats entering={entering} comeBack={comeBack} />
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
            aria-invalid={isWrong || isTooLong}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <p
            id={ruleId}
            role={isGone || isWrong ? 'alert' : undefined}
            aria-live="polite"
            data-wrong={isGone || isWrong || isTooLong || undefined}
          >
            {ruleWords()}
          </p>
          <TicketButton
            kind="amber"
            wide
            type="submit"
            stub={<DoorOpen size={22} aria-hidden />}
            isDisabled={code === undefined || isWrong}
            isWorking={entering !== undefined && pressed === undefined}
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
