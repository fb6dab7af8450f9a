import { Counter, Registry } from 'prom-client';
import { addFilmMetrics, type FilmMetrics } from '../../films/film-metrics.ts';
import { type AccountMeters, addAccountMeters } from '../../identity/account-meters.ts';
import { addStoreMeter, type StoreMeter } from '../../platform/db/store-meter.ts';
import type { LimitName } from '../../platform/limits/limit-name.ts';
import type { CountFault } from '../../platform/report-fault.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '../../platform/security/security-log.ts';
import { addPlayerMeters, type PlayerMeters } from '../../players/player-meters.ts';
import { addLiveMetrics, type LiveMetrics } from '../../rooms/live/follow/live-metrics.ts';
import { addRoomMeters, type RoomMeters } from '../../rooms/room-meters.ts';

/** The server's counters and measurements, one part for each layer. */
export type Meters = Readonly<{
  registry: Registry;
  store: StoreMeter;
  accounts: AccountMeters;
  films: FilmMetrics;
  players: PlayerMeters;
  rooms: RoomMeters;
  live: LiveMetrics;
  countFault: CountFault;
  countRefusal: (limit: LimitName) => void;
  countEvent: (event: SecurityEvent) => void;
  /** Counts an error in a GraphQL answer. */
  countError: (code: string) => void;
}>;

/** Call it before anything that is measured exists. */
export function createMeters(): Meters {
  const registry = new Registry();
  const registers = [registry];
  const faults = new Counter({
    name: 'faults_total',
    help: 'Faults of this server, and faults because a service was away, by kind',
    labelNames: ['kind'],
    registers,
  });
  const refusals = new Counter({
    name: 'limit_refusals_total',
    help: 'Requests and connections that a limit refused, by limit',
    labelNames: ['limit'],
    registers,
  });
  const events = new Counter({
    name: 'security_events_total',
    help: 'Events that matter to security, by event',
    labelNames: ['event'],
    registers,
  });
  const errors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors in answers of GraphQL, by code',
    labelNames: ['code'],
    registers,
  });
  // Each counter starts at 0, so that the first event is an increase.
  for (const kind of ['unexpected', 'service-away']) faults.inc({ kind }, 0);
  for (const event of Object.keys(SECURITY_EVENTS)) events.inc({ event }, 0);
  return {
    registry,
    store: addStoreMeter(registry),
    accounts: addAccountMeters(registry),
    films: addFilmMetrics(registry),
    players: addPlayerMeters(registry),
    rooms: addRoomMeters(registry),
    live: addLiveMetrics(registry),
    countFault: (kind) => faults.inc({ kind }),
    countRefusal: (limit) => refusals.inc({ limit }),
    countEvent: (event) => events.inc({ event }),
    countError: (code) => errors.inc({ code }),
  };
}
