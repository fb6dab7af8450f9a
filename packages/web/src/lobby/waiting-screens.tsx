import { Redirect } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { ConnectionNotice } from '../room/connection-notice.tsx';
import { LeavingRoom } from '../room/leaving-room.tsx';
import { PendingMoveNotice } from '../room/pending-move-notice.tsx';
import { EndedRoomScreen } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-path.ts';
import { useKeptAllowance } from '../room/use-kept-allowance.ts';
import { useReturnToRoom, useRoom, useWakefulness } from '../room/use-room.ts';
import { useRoomNotifications } from '../room/use-room-notifications.ts';
import { AtDoor } from './at-door.tsx';
import styles from './lobby.module.css';
import { Lobby } from './lobby.tsx';

/** The lobby with the host's controls in it. */
export function HostWaitingScreen() {
  return <WaitingScreen path="/game/host-waiting" />;
}

/** The lobby, or the wait for the host's decision. */
export function GuestWaitingScreen() {
  return <WaitingScreen path="/game/guest-waiting" />;
}

function WaitingScreen({ path }: Readonly<{ path: string }>) {
  const state = useRoom();
  useReturnToRoom();
  useWakefulness();
  useKeptAllowance();
  useRoomNotifications();
  const shownAt = roomPath(state);
  if (shownAt !== undefined && shownAt !== path) return <Redirect to={shownAt} replace />;
  switch (state.phase) {
    case 'outside':
      return <Redirect to="/game/home" replace />;
    case 'entering':
      return <EnteringRoom />;
    case 'ended':
      return <EndedRoomScreen state={state} />;
    case 'waiting':
      return (
        <>
          <ConnectionNotice />
          <AtDoor meta={state.view.meta} />
        </>
      );
    case 'inside':
      if (state.role.type === 'stage') return <Redirect to="/game/home" replace />;
      return (
        <>
          <ConnectionNotice />
          <LeavingRoom state={state} />
          <Lobby state={state} seat={state.role.seat} />
        </>
      );
  }
}

/** Placeholders in the layout of the lobby. */
function EnteringRoom() {
  const say = useMessages();
  return (
    <div className={styles.lobby}>
      <header className={styles.header} />
      <PendingMoveNotice />
      <main className={styles.blocks}>
        <h1 className="visually-hidden">{say('lobby.entering')}</h1>
        <div className={styles.blockBoard} />
        <div className={styles.blockWords} />
        <div className={styles.blockSeats} />
      </main>
    </div>
  );
}
