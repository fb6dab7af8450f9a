import { useState } from 'react';
import { TAB_ROOM_KEY } from '../room/tab-room.ts';
import { useIsLive } from '../ui/use-is-live.ts';
import { SCREENS } from './screens.ts';

/** The game that runs in this tab: that of its room, else the one played alone. A page made ahead of time has the latter. */
export function RunningGame() {
  return useIsLive() ? <LiveGame /> : <SCREENS.active />;
}

/** Decided once: a room that ends while it is shown tells of its end itself. */
function LiveGame() {
  const [isRoom] = useState(isTabInRoom);
  return isRoom ? <SCREENS.roomGame /> : <SCREENS.active />;
}

function isTabInRoom(): boolean {
  try {
    return window.sessionStorage.getItem(TAB_ROOM_KEY) !== null;
  } catch {
    return false;
  }
}
