import { CODE_LENGTH, parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { DoorOpen, House } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { usePlayer } from '../own-player/use-player.ts';
import { dropInvitation, keepInvitation } from '../room/room-address.ts';
import { RoomEnded } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-path.ts';
import type { Aim, RoomState } from '../room/room-state.ts';
import { useCodeCover } from '../room/use-code-cover.ts';
import { room, useRoom } from '../room/use-room.ts';
import { useSession } from '../sign-in/use-session.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { TicketButton } from '../ui/ticket.tsx';
import styles from './joining-screen.module.css';
import { KeptSeats } from './kept-seats.tsx';
import { PlayerGate } from './player-gate.tsx';
import { WatchButton } from './watch-button.tsx';

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
  const trouble = findTrouble(state);
  if (state.phase === 'ended' && trouble === undefined) return <RoomEnded state={state} />;
  return (
    <JoiningForm entering={state.phase === 'entering' ? state : undefined} trouble={trouble} />
  );
}

/** What came of a code is forgotten with the screen, unless it opened the room. */
function stepOutUnlessIn(): void {
  const { phase } = room.getState();
  if (phase === 'ended' || phase === 'entering') room.stepOut();
}

type CodeTrouble = Readonly<{ type: 'not-found' | 'no-audience' | 'no-seat'; code: RoomCode }>;

/** What is told where the code was typed, so that it can be mended there, or be used otherwise. */
function findTrouble(state: RoomState): CodeTrouble | undefined {
  if (state.phase !== 'ended' || state.ending.type !== 'failed') return undefined;
  const { code, ending } = state;
  if (code === undefined) return undefined;
  if (ending.problem === 'SESSION_NOT_FOUND') return { type: 'not-found', code };
  if (ending.problem === 'no-audience') return { type: 'no-audience', code };
  const mayWatch = ending.problem === 'left-for-good' && ending.aim === 'watch';
  return mayWatch ? { type: 'no-seat', code } : undefined;
}

type JoiningFormProps = Readonly<{
  entering: Extract<RoomState, { phase: 'entering' }> | undefined;
  trouble: CodeTrouble | undefined;
}>;

function JoiningForm({ entering, trouble }: JoiningFormProps) {
  const say = useMessages();
  const id = useId();
  const ruleId = useId();
  const [parameters, setParameters] = useSearchParams();
  const { isCovered } = useCodeCover();
  const [typed, setTyped] = useState(
    () => parameters.get('code') ?? (entering ?? trouble)?.code ?? '',
  );
  /** The kept seat that was pressed last, unless something was typed since. */
  const [pressed, setPressed] = useState<RoomCode>();
  const code = parseRoomCode(typed);
  const isNotFound = trouble?.type === 'not-found';
  const isGone = isNotFound && pressed === trouble.code;
  const isWrong = isNotFound && !isGone && code === trouble.code;
  const hasNoAudience = trouble?.type === 'no-audience' && code === trouble.code;
  const hasNoSeat = trouble?.type === 'no-seat' && code === trouble.code;
  const isTold = isGone || isWrong || hasNoAudience || hasNoSeat;
  const isTooLong = code === undefined && typed.trim().length >= CODE_LENGTH;

  function enter(aim: Aim): void {
    if (code === undefined || entering !== undefined) return;
    setPressed(undefined);
    void room.enter(code, aim);
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
    if (isWrong) return say('lobby.join.not-found', { code: trouble.code });
    if (hasNoAudience) return say('room.ended.no-audience');
    if (hasNoSeat) return say('lobby.join.left');
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
        <KeptSeats entering={entering?.code} comeBack={comeBack} />
        <form action={() => enter('play')} className={styles.form}>
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
            role={isTold ? 'alert' : undefined}
            aria-live="polite"
            data-wrong={isTold || isTooLong || undefined}
          >
            {ruleWords()}
          </p>
          <TicketButton
            kind="amber"
            wide
            type="submit"
            stub={<DoorOpen size={22} aria-hidden />}
            isDisabled={code === undefined || isWrong || hasNoSeat}
            isWorking={entering?.aim === 'play' && pressed === undefined}
          >
            {say('lobby.join.action')}
          </TicketButton>
          <WatchButton
            isDisabled={code === undefined || isWrong || hasNoAudience}
            isWorking={entering?.aim === 'watch'}
            watch={() => enter('watch')}
          />
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
