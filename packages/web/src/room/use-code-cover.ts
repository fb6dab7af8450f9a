import { useState } from 'react';
import { useSavedData } from '../saved-data/use-saved-data.ts';

export type CodeCover = Readonly<{
  /** The player wants codes hidden on this screen. */
  isWanted: boolean;
  /** The code is hidden at this moment. */
  isCovered: boolean;
  /** What makes a button lift the cover with one press, and put it back with the next. */
  toggle: Readonly<{ 'aria-pressed': boolean; onClick: () => void }>;
}>;

/** Keeps the room's code to itself on the screen of a player who streams it. */
export function useCodeCover(): CodeCover {
  const isWanted = useSavedData().data.settings.hidesRoomCode;
  const [isShown, setShown] = useState(false);
  return {
    isWanted,
    isCovered: isWanted && !isShown,
    toggle: { 'aria-pressed': isShown, onClick: () => setShown(!isShown) },
  };
}
