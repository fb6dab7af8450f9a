import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { notify } from '../../ui/news/notices.ts';
import { ShareSheet } from './share-sheet.tsx';
import { shareText } from './share-text.ts';

export type ResultToShare = Readonly<{
  words: string;
  url: string;
  /** Undefined where the server made none. */
  picture: Readonly<{ path: string; alt: string }> | undefined;
}>;

type Sharing = Readonly<{
  share: (result: ResultToShare) => Promise<void>;
  /** What is to be copied or saved by hand; renders nothing until then. */
  sheet: ReactNode;
}>;

/** Shares a result with its picture, and says how that went. */
export function useShareResult(): Sharing {
  const say = useMessages();
  const [left, setLeft] = useState<Readonly<{ result: ResultToShare; isCopied: boolean }>>();

  async function share(result: ResultToShare): Promise<void> {
    const { words, url, picture } = result;
    const file = picture && (await fetchShareableFile(picture.path));
    const shared = await shareText(words, url, file);
    const isCopied = shared === 'copied';
    if (isCopied && picture === undefined) notify({ kind: 'news', text: say('play.share.copied') });
    else if (isCopied || shared === 'failed') setLeft({ result, isCopied });
  }

  const sheet = left && <ShareSheet {...left} onClose={() => setLeft(undefined)} />;
  return { share, sheet };
}

/** A browser takes a later call to share as not asked for by the player. */
const PATIENCE_MS = 2_500;

/** The picture as a file for the system's dialog; undefined where that takes no files, or the picture does not come soon. */
async function fetchShareableFile(path: string): Promise<File | undefined> {
  if (!canShare(new File([], 'out-of-ten.png', { type: 'image/png' }))) return undefined;
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) return undefined;
    return new File([await answer.blob()], 'out-of-ten.png', { type: 'image/png' });
  } catch {
    return undefined;
  }
}

function canShare(file: File): boolean {
  return navigator.canShare?.({ files: [file] }) ?? false;
}
