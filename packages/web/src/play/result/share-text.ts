/** What became of a text to share: handed to the system, on the clipboard, called off by the player, or neither possible. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Shares a text with a link and a picture if there is one, by the system's own dialog where there is one, else by the clipboard. */
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

/** False where the browser allows no writing to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
