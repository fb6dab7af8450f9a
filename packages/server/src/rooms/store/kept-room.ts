import type { Room } from '@outoften/rules/room/room';

/** A room as it was saved; each save counts one. */
export type KeptRoom = Readonly<{ room: Room; version: number }>;
