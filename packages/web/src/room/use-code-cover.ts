import { type KeyboardEvent, useState } from 'react';
import { useSavedData } from '../saved-data/use-saved-data.ts';

export type CodeCover = Readonly<{
  /** The player wants codes hidden on this screen. */
  isWanted: boolean;
  /** The code is hidden at this moment. */
  isCovered: boolean;
  /** What a button does that lifts the cover while it is held. */
  holding: ReturnType<typeof holdingOf>;
}>;

/** Keeps the room's code to itself on the screen of somebody who streams it. */
export function useCodeCover(): CodeCover {
  const isWanted = useSavedData().data.settings.hidesRoomCode;
  const [isHeld, setHeld] = useState(false);
  return { isWanted, isCovered: isWanted && !isHeld, holding: holdingOf(setHeld) };
}

function holdingOf(setHeld: (isHeld: boolean) => void) {
  const letGo = () => setHeld(false);
  return {
    onPointerDown: () => setHeld(true),
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    // A long press opens no menu: it is what the button is for.
    onContextMenu: (event: Readonly<{ preventDefault: () => void }>) => event.preventDefault(),
    onKeyDown: ({ key }: KeyboardEvent) => (key === ' ' || key === 'Enter') && setHeld(true),
    onKeyUp: letGo,
    onBlur: letGo,
  };
}
