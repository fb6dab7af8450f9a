import { checkFilmFilter, isAnyFilm } from '@outoften/rules/film/film-filter';
import { ok, type Result, refuse } from '@outoften/rules/result';
import { changeSettings, setApproval, setPace } from '@outoften/rules/room/host/host-controls';
import type { Approval, Pace, Room } from '@outoften/rules/room/room';
import type { CommandOf } from '@outoften/rules/room/room-command';
import type { RoomRefusal } from '@outoften/rules/room/room-refusal';
import { isLeader } from '@outoften/rules/room/seats/leadership';
import { closeRoom } from '@outoften/rules/room/seats/leaving';
import { parseSessionName, type SessionName } from '@outoften/rules/room/session-name';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/tables.ts';
import type { GraphqlContext } from '../../../platform/graphql/graphql-context.ts';
import { removeMembers } from '../../audience/audience-rows.ts';
import { changeByOwnSeat, readRoom } from '../access/acting-seat.ts';
import { sessionError, sessionNameError } from '../access/room-error.ts';

/** Changes the room's settings, who decides on guests and rounds, or closes the room. */
export async function changeGame(
  command: CommandOf<'change' | 'close'>,
  context: GraphqlContext,
): Promise<void> {
  const { room } = command;
  if (command.type === 'close') return changeRoom(room, { isClosing: true }, context);
  const { game, approval, pace } = command;
  const chosen = game && { ...game, name: demandCleanName(game.name, context) };
  await changeRoom(room, { choose: chosen && (() => chosen), approval, pace }, context);
}

/** A host's choices about a room. */
export type ChosenSettings = Pick<Room, 'name' | 'settings' | 'filter'>;

type RoomChanges = Readonly<{
  isClosing?: boolean | undefined;
  approval?: Approval | undefined;
  pace?: Pace | undefined;
  /** Returns the settings, which may follow from those before. */
  choose?: ((before: Room) => ChosenSettings) | undefined;
}>;

/** Makes all changes or none. */
export async function changeRoom(
  roomId: string,
  { isClosing, approval, pace, choose }: RoomChanges,
  context: GraphqlContext,
): Promise<void> {
  if (choose !== undefined) {
    const { room } = await readRoom(roomId, context);
    await demandEnoughFilms(choose(room), context);
  }
  const now = context.now();
  const { isAudienceSentOut } = await changeByOwnSeat(roomId, context, (before, { id: by }) => {
    // Also checked for a request that changes nothing.
    if (!isLeader(before, by)) return refuse('not-host');
    const steps: readonly (((room: Room) => Result<Room, RoomRefusal>) | false | undefined)[] = [
      choose && ((room) => changeSettings(room, { by, ...choose(room) })),
      approval && ((room) => setApproval(room, { by, approval })),
      pace && ((room) => setPace(room, { by, pace, now })),
      isClosing && ((room) => closeRoom(room, { by })),
    ];
    let after: Result<Room, RoomRefusal> = ok(before);
    for (const step of steps) if (after.ok && step) after = step(after.value);
    if (!after.ok) return after;
    const isSentOut = before.settings.isAudienceSession && !after.value.settings.isAudienceSession;
    const alongside = (transaction: Kysely<Database>) => removeMembers(transaction, roomId);
    return ok({
      room: after.value,
      value: { isAudienceSentOut: isSentOut },
      ...(isSentOut && { alongside }),
    });
  });
  if (isAudienceSentOut) context.rooms.newsroom.reportAllLeft(roomId);
  // Loaded ahead, so that the first round does not wait for them.
  if (choose !== undefined) context.films.prepare((await readRoom(roomId, context)).room.filter);
}

/** Reads the name. Throws INVALID_SESSION_NAME, also if it contains a swear word. */
export function demandCleanName(
  text: string,
  { isProfane }: Pick<GraphqlContext, 'isProfane'>,
): SessionName {
  // Its length first: looking for swear words takes seconds in a text of 30,000 characters.
  const name = parseSessionName(text);
  if (!name.ok) throw sessionNameError(name.refusal);
  if (isProfane(name.value)) throw sessionNameError('profane');
  return name.value;
}

/**
 * Throws too-few-films if the filter matches fewer films than there are rounds. Films that can't be counted now may be
 * enough. If the whole catalogue is too small, the filter is not the cause.
 */
export async function demandEnoughFilms(
  { filter, settings }: Pick<ChosenSettings, 'filter' | 'settings'>,
  { films }: GraphqlContext,
): Promise<void> {
  if (isAnyFilm(filter) || !checkFilmFilter(filter).ok) return;
  const count = await films.count(filter);
  if (count !== undefined && count < settings.maxRounds) throw sessionError('too-few-films');
}
