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
