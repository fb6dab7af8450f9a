import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { notify } from '../../ui/news/notices.ts';
import { ShareSheet } from './share-sheet.tsx';
import { shareText } from './share-text.ts';

export type ResultToShare = Readonly<{
  words: string;
  url: string;
  /** Undefined if the server made no picture. */
  picture: Readonly<{ path: string; alt: string }> | undefined;
}>;

type Sharing = Readonly<{
  share: (result: ResultToShare) => Promise<void>;
  /** The sheet for copying or saving by hand. Renders nothing until it is needed. */
  sheet: ReactNode;
}>;

/** Shares a result with its picture, and shows whether that worked. */
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

/** If the call to share comes later after the press, the browser refuses it. */
const PATIENCE_MS = 2_500;

/**
 * Returns the picture as a file for the system's dialog; undefined if that accepts no files, or if the picture takes
 * too long.
 */
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
