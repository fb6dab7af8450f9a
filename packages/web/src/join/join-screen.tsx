import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { useEffect } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import type { CallProblem } from '../api/graphql-client.ts';
import type { MessageId } from '../messages/i18n.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ownPlayer, usePlayer } from '../player/own-player.ts';
import { PendingMoveNotice } from '../room/notices.tsx';
import { endingWords, RoomEnded } from '../room/room-ended.tsx';
import {
  dropInvitation,
  keepInvitation,
  roomCode,
  roomPath,
  useCodeCover,
} from '../room/room-link.ts';
import type { Aim, Ending } from '../room/room-state.ts';
import { roomProblemMessage } from '../room/use-request.ts';
import { keptSeats, owner, room, useRoom } from '../room/use-room.ts';
import { useSession } from '../sign-in/use-session.ts';
import { TextButton, TextLink } from '../ui/acts/text-act.tsx';
import { TicketButton, TicketLink } from '../ui/acts/ticket.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import { Eye, House, LogIn, RotateCcw } from '../ui/icons.ts';
import { type Invitation, type JoinablePlace, useInvitation } from './invitation.ts';
import { JoinForm } from './join-form.tsx';
import styles from './join-screen.module.css';
import { RoomShown } from './room-shown.tsx';

/** The screen behind a room's link and QR code. It shows the room and offers a seat. */
export function JoinScreen() {
  const { code: text = '' } = useParams();
  const code = parseRoomCode(text);
  return (
    <div className={styles.page}>
      <JoinHeader code={code} />
      {code === undefined ? (
        <main className={styles.main}>
          <JoinTrouble problem="no-code" code={text} retry={undefined} />
        </main>
      ) : (
        // With a new key, nothing of the previous code's room remains.
        <Joining key={code} code={code} />
      )}
    </div>
  );
}

function JoinHeader({ code }: Readonly<{ code: RoomCode | undefined }>) {
  const say = useMessages();
  const session = useSession();
  function keepCode(): void {
    if (code !== undefined) keepInvitation(code);
  }
  return (
    <header className={styles.header}>
      <Link to="/game/home" className={styles.brand}>
        {say('product.name')}
      </Link>
      {session.type === 'none' && (
        <Link to="/game/login" className={styles.signIn} onClick={keepCode}>
          {say('join.sign-in')}
        </Link>
      )}
    </header>
  );
}

/** True once the session is known and the account's player was requested. */
function useIsKnown(): boolean {
  const session = useSession();
  const player = usePlayer();
  if (session.type === 'unknown') return false;
  return session.type === 'none' || (player.type !== 'unknown' && player.type !== 'loading');
}

function Joining({ code }: Readonly<{ code: RoomCode }>) {
  const state = useRoom();
  const player = usePlayer();
  const isKnown = useIsKnown();
  const isOwnRoom = roomCode(state) === code;
  const { state: invitation, reload } = useInvitation(code, isKnown);
  useReturnToSeat(code, isKnown);
  useCoveredAddress();
  useEffect(() => () => stepOutUnlessIn(), []);
  useEffect(() => dropInvitation(), []);

  const path = isOwnRoom ? roomPath(state) : undefined;
  if (path !== undefined) return <Redirect to={path} replace />;
  const failure = state.phase === 'ended' && isOwnRoom ? state.ending : undefined;
  if (failure !== undefined && failure.type !== 'failed' && state.phase === 'ended') {
    return <RoomEnded state={state} />;
  }
  // Only a new seat needs a player, not a kept one.
  if (player.type === 'failed' && state.phase !== 'entering') {
    return (
      <main className={styles.main}>
        <JoinTrouble
          problem={player.problem}
          code={code}
          retry={() => ownPlayer.load(player.subject)}
        />
      </main>
    );
  }
  if (invitation.type === 'failed') {
    return (
      <main className={styles.main}>
        <JoinTrouble problem={invitation.problem} code={code} retry={reload} />
      </main>
    );
  }
  const shown = invitation.type === 'open' ? invitation.invitation : undefined;
  const entering = isOwnRoom && state.phase === 'entering' ? state.aim : undefined;
  const isPlace = shown === undefined || shown.place === 'seat';
  return (
    <main className={styles.main}>
      <RoomShown invitation={shown} />
      <div className={styles.panel}>
        <PendingMoveNotice />
        {isPlace ? (
          <JoinForm
            code={code}
            invitation={shown}
            entering={entering}
            failure={failure?.type === 'failed' ? failure : undefined}
          />
        ) : (
          <NoPlace invitation={shown} entering={entering} failure={failure} reload={reload} />
        )}
      </div>
    </main>
  );
}

