/** The browser's wake lock, which may be missing or refused. */
export type WakeLockParts = Readonly<{
  request: (() => Promise<Readonly<{ release: () => Promise<void> }>>) | undefined;
  isVisible: () => boolean;
  /** Calls back on each change of visibility. Returns a function that stops that. */
  onVisibility: (call: () => void) => () => void;
}>;

/**
 * Keeps the screen awake until the returned function is called. Browsers release the lock of a hidden tab, so it is
 * requested again.
 */
export function keepAwake({ request, isVisible, onVisibility }: WakeLockParts): () => void {
  if (request === undefined) return () => undefined;
  let isOver = false;
  let letGo: () => void = () => undefined;

  async function hold(): Promise<void> {
    if (isOver || !isVisible() || request === undefined) return;
    try {
      const lock = await request();
      letGo();
      letGo = () => void lock.release().catch(() => undefined);
      if (isOver) letGo();
    } catch {
      // Refused, for example because of a low battery. The screen may sleep.
    }
  }

  const stop = onVisibility(() => void hold());
  void hold();
  return () => {
    isOver = true;
    stop();
    letGo();
  };
}

export function browserWakeLock(): WakeLockParts {
  const { wakeLock } = navigator;
  return {
    request: wakeLock === undefined ? undefined : () => wakeLock.request('screen'),
    isVisible: () => document.visibilityState === 'visible',
    onVisibility: (call) => {
      document.addEventListener('visibilitychange', call);
      return () => document.removeEventListener('visibilitychange', call);
    },
  };
}
