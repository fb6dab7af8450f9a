import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ProgressView, RoomView } from '@outoften/rules/room/view/view-room';
import type { Clock } from '../room/countdown/use-countdown.ts';
import type { AudienceFigures } from '../room/room-state.ts';
import type { PlayedRound } from '../scores/recap/played-round.ts';
import type { HouseStanding } from '../scores/standings/house-standing.ts';

/** A room as a television shows it. */
export type StagePlay<S extends ProgressView = ProgressView> = Readonly<{
  view: Omit<RoomView, 'progress'> & Readonly<{ progress: S }>;
  /** The film of the round; undefined between rounds. */
  film: FilmView | undefined;
  audience: AudienceFigures;
  house: HouseStanding | undefined;
  played: readonly PlayedRound[];
  clock: Clock;
  /** The address for joining, as a link to scan and as a host name to read aloud. */
  joinAddress: Readonly<{ url: string; host: string }>;
}>;
