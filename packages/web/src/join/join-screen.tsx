import { parseRoomCode, type RoomCode } from '@outoften/rules/room/room-code';
import { useEffect } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { ownPlayer, usePlayer } from '../own-player/use-player.ts';
import { RoomEnded } from '../room/ended/room-ended.tsx';
import { dropInvitation, keepInvitation } from '../room/link/room-address.ts';
import { useCodeCover } from '../room/link/use-code-cover.ts';
import { PendingMoveNotice } from '../room/notices/pending-move-notice.tsx';
import { roomCode, roomPath } from '../room/room-path.ts';
import { keptSeats, owner, room, useRoom } from '../room/use-room.ts';
import { useSession } from '../sign-in/use-session.ts';
import { JoinForm } from './join-form.tsx';
import styles from './join-screen.module.css';
import { JoinTrouble } from './join-trouble.tsx';
import { NoPlace } from './no-place.tsx';
import { RoomShown } from './room-shown.tsx';
import { useInvitation } from './use-invitation.ts';

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
