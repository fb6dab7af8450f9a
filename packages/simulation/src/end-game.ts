import { findSeatOf } from '@outoften/rules/room/room';
import type { RoomCommand } from '@outoften/rules/room/room-command';
import { nextDueAt } from '@outoften/rules/room/rounds/advance';
import type { SeatId } from '@outoften/rules/room/seat';
import { findAttempt } from '@outoften/rules/room/seat-attempts';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { actOf, type Request, type Variables } from './asking.ts';
import { KILL_NOTICED_MS } from './game-followers.ts';
import type { Person } from './person.ts';
import { anyRequest, requestOf } from './requests.ts';
import { type SimulatedGame, seatOf } from './simulated-game.ts';
import { demand } from './violation.ts';

/** Checks that the room can still end, by time or by its players, and that a closed room answers nothing more. */
export async function endGame(game: SimulatedGame): Promise<void> {
  if (game.chance.happens(0.4)) await endByTime(game);
  else await endByPeople(game);
  await game.check();
  demand(game.room().progress.phase === 'closed', () => 'the room does not end');
  await knockAtClosedDoor(game);
}

const MOST_MOVES = 80;

/** All people are gone: time alone closes the room. */
async function endByTime(game: SimulatedGame): Promise<void> {
  const { server } = game;
  game.note('  no one comes back');
  await game.followers.cut(false);
  // Enough time to notice seats that were on a killed server.
  await server.pass(KILL_NOTICED_MS);
  for (let move = 0; game.room().progress.phase !== 'closed'; move++) {
    demand(move < MOST_MOVES, () => 'time does not end the room');
    const due = nextDueAt(game.room());
    demand(due !== undefined, () => 'stuck: no one is here, and time changes nothing');
    await server.pass(Math.max(1_000, due - server.time.now()));
    await game.check();
  }
}

/** All people are back, and play to the end. */
async function endByPeople(game: SimulatedGame): Promise<void> {
  game.note('  all come back');
  for (const by of game.people) {
    await findOwnSeat(game, by);
    const state = seatOf(game, by)?.place.state;
    if (state === 'seated' && !isFollowing(game, by)) await game.followers.follow(by);
  }
  await game.check();
  for (let move = 0; game.room().progress.phase !== 'closed'; move++) {
    demand(move < MOST_MOVES, () => 'the people in it do not end the room');
    await leadOn(game);
    await game.check();
  }
}

/** A player who asked for a seat and for the audience at the same time may know only the place that they lost last. */
async function findOwnSeat(game: SimulatedGame, by: Person): Promise<void> {
  const { code, progress } = game.room();
  const own = findSeatOf(game.room(), by.caller.owner);
  if (progress.phase === 'closed' || own?.place.state !== 'seated' || own.id === by.connection)
    return;
  const variables = { input: { session_code: code } };
  await game.send({ by, operation: 'createPlayerSessionConnection', variables });
}

function isFollowing({ followers }: SimulatedGame, by: Person): boolean {
  return [...followers.all].some((follower) => follower.by === by && follower.isWhole);
}

async function leadOn(game: SimulatedGame): Promise<void> {
  const { chance, roomId } = game;
  const { progress, seats } = game.room();
  const close = () => command(game, { type: 'close', room: roomId });
  const start = () =>
    command(game, { type: 'start', room: roomId, number: nextRoundNumber(game.room()) });
  const seated = seats.filter(({ place }) => place.state === 'seated');
  switch (progress.phase) {
    case 'lobby':
      return seated.length >= 2 && chance.happens(0.4) ? start() : close();
    case 'guessing':
      return progress.round.pause === undefined
        ? guessOut(game, progress.round.id)
        : command(game, { type: 'resume', room: roomId, round: progress.round.id });
    case 'revealed': {
      const isMore = progress.round.number < game.room().settings.maxRounds && seated.length >= 2;
      return isMore && chance.happens(0.5)
        ? start()
        : command(game, { type: 'finish', room: roomId });
    }
    case 'over':
      return chance.happens(0.2) ? command(game, { type: 'rematch', room: roomId }) : close();
    case 'closed':
      return;
  }
}

/** Sends a command of the host. It must be granted, unless no films are left. */
async function command(game: SimulatedGame, command: RoomCommand): Promise<void> {
  const { host } = game.room();
  const by = game.people.find(({ connection }) => connection === host);
  demand(by !== undefined, () => 'there is no host');
  const { codes } = await game.send({ by, ...requestOf(game, command) });
  const isOutOfFilms = command.type === 'start' && codes.includes('NO_MOVIE_FITS');
  demand(
    codes.length === 0 || isOutOfFilms,
    () => `the host may not ${command.type}: ${codes.join()}`,
  );
}

/** All players in the round guess. Then the round must end automatically. */
async function guessOut(game: SimulatedGame, roundId: string): Promise<void> {
  const { chance, ratings } = game;
  const { progress } = game.room();
  if (progress.phase !== 'guessing') return;
  const { attempts } = progress.round;
  const missing = game.people.filter(({ connection }) => {
    const attempt = findAttempt(attempts, connection as SeatId);
    return attempt !== undefined && attempt.guess === undefined;
  });
  demand(missing.length > 0, () => 'stuck: all have guessed, and the round is open');
  const guesses = missing.map((by) => {
    const own = { connection: by.connection ?? '', round: roundId };
    const guess = { type: 'guess', ...own, rating: chance.pick(ratings.guesses) } as const;
    return game.send({ by, ...requestOf(game, guess) });
  });
  for (const { codes } of await Promise.all(guesses)) {
    demand(codes.length === 0, () => `a guess is refused: ${codes.join()}`);
  }
}

const KNOCKS = 12;

async function knockAtClosedDoor(game: SimulatedGame): Promise<void> {
  const { server, tally } = game;
  // The audience's numbers come up to half a second later.
  await server.pass(1_000);
  const version = game.version();
  const frames = tally.frames;
  game.note('  the room is closed');
  for (let knock = 0; knock < KNOCKS; knock++) {
    const request = anyRequest(game);
    if (!isEmpty(request)) await game.send(request);
  }
  await server.pass(15 * 60_000);
  await game.check();
  demand(game.version() === version, () => 'the closed room changed');
  demand(tally.frames === frames, () => 'the closed room told something');
}

/** True for a decision about a seat that is already decided. A closed room grants it without a change. */
function isEmpty(request: Request): boolean {
  const { input } = request.variables as Readonly<{ input?: Variables }>;
  const act = actOf(request);
  if (act === 'updatePlayerSessionConnection') return !('connection_is_closed' in (input ?? {}));
  return act === 'approve' || act === 'deny';
}
