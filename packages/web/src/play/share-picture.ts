/** A browser takes a later call to share as not asked for by the player. */
const PATIENCE_MS = 2_500;

/** The picture as a file for the system's dialog; undefined where that takes no files, or the picture does not come soon. */
export async function fetchShareableFile(path: string): Promise<File | undefined> {
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
