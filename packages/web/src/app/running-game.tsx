import { useState } from 'react';
import { useIsLive } from '../ui/use-is-live.ts';
import { SCREENS } from './screens.ts';
import { isTabInRoom } from './tab-in-room.ts';

/** The game that runs in this tab: that of its room, else the one played alone. A page made ahead of time has the latter. */
export function RunningGame() {
  return useIsLive() ? <LiveGame /> : <SCREENS.active />;
}

/** Decided once: a room that ends while it is shown tells of its end itself. */
function LiveGame() {
  const [isRoom] = useState(isTabInRoom);
  return isRoom ? <SCREENS.roomGame /> : <SCREENS.active />;
}
