import { Counter, Registry } from 'prom-client';
import { addFilmMetrics } from '../../films/film-metrics.ts';
import { addAccountMeters } from '../../identity/account-meters.ts';
import { addStoreMeter } from '../../platform/db/store-meter.ts';
import type { LimitName } from '../../platform/limits/address-limits.ts';
import type { CountFault } from '../../platform/report-fault.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '../../platform/security/security-log.ts';
import { addPlayerMeters } from '../../players/player-meters.ts';
import { addLiveMetrics } from '../../rooms/live/follow/live-metrics.ts';
import { addRoomMeters } from '../../rooms/room-meters.ts';

/** The server's counters and measurements, one part for each layer. */
export type Meters = Readonly<ReturnType<typeof createMeters>>;

/** Call it before anything that is measured exists. */
export function createMeters() {
  const registry = new Registry();
  const count = <Label extends string>(label: Label, name: string, help: string) =>
    new Counter({ name, help, labelNames: [label], registers: [registry] });
  const faults = count(
    'kind',
    'faults_total',
    'Faults of this server, and faults because a service was away, by kind',
  );
  const refusals = count(
    'limit',
    'limit_refusals_total',
    'Requests and connections that a limit refused, by limit',
  );
  const events = count(
    'event',
    'security_events_total',
    'Events that matter to security, by event',
  );
  const errors = count('code', 'graphql_errors_total', 'Errors in answers of GraphQL, by code');
  // Each counter starts at 0, so that the first event is an increase.
  for (const kind of ['unexpected', 'service-away']) faults.inc({ kind }, 0);
  for (const event of Object.keys(SECURITY_EVENTS)) events.inc({ event }, 0);
  const countFault: CountFault = (kind) => faults.inc({ kind });
  return {
    registry,
    store: addStoreMeter(registry),
    accounts: addAccountMeters(registry),
    films: addFilmMetrics(registry),
    players: addPlayerMeters(registry),
    rooms: addRoomMeters(registry),
    live: addLiveMetrics(registry),
    countFault,
    countRefusal: (limit: LimitName) => refusals.inc({ limit }),
    countEvent: (event: SecurityEvent) => events.inc({ event }),
    /** Counts an error in a GraphQL answer. */
    countError: (code: string) => errors.inc({ code }),
  };
}
