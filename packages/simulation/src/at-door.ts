import { HINTS } from '@outoften/rules/guessing/hints';
import type { RoomCommand } from '@outoften/rules/room/room-command';
import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import { type AnyonesRequest, byCommand, type Variables } from './asking.ts';
import type { FurtherSubscription } from './game-followers.ts';
import type { Person } from './person.ts';
import type { SimulatedGame } from './simulated-game.ts';

/** How many commands and moves are tried that people at the door may not use. */
const TRIED_AT_ONCE = 2;

/** A person without a place in the room, or a client without an account, requests every field. */
export async function askAtDoor(game: SimulatedGame): Promise<void> {
  const { chance, people } = game;
  const outside = people.filter(game.isAtDoor);
  const by = outside.length > 0 && chance.happens(0.9) ? chance.pick(outside) : undefined;
  game.note(`  ${by?.name ?? 'no one'} is at the door`);
  if (by !== undefined && chance.happens(0.6)) await askForSeat(game, by);
  const tried = chance.shuffled(commandsAtDoor(game, by)).slice(0, TRIED_AT_ONCE);
  for (const request of [...looksAtDoor(game, by), ...tried]) await game.askForAll(request);
  const room = { name: 'onRoom', variables: { id: game.roomId, wire: WIRE_VERSION } } as const;
  await game.followers.follow(by, chance.pick([room, ...subscriptionsOf(game, by)]));
}

/** The person then waits for a seat, unless the request is refused. */
async function askForSeat({ code, send }: SimulatedGame, by: Person): Promise<void> {
  const input = { session_code: code, as_audience: false };
  await send({ by, operation: 'createPlayerSessionConnection', variables: { input } });
}

/** Requests to view the room with the ids, the code and the secret that a person outside may have. */
function looksAtDoor(game: SimulatedGame, by: Person | undefined): readonly AnyonesRequest[] {
  const { roomId: id, code, chance } = game;
  const seat_secret = by?.secret;
  const connection_id = chance.pick([by?.connection, game.room().host]);
  const look = chance.pick([{ id }, { id, connection_id, seat_secret }]);
  const resume = chance.pick([{ code }, { connection_id, seat_secret }]);
  return [
    { by, operation: 'getPublicSession', variables: look },
    { by, operation: 'roomSight', variables: look },
    { by, operation: 'pastRounds', variables: look },
    { by, operation: 'resumeSession', variables: resume },
    { by, operation: 'exportMyData', variables: {} },
    { by, operation: 'openInvitation', variables: { code } },
  ];
}

function commandsAtDoor(game: SimulatedGame, by: Person | undefined): readonly AnyonesRequest[] {
  const { roomId, sessionId, chance } = game;
  const { host, progress } = game.room();
  const id = by?.connection ?? host;
  const round = progress.phase === 'guessing' ? progress.round.id : 'no-round';
  const rating = chance.pick(game.ratings.guesses);
  const guess_value = rating / 10;
  const ofRoom = { public_session_id: roomId };
  const requests: readonly (readonly [AnyonesRequest['operation'], Variables])[] = [
    ['createPublicSession', { input: {} }],
    ['updatePublicSession', { input: { id: roomId } }],
    ['updatePlayerSessionConnection', { input: { id } }],
    ['updatePlayerSessionConnection', { input: { id: host } }],
    ['updateSessionRound', { input: { id: round, is_round_over: false } }],
    ['createSessionRound', { input: ofRoom }],
    ['deleteSession', { input: { id: sessionId } }],
    ['createPlayerGuess', { input: { ...ofRoom, guess_value } }],
    ['unlockHint', { connection_id: id, hint: chance.pick(['POSTER', 'OVERVIEW', 'REVIEW']) }],
    ['guessActor', { connection_id: id, slot: 0, name: 'Nobody At All' }],
    ['removePlayer', { connection_id: host }],
  ];
  const inRound = { room: roomId, round };
  const own = { connection: id, round };
  const seat = host;
  const commands: readonly RoomCommand[] = [
    { type: 'guess', ...own, rating },
    { type: 'draft', ...own, rating },
    { type: 'hint', ...own, hint: chance.pick(HINTS) },
    { type: 'name', ...own, slot: 0, name: 'Nobody At All' },
    { type: 'react', room: roomId, reaction: 'gasp' },
    { type: 'approve', seat },
    { type: 'deny', seat },
    { type: 'remove', seat, bar: false },
    { type: 'letBackIn', seat },
    { type: 'change', room: roomId },
    { type: 'start', room: roomId, number: 1 },
    { type: 'end', ...inRound },
    { type: 'skip', ...inRound },
    { type: 'pause', ...inRound },
    { type: 'resume', ...inRound },
    { type: 'finish', room: roomId },
    { type: 'rematch', room: roomId },
    { type: 'close', room: roomId },
  ];
  return [
    ...requests.map(([operation, variables]) => ({ by, operation, variables })),
    ...commands.map((command) => ({ by, ...byCommand(command) })),
  ];
}

/** Subscriptions about the room beside `onRoom`. With an owner they send the person's own records only. */
export function subscriptionsOf(
  game: SimulatedGame,
  by: Person | undefined,
): readonly FurtherSubscription[] {
  const owner = game.chance.happens(0.3) ? by?.caller.owner : undefined;
  const { roomId, code, sessionId } = game;
  const ofRoom = { public_session_id: roomId, owner };
  return [
    { name: 'onCreatePlayerGuess', variables: ofRoom },
    { name: 'onCreatePlayerSessionConnection', variables: { session_code: code, owner } },
    { name: 'onCreateSessionRound', variables: ofRoom },
    { name: 'onUpdateOutOfTenSession', variables: { id: sessionId, owner } },
    { name: 'onUpdatePlayerSessionConnection', variables: ofRoom },
    { name: 'onUpdatePlayerSessionConnection', variables: { id: by?.connection ?? code, owner } },
    { name: 'onUpdatePublicSession', variables: { id: roomId, owner } },
    { name: 'onUpdateSessionRound', variables: ofRoom },
  ];
}
