import type { Room } from '@outoften/rules/room/room';

/** A room as it was saved, with its version. Each save adds one. */
export type KeptRoom = Readonly<{ room: Room; version: number }>;
