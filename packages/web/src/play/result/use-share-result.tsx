import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Sheet } from '../../ui/acts/sheet.tsx';
import acts from '../../ui/acts/text-act.module.css';
import { Download } from '../../ui/icons.ts';
import { notify } from '../../ui/news/notices.ts';
import styles from './use-share-result.module.css';

type ResultToShare = Readonly<{
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

type ShareSheetProps = Readonly<{ result: ResultToShare; isCopied: boolean; onClose: () => void }>;

/** Shown if the system could not share a result: the picture to save, and the text if it could not be copied either. */
function ShareSheet({ result, isCopied, onClose }: ShareSheetProps) {
  const say = useMessages();
  const { words, url, picture } = result;
  return (
    <Sheet title={say('play.share')} onClose={onClose}>
      <div className={styles.share}>
        {picture !== undefined && (
          <img src={picture.path} width={1200} height={630} alt={picture.alt} />
        )}
        {isCopied ? (
          <p>{say('play.share.is-copied')}</p>
        ) : (
          <label>
            {say('play.share.by-hand')}
            <textarea
              readOnly
              rows={5}
              value={`${words}\n${url}`}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
        {picture !== undefined && (
          <a className={`${acts.act} ${styles.save}`} href={picture.path} download="out-of-ten.png">
            <Download size={20} aria-hidden />
            {say('play.share.save')}
          </a>
        )}
      </div>
    </Sheet>
  );
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

/** The outcome of sharing: through the system, through the clipboard, cancelled by the player, or failed. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/**
 * Shares a text with a link and a picture: through the system's dialog if there is one, or else through the clipboard.
 */
export async function shareText(text: string, url: string, picture?: File): Promise<Shared> {
  if (navigator.share !== undefined) {
    try {
      await navigator.share(
        picture === undefined ? { text, url } : { text, url, files: [picture] },
      );
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  return (await copyText(`${text}\n${url}`)) ? 'copied' : 'failed';
}

/** Resolves to false if the browser does not allow that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
