import type { Builder } from '../../../platform/graphql/schema-builder.ts';

/** The arguments that name a room and its viewer: a connection, the account's own seat or the stage. */
export function viewingArgs(builder: Builder) {
  return builder.args((t) => ({
    id: t.id({ required: true }),
    connection_id: t.id(),
    seat_secret: t.string(),
    stage_key: t.string(),
  }));
}
