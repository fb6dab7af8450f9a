import type { RoomMeta } from '@outoften/rules/room/view/view-room';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useMessages } from '../messages/use-messages.ts';
import { LeavingRoom } from '../room/leaving.tsx';
import { ConnectionNotice, PendingMoveNotice } from '../room/notices.tsx';
import { EndedRoomScreen } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-link.ts';
import { useRoomNotifications } from '../room/room-notifications.ts';
import { useKeptAllowance } from '../room/use-request.ts';
import { room, useReturnToRoom, useRoom, useWakefulness } from '../room/use-room.ts';
import { TextButton } from '../ui/acts/text-act.tsx';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { Curtain } from '../ui/house/curtain.tsx';
import { Eye, LogOut } from '../ui/icons.ts';
import { useSpokenChange } from '../ui/news/announcements.ts';
import { useLostFocus } from '../ui/page/focus.ts';
import styles from './lobby.module.css';
import { Lobby } from './lobby.tsx';

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

/** The screen on which a player waits for the host's decision. */
function AtDoor({ meta }: Readonly<{ meta: RoomMeta }>) {
  const say = useMessages();
  const [isLeaving, setLeaving] = useState(false);
  const heading = useLostFocus<HTMLHeadingElement>();
  const text = say('lobby.door.text', { name: meta.name });
  useSpokenChange(text);

  async function leave(): Promise<void> {
    setLeaving(true);
    await room.leave();
  }

  return (
    <main className={styles.atDoorDoor}>
      <div className={styles.curtain}>
        <Curtain behind={undefined} />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {say('lobby.door.heading')}
      </h1>
      <p>{text}</p>
      <p className={styles.inside}>
        {say('lobby.door.inside', {
          players: meta.playersInside ?? 0,
          seats: meta.settings.maxPlayers,
        })}
      </p>
      <TicketButton kind="paper" icon={LogOut} isWorking={isLeaving} onClick={leave}>
        {say('lobby.door.withdraw')}
      </TicketButton>
      {meta.settings.isAudienceSession && !isLeaving && (
        <TextButton icon={Eye} onClick={() => room.watchInstead()}>
          {say('lobby.door.watch')}
        </TextButton>
      )}
    </main>
  );
}
