import type { OwnAttempt } from '@outoften/rules/room/view-attempt';
import type { RoomView } from '@outoften/rules/room/view-room';
import type { Followed } from '@outoften/rules/room/wire/follow-message';
import type { AudienceGuess, RoomSight } from '@outoften/rules/room/wire/room-message';
import type { OwnPart } from './own-part.ts';
import { roundIdOf, sceneOf } from './room-scene.ts';
import type { InsideRoom, Visitor } from './room-state.ts';

const NOTHING_TOLD = { audienceGuess: undefined, audienceStanding: undefined } as const;

/** Of a round in which one has no part, or has yet to hear of it. */
export const NOTHING_OWN: OwnPart = { own: undefined, allowance: undefined, ...NOTHING_TOLD };

/** The room to somebody who has just come in. */
export function atFirst(visitor: Visitor, sight: RoomSight, part: OwnPart): InsideRoom {
  const { own, allowance, audienceGuess, audienceStanding } = part;
  const fetchedFor = sceneOf(sight.view);
  return {
    phase: 'inside',
    visitor,
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

/** The room as it is seen after a message. */
export function afterNews(room: InsideRoom, { view, film, audience }: Followed): InsideRoom {
  const isNew = sceneOf(view) !== sceneOf(room.view);
  return {
    ...room,
    view,
    film: film ?? room.film,
    ...(isNew && NOTHING_TOLD),
    audience: {
      ...room.audience,
      // What was sent in an earlier scene is not shown in this one.
      ...(view.stage.phase !== room.view.stage.phase && { reactions: {} }),
      ...audience,
    },
  };
}

/** The room once it was asked for anew. What arrived by the line meanwhile may be newer. */
export function afterLook(room: InsideRoom, sight: RoomSight, part: OwnPart): InsideRoom {
  const isOld = sight.view.version < room.view.version;
  const isSameScene = sceneOf(sight.view) === sceneOf(room.view);
  // Of a round that was left while the answer was on its way.
  if (isOld && !isSameScene) return room;
  const known = isSameScene ? room : { ...room, ...NOTHING_TOLD };
  return {
    ...known,
    ...(!isOld && {
      view: sight.view,
      film: sight.film,
      audience: { ...known.audience, ...sight.audience },
    }),
    own: laterOwn(known.own, part.own),
    allowance: part.allowance,
    fetchedFor: sceneOf(sight.view),
    audienceGuess: laterGuess(known.audienceGuess, part.audienceGuess),
    audienceStanding: part.audienceStanding,
  };
}

/** True if there may be something that the visitor alone is told, and the change to the view did not tell. */
export function needsOwnPart(
  { visitor, view: before }: Pick<InsideRoom, 'visitor' | 'view'>,
  view: RoomView,
  { isBack }: Readonly<{ isBack: boolean }>,
): boolean {
  if (visitor.type === 'stage') return false;
  const { phase } = view.stage;
  const isToldAlone = phase === (visitor.type === 'player' ? 'guessing' : 'over');
  // What an own act came to may have been lost with the line, the time may have been put off, and more rounds may have
  // gone by than were seen.
  const isUnsure = isBack && (phase === 'guessing' || phase === 'over');
  return isUnsure || (isToldAlone && sceneOf(view) !== sceneOf(before));
}

/** False until it is known whether the player has a part in the round at hand. */
export function isOwnKnown({ view, own, fetchedFor }: InsideRoom): boolean {
  return fetchedFor === sceneOf(view) || own?.roundId === roundIdOf(view);
}

/** What is known of a player's own part once it is answered: that may be from before a guess that was answered first. */
function laterOwn(
  known: OwnAttempt | undefined,
  told: OwnAttempt | undefined,
): OwnAttempt | undefined {
  const isEarlier = known?.guess !== undefined && told?.guess === undefined;
  return told === undefined || (isEarlier && known.roundId === told.roundId) ? known : told;
}

/** As with a player's part, what is told may be from before the member's guess, or from the moment in which it came in. */
function laterGuess(
  known: AudienceGuess | undefined,
  told: AudienceGuess | undefined,
): AudienceGuess | undefined {
  return known === undefined || known === 'spent' ? (told ?? known) : known;
}
