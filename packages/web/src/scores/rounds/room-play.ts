import type { SeatId } from '@outoften/rules/room/seat';
import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { ProgressView, RoomView, SeatView } from '@outoften/rules/room/view/view-room';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import type { Clock } from '../../room/countdown.ts';
import { usePageTitle } from '../../ui/news/page-title.ts';
import type { PlayedRound } from '../recap/played-round.ts';
import type { HouseStanding } from '../standings/standing-rows.ts';

/** The players of a room, as one of them or a viewer sees them. */
export type Players = Readonly<{
  seats: readonly SeatView[];
  /** Undefined for a viewer. */
  own: SeatId | undefined;
}>;

/** A game in a room, as players, audience and stage all see it. */
export type RoomPlay<S extends ProgressView = ProgressView> = Readonly<{
  view: Omit<RoomView, 'progress'> & Readonly<{ progress: S }>;
  /** The film, with the parts that the viewer may see; undefined between rounds. */
  film: FilmView | undefined;
  /** The finished rounds that this browser knows. */
  played: readonly PlayedRound[];
  /** The House's points in these rounds; undefined if it has not guessed yet. */
  house: HouseStanding | undefined;
  clock: Clock;
}>;

export type Guessing = ProgressView & { phase: 'guessing' };
export type Revealed = ProgressView & { phase: 'revealed' };
export type Over = ProgressView & { phase: 'over' };

/** The same play, once its phase is known. */
export function inPhase<P extends RoomPlay, S extends ProgressView>(play: P, progress: S) {
  return { ...play, view: { ...play.view, progress } };
}

/** Sets the page's title to the room's phase. No title contains a rating. */
export function useRoomTitle(view: RoomView, film: string | undefined): void {
  usePageTitle(roomTitle(view, film, useMessages()));
}

export function roomTitle(
  { progress }: Pick<RoomView, 'progress'>,
  film: string | undefined,
  say: Say,
): string | undefined {
  switch (progress.phase) {
    case 'lobby':
    case 'closed':
      return undefined;
    case 'guessing': {
      const round = say('scores.recap.round', { round: progress.round.number });
      return film === undefined ? round : say('play.title.film', { place: round, title: film });
    }
    case 'revealed':
      return film === undefined
        ? say('scores.recap.round', { round: progress.round.number })
        : say('play.title.result', { title: film });
    case 'over':
      return say('scores.podium.title');
  }
}
