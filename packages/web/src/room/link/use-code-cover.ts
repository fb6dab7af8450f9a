import { useState } from 'react';
import { useSavedData } from '../../saved-data/use-saved-data.ts';

export type CodeCover = Readonly<{
  /** The player wants codes hidden on this screen. */
  isWanted: boolean;
  /** The code is hidden at this moment. */
  isCovered: boolean;
  /** Props of the button that shows and hides the code. */
  toggle: Readonly<{ 'aria-pressed': boolean; onClick: () => void }>;
}>;

/** Hides the room's code on the screen of a player who streams. */
export function useCodeCover(): CodeCover {
  const isWanted = useSavedData().data.settings.hidesRoomCode;
  const [isShown, setShown] = useState(false);
  return {
    isWanted,
    isCovered: isWanted && !isShown,
    toggle: { 'aria-pressed': isShown, onClick: () => setShown(!isShown) },
  };
}
