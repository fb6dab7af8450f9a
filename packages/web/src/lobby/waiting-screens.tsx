import { Redirect } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { useKeptAllowance } from '../room/allowance/use-kept-allowance.ts';
import { LeavingRoom } from '../room/ended/leaving-room.tsx';
import { EndedRoomScreen } from '../room/ended/room-ended.tsx';
import { ConnectionNotice } from '../room/notices/connection-notice.tsx';
import { PendingMoveNotice } from '../room/notices/pending-move-notice.tsx';
import { useRoomNotifications } from '../room/notices/use-room-notifications.ts';
import { roomPath } from '../room/room-path.ts';
import { useReturnToRoom, useRoom, useWakefulness } from '../room/use-room.ts';
import { AtDoor } from './waiting/at-door.tsx';
import styles from './waiting/lobby.module.css';
import { Lobby } from './waiting/lobby.tsx';

/** The lobby for a host. */
export function HostWaitingScreen() {
  return <WaitingScreen path="/game/host-waiting" />;
}

/** The lobby for a guest, or the screen on which a guest waits for the host's decision. */
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
