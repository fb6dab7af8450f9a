/** The kinds of warnings of a running server. */
export type RareWarning =
  | 'untrusted-forwarding'
  | 'other-address'
  | 'stripped-upgrade'
  | 'refused-upgrade'
  | 'too-many-sockets';

/** Logs each kind of warning at most once an hour, because every request may cause one. */
export type WarnRarely = (kind: RareWarning, message: string) => void;

const APART_MS = 60 * 60 * 1000;

export function createRareWarnings(warn: (message: string) => void, now: () => number): WarnRarely {
  const warnedAt = new Map<RareWarning, number>();
  return (kind, message) => {
    const before = warnedAt.get(kind);
    const time = now();
    if (before !== undefined && time - before < APART_MS) return;
    warnedAt.set(kind, time);
    warn(message);
  };
}
