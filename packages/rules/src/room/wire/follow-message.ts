import { follow } from '../view/room-patch.ts';
import type { FilmView } from '../view/view-film.ts';
import type { RoomView } from '../view/view-room.ts';
import { readPatch } from './read-patch.ts';
import type { AudienceCounts, ReactionCounts, RoomMessage } from './room-message.ts';

/** A room as a follower knows it after a message. */
export type Followed = Readonly<{
  view: RoomView;
  /** True if the message had the whole view. */
  isWhole: boolean;
  /** Undefined if the film is as before. */
  film: FilmView | undefined;
  /** Absent fields have not changed. */
  audience: Partial<AudienceCounts> & Readonly<{ reactions?: ReactionCounts }>;
}>;

/** The room after the message; 'resync' if an earlier message was missed, and the room must be fetched again. */
export function followMessage(before: RoomView, message: RoomMessage): Followed | 'resync' {
  if ('view' in message) {
    return { view: message.view, isWhole: true, film: message.film, audience: {} };
  }
  const nothing = { isWhole: false, film: undefined, audience: {} };
  if ('audience' in message) return { ...nothing, view: before, audience: message.audience };
  // The view that was fetched meanwhile is newer.
  if (message.patch.version <= before.version) return { ...nothing, view: before };
  const patch = readPatch(before, message.patch);
  const view = patch === undefined ? 'resync' : follow(before, patch);
  if (view === 'resync') return 'resync';
  const audience = openRound(before) === openRound(view) ? {} : { guessed: 0 };
  return { view, isWhole: false, film: message.film, audience };
}

/** The id of the open round. No member of the audience has guessed when it begins. */
function openRound({ progress }: RoomView): string | undefined {
  return progress.phase === 'guessing' ? progress.round.id : undefined;
}
