import type { ProgressView } from '@outoften/rules/room/view/view-room';
import type { AudienceFigures } from '../room/room-state.ts';
import type { RoomPlay } from '../scores/rounds/room-play.ts';
import type { HouseStanding } from '../scores/standings/house-standing.ts';

/** A room as a television shows it. */
export type StagePlay<S extends ProgressView = ProgressView> = RoomPlay<S> &
  Readonly<{
    audience: AudienceFigures;
    house: HouseStanding | undefined;
    /** The address for joining, as a link to scan and as a host name to read aloud. */
    joinAddress: Readonly<{ url: string; host: string }>;
  }>;
