import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LimitName } from '../limits/limit-name.ts';
import type { ReportEvent } from '../security/security-log.ts';
import type { ListCursors } from './list-cursors.ts';

/**
 * What a resolver may use. Each layer of the server adds its parts beside their types, as Fastify's plugins do; the app
 * fills them all (`fill-context.ts`).
 *
 * @see docs/decisions/57-the-server-in-layers.md
 */
export interface GraphqlContext {
  readonly db: Kysely<Database>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 up to but not 1, for chance that decides nothing of worth. */
  readonly random: () => number;
  /** The address the request comes from; empty for events, which have no caller. */
  readonly address: string;
  /** How many times as much as usual may come from there. */
  readonly allowance: number;
  readonly cursors: ListCursors;
  /** Counts that a limit turned the caller away. */
  readonly onLimit: (limit: LimitName) => void;
  /** Logs what matters to security. */
  readonly reportEvent: ReportEvent;
}
