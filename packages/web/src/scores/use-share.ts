import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { shareText } from '../play/share-text.ts';
import { notify } from '../ui/notices.ts';

type Sharing = Readonly<{
  share: () => Promise<void>;
  /** What is to be marked and copied by hand, where nothing else worked. */
  selectable: string | undefined;
}>;

/** Shares words with a link to the game, and tells what came of it. */
export function useShare(tell: () => string): Sharing {
  const say = useMessages();
  const [selectable, setSelectable] = useState<string>();

  async function share(): Promise<void> {
    const words = tell();
    const shared = await shareText(words, location.origin);
    if (shared === 'copied') notify({ kind: 'news', text: say('scores.share.copied') });
    if (shared === 'failed') setSelectable(`${words}\n${location.origin}`);
  }

  return { share, selectable };
}
