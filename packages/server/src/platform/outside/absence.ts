/** Reports that a service this server needs can't be reached, or can be reached again. Each is reported once. */
export type ServiceNews = Readonly<
  | { type: 'away'; service: string; reason: string }
  | { type: 'back'; service: string; awayMs: number }
>;

export type TellService = (news: ServiceNews) => void;

export type Absence = ReturnType<typeof watchAbsence>;

/**
 * Knows from the outcome of requests whether a service can be reached.
 * @param parts the service's name for people, such as "PostgreSQL", and the time in milliseconds since 1970
 */
export function watchAbsence({
  service,
  now,
  tell,
}: Readonly<{ service: string; now: () => number; tell: TellService }>) {
  let since: number | undefined;
  return {
    /** The service did not answer. Marks the fault, so that it is not logged as well. */
    lose: (fault: unknown) => {
      markAway(fault);
      if (since !== undefined) return;
      since = now();
      tell({ type: 'away', service, reason: reasonOf(fault) });
    },
    /** The service answered. */
    end: () => {
      if (since === undefined) return;
      const awayMs = Math.max(0, now() - since);
      since = undefined;
      tell({ type: 'back', service, awayMs });
    },
    isAway: () => since !== undefined,
  };
}

const AWAY = Symbol('a service was away');

/** The longest chain of causes that is searched. */
const DEEPEST = 8;

/** Marks a fault as caused by another service, so that it is not logged as a fault of ours. */
export function markAway(fault: unknown): void {
  if (fault instanceof Error) Object.defineProperty(fault, AWAY, { value: true });
}

/** True for a fault caused by a service that is away, which has a log line of its own. */
export function isOfAbsence(fault: unknown): boolean {
  let each: unknown = fault;
  for (let depth = 0; depth < DEEPEST && each instanceof Error; depth++) {
    if (AWAY in each) return true;
    each = (each as Readonly<{ originalError?: unknown }>).originalError ?? each.cause;
  }
  return false;
}

/** Returns the system's code, such as ECONNREFUSED, or else the first line of the message. */
export function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return fault === undefined ? 'closed' : String(fault);
  const { code } = fault as NodeJS.ErrnoException;
  const isWord = typeof code === 'string' && /^E[A-Z]+$/.test(code);
  return isWord ? code : (fault.message.split('\n', 1)[0] ?? '');
}
