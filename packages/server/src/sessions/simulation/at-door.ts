import type { AnyonesWish, Variables } from './asking.ts';
import type { FurtherLine } from './game-lines.ts';
import type { Person } from './person.ts';
import type { SimulatedGame } from './simulated-game.ts';

/** Requests of one visit. */
const ASKED_AT_ONCE = 3;

/** A person without a place in the room, or a client without an account, asks for every field. */
export async function askAtDoor(game: SimulatedGame): Promise<void> {
  const { chance, people } = game;
  const outside = people.filter(game.isAtDoor);
  const by = outside.length > 0 && chance.happens(0.9) ? chance.pick(outside) : undefined;
  game.note(`  ${by?.caller.account.subject ?? 'nobody'} is at the door`);
  for (const wish of chance.shuffled(wishesAtDoor(game, by)).slice(0, ASKED_AT_ONCE)) {
    await game.askForAll(wish);
  }
  const room = { name: 'onPublicSessionChange', variables: { id: game.roomId } } as const;
  await game.lines.follow(by, chance.pick([room, ...linesOf(game, by)]));
}

/** Requests with the ids, the code and the secret that a person outside may have. */
function wishesAtDoor(game: SimulatedGame, by: Person | undefined): readonly AnyonesWish[] {
  const { roomId, sessionId, code, chance } = game;
  const { host, stage } = game.room();
  const own = by?.connection;
  const id = own ?? host;
  const round = stage.phase === 'guessing' ? stage.round.id : 'no-round';
  const guess_value = chance.pick(game.ratings.guesses) / 10;
  const ofRoom = { public_session_id: roomId };
  const wishes: readonly (readonly [AnyonesWish['operation'], Variables])[] = [
    ['getPublicSession', { id: roomId }],
    ['getPublicSession', { id: roomId, connection_id: id, seat_secret: by?.secret }],
    ['getPublicSession', { id: roomId, connection_id: host, seat_secret: by?.secret }],
    ['resumeSession', { code }],
    ['resumeSession', { connection_id: id, seat_secret: by?.secret }],
    ['exportMyData', {}],
    ['createPublicSession', { input: {} }],
    ['updatePublicSession', { input: { id: roomId } }],
    ['updatePlayerSessionConnection', { input: { id } }],
    ['updatePlayerSessionConnection', { input: { id: host } }],
    ['updateSessionRound', { input: { id: round, is_round_over: false } }],
    ['createSessionRound', { input: ofRoom }],
    ['finishGame', ofRoom],
    ['rematch', ofRoom],
    ['deleteSession', { input: { id: sessionId } }],
    ['createPlayerGuess', { input: { ...ofRoom, guess_value } }],
    ['saveDraft', { connection_id: id, guess_value }],
    ['unlockHint', { connection_id: id, hint: chance.pick(['POSTER', 'OVERVIEW', 'REVIEW']) }],
    ['guessActor', { connection_id: id, slot: 0, name: 'Nobody At All' }],
    ['removePlayer', { connection_id: host }],
    ['react', { ...ofRoom, reaction: 'GASP' }],
  ];
  return wishes.map(([operation, variables]) => ({ by, operation, variables }));
}

/** Subscriptions about the room beside `onPublicSessionChange`. With an owner they send the person's own records only. */
export function linesOf(game: SimulatedGame, by: Person | undefined): readonly FurtherLine[] {
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
