import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';
import type { LimitName } from '../limits/address-limits.ts';
import type { ReportEvent } from '../security/security-log.ts';
import type { ListCursors } from './list-pages.ts';

/**
 * The context of resolvers. Each layer of the server declares its parts beside their types, as Fastify's plugins do.
 * The app fills them all (`fill-context.ts`).
 * @see docs/decisions/03-layers-and-imports.md
 */
export interface GraphqlContext {
  readonly db: Kysely<Database>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A number from 0 up to, not including, 1. Only for choices that need no secrecy. */
  readonly random: () => number;
  /** The address that the request comes from; empty for events, which have no caller. */
  readonly address: string;
  /** The factor by which the limits of the address are higher than usual. */
  readonly allowance: number;
  readonly cursors: ListCursors;
  /** Counts that a limit refused the caller. */
  readonly onLimit: (limit: LimitName) => void;
  /** Logs an event that matters to security. */
  readonly reportEvent: ReportEvent;
}
