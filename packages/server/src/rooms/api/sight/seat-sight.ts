import { askAgainAt } from '@outoften/rules/room/asking-again';
import type { Room } from '@outoften/rules/room/room';
import { NO_DRAFTS } from '@outoften/rules/room/round';
import type { Seat } from '@outoften/rules/room/seat';
import { viewOwnAttempt } from '@outoften/rules/room/view/view-attempt';
import {
  isFromDoor,
  type RoomView,
  viewOwnSeat,
  viewRoom,
} from '@outoften/rules/room/view/view-room';
import type {
  AudienceCounts,
  AudienceGuess,
  AudienceStanding,
  OwnPlace,
  RoomSight,
  SeatSight,
} from '@outoften/rules/room/wire/room-message';
import { ownerOf } from '../../../identity/callers/caller.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { hasMemberGuessed } from '../../audience/audience-guesses.ts';
import {
  type AudienceMember,
  countAudience,
  findGuessOfMember,
} from '../../audience/audience-rows.ts';
import { sessionError } from '../access/room-error.ts';
import { classOfViewer, type Viewing } from '../access/viewer.ts';
import { findRoomFilm } from './room-films.ts';

const NO_AUDIENCE: AudienceCounts = { members: 0, guessed: 0 };

/** Returns the room as the viewer may see it; undefined for a viewer who may no longer see it. */
export async function seeRoom(
  { kept: { room, version }, viewer }: Viewing,
  context: GraphqlContext,
): Promise<RoomSight | undefined> {
  const viewerClass = classOfViewer(room, viewer);
  if (viewerClass === undefined) return undefined;
  const view = viewRoom(room, { version, viewer: viewerClass });
  const [film, audience] = await Promise.all([findRoomFilm(view, context), countOf(view, context)]);
  return { view, film, audience, now: context.now() };
}

/** Returns how large the audience is, and how many of its members have guessed in the open round. */
export async function countOf(view: RoomView, { db }: GraphqlContext): Promise<AudienceCounts> {
  if (!view.meta.settings.isAudienceSession || isFromDoor(view)) return NO_AUDIENCE;
  const { progress } = view;
  const roundId = progress.phase === 'guessing' ? progress.round.id : undefined;
  return countAudience(db, { roomId: view.id, roundId });
}

/** Returns everything that a seat or a member of the audience may see. Throws a coded error for the stage. */
export async function seeFromSeat(viewing: Viewing, context: GraphqlContext): Promise<SeatSight> {
  const { kept, viewer } = viewing;
  if (viewer.type === 'stage') throw sessionError('not-seated');
  const { room } = kept;
  const sight = await seeRoom(viewing, context);
  const connection = viewer.type === 'audience' ? viewer.member : viewer.seat;
  const isOwn = ownerOf(context.caller) === connection.owner;
  const about = {
    id: connection.id,
    secret: isOwn ? await context.rooms.secrets.seatSecret(connection.id) : undefined,
    hasAudience: room.settings.isAudienceSession,
    now: context.now(),
    sight,
    allowance: connection.allowance,
  };
  if (viewer.type === 'seat') {
    const isIn = sight !== undefined;
    return { ...about, ...(await seeAsSeat({ room, seat: viewer.seat, isIn }, context)) };
  }
  const { member } = viewer;
  const [audienceGuess, audienceStanding] = await Promise.all([
    findMemberGuess(room, member, context),
    findStanding(room, member, context),
  ]);
  return { ...about, place: { state: 'audience' }, audienceGuess, audienceStanding };
}

async function seeAsSeat(
  { room, seat, isIn }: Readonly<{ room: Room; seat: Seat; isIn: boolean }>,
  context: GraphqlContext,
) {
  const { rooms, caller } = context;
  return {
    place: placeOf(room, seat),
    own: await findOwnAttempt(room, seat, context),
    askAgainAt: ownerOf(caller) === seat.owner ? askAgainAt(seat) : undefined,
    // The last player to leave a room remains its host, but gets no key, like all players who left.
    stageKey: isIn && seat.id === room.host ? await rooms.secrets.stageKey(room.id) : undefined,
  };
}

function placeOf(room: Room, { id }: Seat): OwnPlace {
  const seat = viewOwnSeat(room, id);
  if (seat === undefined) throw sessionError('no-such-seat');
  const { state, reason } = seat;
  if (state === 'waiting') return { state };
  if (state !== 'denied' && state !== 'gone') return { state: 'seated' };
  return { state, reason } as OwnPlace;
}

/** Returns the seat's attempt in the current round. */
async function findOwnAttempt(room: Room, { id }: Seat, { rooms }: GraphqlContext) {
  const { progress } = room;
  if (!('round' in progress)) return undefined;
  const [stored, readDrafts] = await Promise.all([
    rooms.roundFilms.find(progress.round.id),
    progress.phase === 'guessing' ? rooms.drafts.collect(progress.round.id) : () => NO_DRAFTS,
  ]);
  return stored && viewOwnAttempt(room, id, { film: stored.film, drafts: readDrafts() });
}

async function findMemberGuess(
  room: Room,
  member: AudienceMember,
  { db }: GraphqlContext,
): Promise<AudienceGuess | undefined> {
  if (!('round' in room.progress)) return undefined;
  const asked = { roundId: room.progress.round.id, memberId: member.id };
  const guess = await findGuessOfMember(db, asked);
  if (guess !== undefined) return guess;
  return (await hasMemberGuessed(db, { room, member })) ? 'spent' : undefined;
}

async function findStanding(
  room: Room,
  member: AudienceMember,
  { rooms }: GraphqlContext,
): Promise<AudienceStanding> {
  const [place, all] = await Promise.all([
    rooms.places.find(member),
    rooms.ownGuesses.list(member.id),
  ]);
  if (place === undefined) return { type: 'unplaced' };
  const ofGame = all.filter(({ game }) => game === room.game);
  const guesses = ofGame.map(({ round, value }) => ({ round, guess: value }));
  return { type: 'placed', place, score: member.score, guesses };
}
