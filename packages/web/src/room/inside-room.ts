import type { OwnChange } from '@outoften/rules/room/room-command';
import type { RoundPause } from '@outoften/rules/room/round';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { RoomView } from '@outoften/rules/room/view/view-room';
import { type Followed, followMessage } from '@outoften/rules/room/wire/follow-message';
import type { AudienceGuess, RoomSight, SeatSight } from '@outoften/rules/room/wire/room-message';
import type { KeptSeat } from './kept-seats.ts';
import type { RoomUpdate } from './room-calls.ts';
import type { InsideRoom, Role } from './room-state.ts';

/** The part of the room's state that only one connection knows. */
export type OwnPart = Pick<SeatSight, 'own' | 'allowance' | 'audienceGuess' | 'audienceStanding'>;

const NOTHING_TOLD = { audienceGuess: undefined, audienceStanding: undefined } as const;

/** The part of a viewer who has none, or has not fetched it yet. */
export const NOTHING_OWN: OwnPart = { own: undefined, allowance: undefined, ...NOTHING_TOLD };

/** Returns the room right after entering. */
export function atFirst(role: Role, sight: RoomSight, part: OwnPart): InsideRoom {
  const { own, allowance, audienceGuess, audienceStanding } = part;
  const fetchedFor = ownPartKey(sight.view);
  return {
    phase: 'inside',
    role,
    view: sight.view,
    film: sight.film,
    audience: { ...sight.audience, reactions: {} },
    own,
    allowance,
    audienceGuess,
    audienceStanding,
    fetchedFor,
  };
}

/**
 * The room after an update; 'resync' if it must be fetched again. After an outage of the server or a jump of its clock
 * the times of the open round move. A fetch brings the server's clock with them: by the old one, a player's time could
 * seem to be over.
 */
export function followUpdate(before: RoomView, update: RoomUpdate): Followed | 'resync' {
  if (update === 'unreadable') return 'resync';
  const followed = followMessage(before, update);
  return followed !== 'resync' && isMoved(before, followed.view) ? 'resync' : followed;
}

/** True if the times of the open round moved and no pause has ended, which would move them too. */
function isMoved({ progress: before }: RoomView, { progress: after }: RoomView): boolean {
  if (before.phase !== 'guessing' || after.phase !== 'guessing') return false;
  if (before.round.id !== after.round.id) return false;
  const isResumed = before.round.pause !== undefined && after.round.pause === undefined;
  return before.round.startedAt !== after.round.startedAt && !isResumed;
}

/** Returns the room after a message. */
export function afterMessage(room: InsideRoom, { view, film, audience }: Followed): InsideRoom {
  const isNew = ownPartKey(view) !== ownPartKey(room.view);
  return {
    ...room,
    view,
    film: film ?? room.film,
    ...(isNew && NOTHING_TOLD),
    audience: {
      ...room.audience,
      // Reactions to an earlier phase are not shown in this one.
      ...(view.progress.phase !== room.view.progress.phase && { reactions: {} }),
      ...audience,
    },
  };
}

/** Returns the room after it was fetched. A message that arrived meanwhile may be newer. */
export function afterFetch(room: InsideRoom, sight: RoomSight, part: OwnPart): InsideRoom {
  const isOld = sight.view.version < room.view.version;
  const isSamePart = ownPartKey(sight.view) === ownPartKey(room.view);
  // The answer is about a round that ended while it was on its way.
  if (isOld && !isSamePart) return room;
  const known = isSamePart ? room : { ...room, ...NOTHING_TOLD };
  return {
    ...known,
    ...(!isOld && {
      view: sight.view,
      film: sight.film,
      audience: { ...known.audience, ...sight.audience },
    }),
    own: laterOwn(known.own, part.own),
    allowance: part.allowance,
    fetchedFor: ownPartKey(sight.view),
    audienceGuess: laterGuess(known.audienceGuess, part.audienceGuess),
    audienceStanding: part.audienceStanding,
  };
}

/** True if the server may know something about this role's own part that the message did not tell. */
export function needsOwnPart(
  { role, view: before }: Pick<InsideRoom, 'role' | 'view'>,
  view: RoomView,
  { isBack }: Readonly<{ isBack: boolean }>,
): boolean {
  if (role.type === 'stage') return false;
  const { phase } = view.progress;
  const hasOwnPart = phase === (role.type === 'player' ? 'guessing' : 'over');
  // While the connection was lost, an answer may have been lost, the deadline moved, or rounds missed.
  const isUnsure = isBack && (phase === 'guessing' || phase === 'over');
  return isUnsure || (hasOwnPart && ownPartKey(view) !== ownPartKey(before));
}

/** False until it is known whether the player has a part in the current round. */
export function isOwnKnown({ view, own, fetchedFor }: InsideRoom): boolean {
  return fetchedFor === ownPartKey(view) || own?.roundId === roundIdOf(view);
}

/** The own part after the server has answered a move. */
export function afterOwnChange(own: OwnAttempt, change: OwnChange): OwnAttempt {
  const { film, guess, roundId: _, ...changed } = change;
  return {
    ...own,
    ...changed,
    ...(film && { film: { ...own.film, ...film } }),
    ...(guess && { guess: { ...guess, score: undefined } }),
  };
}

/** Identifies what an own part is about: a round, or the end of a game. */
export function ownPartKey(view: RoomView): string | undefined {
  return view.progress.phase === 'over' ? `end ${view.meta.game}` : roundIdOf(view);
}

/** The open round, or else the last one. */
export function roundIdOf({ progress }: RoomView): string | undefined {
  return 'round' in progress ? progress.round.id : undefined;
}

/** The round of the running game; undefined in a lobby and after a game. */
export function runningRound({ progress, meta }: RoomView): KeptSeat['round'] {
  if (progress.phase !== 'guessing' && progress.phase !== 'revealed') return undefined;
  return { number: progress.round.number, of: meta.settings.maxRounds };
}

/** The pause of the open round; undefined while its time runs. */
export function pauseIn({ progress }: Pick<RoomView, 'progress'>): RoundPause | undefined {
  return progress.phase === 'guessing' ? progress.round.pause : undefined;
}

/** The later of two own parts: a fetched one may be older than the answer to a guess. */
function laterOwn(
  known: OwnAttempt | undefined,
  told: OwnAttempt | undefined,
): OwnAttempt | undefined {
  const isEarlier = known?.guess !== undefined && told?.guess === undefined;
  return told === undefined || (isEarlier && known.roundId === told.roundId) ? known : told;
}

/** The later of two guesses: a fetched one may be older than the answer to the guess. */
function laterGuess(
  known: AudienceGuess | undefined,
  told: AudienceGuess | undefined,
): AudienceGuess | undefined {
  return known === undefined || known === 'spent' ? (told ?? known) : known;
}
