/** What keeping a screen awake takes of the browser, which may refuse or not know how. */
export type WakeLockParts = Readonly<{
  request: (() => Promise<Readonly<{ release: () => Promise<void> }>>) | undefined;
  isVisible: () => boolean;
  /** Calls whenever the tab comes into sight or leaves it; returns what stops it. */
  onVisibility: (call: () => void) => () => void;
}>;

/** Keeps the screen from sleeping until it is let go. A browser lets go by itself when the tab leaves sight: it is asked again. */
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
      // A low battery, or a browser that has its reasons: the screen sleeps as it would anyway.
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
