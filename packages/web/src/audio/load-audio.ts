/** Loads and starts the audio code. If it cannot be loaded, the tab stays silent. */
export async function loadAudio(): Promise<void> {
  try {
    const { startAudio } = await import('./start-audio.ts');
    startAudio();
  } catch {
    // The game can be played without sound, because everything is shown too.
  }
}
