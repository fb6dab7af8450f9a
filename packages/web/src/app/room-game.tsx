import { Redirect } from 'wouter';
import { AudienceRound } from '../audience/audience-round.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { FilmBlocks } from '../play/frames/before-film.tsx';
import { LeavingRoom } from '../room/leaving.tsx';
import { PendingMoveNotice } from '../room/notices.tsx';
import { EndedRoomScreen } from '../room/room-ended.tsx';
import { roomPath } from '../room/room-link.ts';
import { useRoomNotifications } from '../room/room-notifications.ts';
import type { InsideRoom } from '../room/room-state.ts';
import { useKeptAllowance } from '../room/use-request.ts';
import { useReturnToRoom, useRoom, useWakefulness } from '../room/use-room.ts';
import { PlayerRound } from '../round/player-round.tsx';

/** The game of this tab's room, for a player or a member of the audience. */
export function RoomGame() {
  const say = useMessages();
  const state = useRoom();
  useReturnToRoom();
  useRoomNotifications();
  useWakefulness();
  useKeptAllowance();
  const shownAt = roomPath(state);
  if (shownAt !== undefined && shownAt !== '/game/active') {
    return <Redirect to={shownAt} replace />;
  }
  switch (state.phase) {
    case 'outside':
    case 'waiting':
      return <Redirect to="/game/home" replace />;
    case 'entering':
      return (
        <>
          <PendingMoveNotice />
          <FilmBlocks header={<div />} heading={say('round.entering')} />
        </>
      );
    case 'ended':
      return <EndedRoomScreen state={state} />;
    case 'inside':
      return (
        <>
          <LeavingRoom state={state} />
          <Inside state={state} />
        </>
      );
  }
}

function Inside({ state }: Readonly<{ state: InsideRoom }>) {
  const { role } = state;
  switch (role.type) {
    case 'player':
      return <PlayerRound state={state} role={role} />;
    case 'audience':
      return <AudienceRound state={state} />;
    case 'stage':
      return <Redirect to="/game/home" replace />;
  }
}
