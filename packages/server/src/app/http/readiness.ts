import type { FilmDatabaseState } from '../../films/open-films.ts';
import type { MailState } from '../../identity/mail/mail-watch.ts';
import type { StoreState } from '../../platform/db/health/store-watch.ts';

/** The state of each service that the server depends on; `none` if the settings name no such service. */
export type Dependencies = Readonly<{
  store: StoreState;
  films: 'ok' | 'missing';
  redis: 'none' | 'ok' | 'away';
  mail: 'none' | MailState;
  film_database: FilmDatabaseState;
  /** `apart` while another server runs on this store and no Redis connects the two. */
  servers: 'ok' | 'apart';
}>;

export type PartState = Dependencies[keyof Dependencies];

export function isHealthy(state: PartState): boolean {
  return state === 'ok' || state === 'none' || state === 'unverified';
}

export type Readiness =
  | Readonly<{ status: 'ok' | 'unavailable' } & Dependencies>
  | Readonly<{ status: 'stopping' }>;

/**
 * Returns whether players should be sent to this server. They can play without Redis, mail or the film database. They
 * cannot play without a store that saves, or without any film.
 */
export function judgeReadiness(found: Dependencies): Readiness {
  const canPlay = found.store === 'ok' && found.films === 'ok';
  return { status: canPlay ? 'ok' : 'unavailable', ...found };
}
