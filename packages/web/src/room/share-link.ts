import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { copyText } from '../play/result/use-share-result.tsx';
import { useSavedData } from '../saved-data/use-saved-data.ts';
import { notify } from '../ui/news/notices.ts';

type CodeCover = Readonly<{
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

/** Copies a link and says so. If that fails, shows the link unless it `isSecret`. */
export function useLinkCopy(): (
  address: string,
  look?: Readonly<{ isSecret: boolean }>,
) => Promise<void> {
  const say = useMessages();
  return async (address, { isSecret } = { isSecret: false }) => {
    const isCopied = await copyText(address);
    if (isCopied) notify({ kind: 'news', text: say('room.link.copied') });
    else if (isSecret) notify({ kind: 'error', text: say('room.link.not-copied.hidden') });
    else notify({ kind: 'error', text: say('room.link.not-copied', { address }) });
  };
}