/** Takes this browser's own seat again, without a press. */
function useReturnToSeat(code: RoomCode, isKnown: boolean): void {
  useEffect(() => {
    const player = isKnown ? owner() : undefined;
    if (player === undefined) return;
    const state = room.getState();
    const isOwnRoom = roomCode(state) === code;
    if (isOwnRoom && roomPath(state) !== undefined) return;
    if (isOwnRoom && state.phase === 'entering') room.comeBackAfterReload();
    else if (keptSeats.find(player, code) !== undefined) void room.enter(code);
  }, [code, isKnown]);
}

const PREVIEW = 'meta[property^="og:"], meta[name^="twitter:"], link[rel=canonical]';

/** Removes a hidden code from the address bar and from the page's preview. */
function useCoveredAddress(): void {
  const { isCovered } = useCodeCover();
  useEffect(() => {
    if (!isCovered) return;
    history.replaceState(history.state, '', '/join');
    for (const part of document.querySelectorAll(PREVIEW)) part.remove();
  }, [isCovered]);
}

/** Forgets a failure when the player leaves the screen. */
function stepOutUnlessIn(): void {
  const { phase } = room.getState();
  if (phase === 'ended' || phase === 'entering') room.stepOut();
}

type JoinTroubleProps = Readonly<{
  problem: CallProblem;
  code: string;
  /** Undefined if another try would not help. */
  retry: (() => void) | undefined;
}>;

/** Says that no room has the code, or that the server cannot be reached. */
function JoinTrouble({ problem, code, retry }: JoinTroubleProps) {
  const say = useMessages();
  const isWrong = problem === 'SESSION_NOT_FOUND' || problem === 'no-code';
  return (
    <section className={styles.lost}>
      <BoardHeading text={say(isWrong ? 'join.wrong' : 'join.heading')} />
      <div className={styles.words}>
        <p role="alert">
          {isWrong ? say('join.wrong.text', { code }) : say(roomProblemMessage(problem))}
        </p>
        {isWrong || retry === undefined ? (
          <TicketLink kind="amber" wide to="/game/joining">
            {say('join.type')}
          </TicketLink>
        ) : (
          <TicketButton kind="amber" wide icon={RotateCcw} onClick={retry}>
            {say('join.again')}
          </TicketButton>
        )}
        <TextLink to="/game/home" icon={House}>
          {say('join.home')}
        </TextLink>
      </div>
    </section>
  );
}

type NoPlaceProps = Readonly<{
  invitation: Invitation;
  entering: Aim | undefined;
  failure: Ending | undefined;
  reload: () => void;
}>;

type Words = Readonly<{ heading: MessageId; text: MessageId }>;

const WORDS: Readonly<Record<Exclude<JoinablePlace, 'seat' | 'audience'>, Words>> = {
  full: { heading: 'join.full', text: 'join.full.wait' },
  'too-late': { heading: 'join.late', text: 'join.late.text' },
  'account-needed': { heading: 'join.account', text: 'join.account.text' },
};

/** Says why the room has no seat for the player, and what to do instead. */
function NoPlace({ invitation, entering, failure, reload }: NoPlaceProps) {
  const say = useMessages();
  const { place, isFull, audience } = invitation;
  const words = wordsFor(place, isFull);
  return (
    <div className={styles.words}>
      <h2>{say(words.heading)}</h2>
      <p>{say(words.text)}</p>
      {place === 'audience' && audience > 0 && <p>{say('join.watching', { audience })}</p>}
      {failure?.type === 'failed' && (
        <p className={styles.trouble} role="alert">
          {say(endingWords(failure).text)}
        </p>
      )}
      <Way invitation={invitation} isEntering={entering !== undefined} />
      <div className={styles.quiet}>
        {isFull && (
          <TextButton icon={RotateCcw} onClick={reload}>
            {say('join.look-again')}
          </TextButton>
        )}
        <TextLink to="/game/home" icon={House}>
          {say('join.home')}
        </TextLink>
      </div>
    </div>
  );
}

function wordsFor(place: JoinablePlace, isFull: boolean): Words {
  if (place !== 'audience' && place !== 'seat') return WORDS[place];
  return { heading: isFull ? 'join.full' : 'join.late', text: 'join.audience' };
}

type WayProps = Readonly<{ invitation: Invitation; isEntering: boolean }>;

function Way({ invitation: { place, code }, isEntering }: WayProps) {
  const say = useMessages();
  if (place === 'audience') {
    return (
      <TicketButton
        kind="amber"
        wide
        icon={Eye}
        iconSize={24}
        isWorking={isEntering}
        onClick={() => void room.enter(code, 'watch')}
      >
        {say('join.watch-along')}
      </TicketButton>
    );
  }
  if (place !== 'account-needed') return null;
  return (
    <TicketLink
      kind="amber"
      wide
      to="/game/login"
      icon={LogIn}
      onClick={() => keepInvitation(code)}
    >
      {say('join.sign-in')}
    </TicketLink>
  );
}
