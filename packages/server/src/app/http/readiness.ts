import type { FilmDatabaseState } from '../../films/open-films.ts';
import type { MailState } from '../../identity/mail/mail-watch.ts';
import type { StoreState } from '../../platform/db/health/store-watch.ts';

/** What the server depends on, each by the state it was found in. `none` stands for what the settings do not name. */
export type Dependencies = Readonly<{
  store: StoreState;
  films: 'ok' | 'missing';
  redis: 'none' | 'ok' | 'away';
  mail: 'none' | MailState;
  film_database: FilmDatabaseState;
}>;

export type Readiness =
  | Readonly<{ status: 'ok' | 'unavailable' } & Dependencies>
  | Readonly<{ status: 'stopping' }>;

/**
 * Whether players should be sent to this server. Without Redis, mail or the film database they can play; without a store
 * that saves, or without any film, they can't.
 */
export function judgeReadiness(found: Dependencies): Readiness {
  const canPlay = found.store === 'ok' && found.films === 'ok';
  return { status: canPlay ? 'ok' : 'unavailable', ...found };
}
