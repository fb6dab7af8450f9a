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
