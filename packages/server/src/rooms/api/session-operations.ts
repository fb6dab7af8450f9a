import type { FilmTypes } from '../../films/movie-type.ts';
import type { Builder } from '../../platform/graphql/schema-builder.ts';
import { addCommandRoom } from './commands/command-room.ts';
import { addInvitationOperations } from './invitation-operations.ts';
import { addHostOperations } from './lobby/host-operations.ts';
import { addSeatOperations } from './lobby/seat-operations.ts';
import { addOnRoom } from './on-room.ts';
import { addGuessOperations } from './rounds/guess-operations.ts';
import { addRoundOperations } from './rounds/round-operations.ts';
import { addSessionQueries } from './session-queries.ts';
import { addSessionSubscriptions } from './session-subscriptions.ts';
import { addSessionTypes } from './types/session-types.ts';

/** Adds sessions: their types, and the operations for hosts, guests and audiences. */
export function addSessionOperations(builder: Builder, films: FilmTypes): void {
  const types = addSessionTypes(builder, films);
  addInvitationOperations(builder);
  addSessionQueries(builder, types);
  addHostOperations(builder, types);
  addSeatOperations(builder, types);
  addRoundOperations(builder, types);
  addGuessOperations(builder, types);
  addCommandRoom(builder);
  addSessionSubscriptions(builder, types);
  addOnRoom(builder);
}
