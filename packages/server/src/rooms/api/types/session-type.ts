import type { Room } from '@outoften/rules/room/room';
import type { Builder } from '../../../platform/graphql/schema-builder.ts';
import { findRoomBySession } from '../../store/room-lookup.ts';
import { findTtl, TTL_RULE } from './room-ttl.ts';
import type { SettingsTypes } from './settings-types.ts';

/** A host's session, as the API sends it to viewers in its room. */
export type SessionRoot = Readonly<{
  sessionId: string;
  room: Pick<Room, 'id' | 'code' | 'name' | 'settings' | 'filter'>;
  /** True if it is sent to the account that opened it. */
  isOwn: boolean;
}>;

/** Adds `OutOfTenSession`. */
export function addSessionType(builder: Builder, { settings }: SettingsTypes) {
  return builder.objectRef<SessionRoot>('OutOfTenSession').implement({
    fields: (t) => ({
      id: t.id({ resolve: ({ sessionId }) => sessionId }),
      code: t.string({
        description: 'The code that guests type.',
        resolve: ({ room }) => room.code,
      }),
      settings: t.field({ type: settings, resolve: ({ room }) => room }),
      public_session_id: t.id({ resolve: ({ room }) => room.id }),
      stage_key: t.string({
        nullable: true,
        description: 'Opens the stage, which can only read. Null for other callers than the host.',
        resolve: ({ room, isOwn }, _args, { rooms }) =>
          isOwn ? rooms.secrets.stageKey(room.id) : null,
      }),
      ttl: t.int({
        description: TTL_RULE,
        resolve: ({ room }, _args, context) => findTtl(room.id, 'session', context),
      }),
      owner: t.string({
        nullable: true,
        description: 'The account that opened it; null for other callers.',
        resolve: async ({ sessionId, isOwn }, _args, { db }) =>
          isOwn ? ((await findRoomBySession(db, sessionId))?.owner ?? null) : null,
      }),
    }),
  });
}
