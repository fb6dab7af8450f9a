/** Fetches what lets this tab be heard. A tab that can't have it stays silent. */
export async function loadAudio(): Promise<void> {
  try {
    const { startAudio } = await import('./start-audio.ts');
    startAudio();
  } catch {
    // Every sound has something to be seen beside it.
  }
}
