import type { RoomView } from '@outoften/rules/room/view/view-room';
import { type Say, useMessages } from '../../messages/use-messages.ts';
import { usePageTitle } from '../../ui/news/page-title.ts';

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
