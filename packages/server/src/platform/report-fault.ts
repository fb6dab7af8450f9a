import { isOfAbsence } from './outside/absence.ts';

/** What counts faults. */
export type CountFault = (kind: FaultKind) => void;

/** A fault of the server's own, or one that came of a service being away. */
export type FaultKind = 'unexpected' | 'service-away';

export type FaultLog = Readonly<{
  error: (fields: object, message: string) => void;
  debug: (fields: object, message: string) => void;
}>;

/** Counts and logs a fault. The log is that of a request where one is given. */
export type ReportFault = (fault: unknown, log?: FaultLog) => void;

export function createFaultReport(log: () => FaultLog, count: CountFault): ReportFault {
  return (fault, own = log()) => {
    if (isOfAbsence(fault)) {
      // That it is away is logged once, when it goes.
      count('service-away');
      own.debug({ err: fault }, 'fault');
      return;
    }
    count('unexpected');
    own.error({ err: fault }, 'fault');
  };
}
