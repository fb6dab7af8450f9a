import { useMessages } from '../messages/use-messages.ts';
import { copyText } from '../play/result/use-share-result.tsx';
import { notify } from '../ui/news/notices.ts';

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
