import { isOfAbsence } from './outside/absence.ts';

/** Counts a fault. */
export type CountFault = (kind: FaultKind) => void;

/** A fault of this server, or one caused by a service that is away. */
export type FaultKind = 'unexpected' | 'service-away';

export type FaultLog = Readonly<{
  error: (fields: object, message: string) => void;
  debug: (fields: object, message: string) => void;
}>;

/** Counts and logs a fault. Writes to the log of a request if one is given. */
export type ReportFault = (fault: unknown, log?: FaultLog) => void;

export function createFaultReport(log: () => FaultLog, count: CountFault): ReportFault {
  return (fault, own = log()) => {
    if (isOfAbsence(fault)) {
      // The absence itself is logged once, when it begins.
      count('service-away');
      own.debug({ err: fault }, 'fault');
      return;
    }
    count('unexpected');
    own.error({ err: fault }, 'fault');
  };
}

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
