import { openRoundId } from '@outoften/rules/room/room';
import { nextDueAt } from '@outoften/rules/room/rounds/advance';
import { WIRE_VERSION } from '@outoften/rules/room/wire/room-message';
import type { Request } from './asking.ts';
import { type Chance, createChance } from './chance.ts';
import { endGame } from './end-game.ts';
import { NO_TALLY, type Tally } from './game-record.ts';
import { type Person, personAt } from './person.ts';
import {
  anyRequest,
  type Chosen,
  openPuzzles,
  requestOf,
  requestsAtDoor,
  sensibleRequests,
  subscriptionsOf,
} from './requests.ts';
import { openGame, type SimulatedGame, seatOf } from './simulated-game.ts';
import { emptyStore, type Workshop } from './simulated-server.ts';
import { demand } from './violation.ts';

export type PlayedGame = Readonly<{
  seed: number;
  steps: number;
  tally: Tally;
  /** Operations that were granted, and subscriptions that sent something. */
  used: ReadonlySet<string>;
  /** The violation and the steps before it; undefined if there was none. */
  failure: Readonly<{ message: string; trace: readonly string[] }> | undefined;
}>;

const FEWEST_STEPS = 15;
const MORE_STEPS = 35;

/** Plays the game of a seed. It is the same each time. */
export async function playGame(seed: number, workshop: Workshop): Promise<PlayedGame> {
  const chance = createChance(seed);
  const trace: string[] = [];
  const note = (text: string) => void trace.push(text);
  let game: SimulatedGame | undefined;
  let steps = 0;
  try {
    await emptyStore(workshop.db);
    game = await begin(chance, workshop, note);
    const wanted = FEWEST_STEPS + chance.below(MORE_STEPS);
    const memory: Memory = { sent: [], late: [] };
    for (; steps < wanted && game.room().progress.phase !== 'closed'; steps++) {
      note(`${steps}: ${game.room().progress.phase}, version ${game.version()}`);
      await takeStep(game, memory);
      await game.check();
      if (game.followers.all.size > 0 && chance.happens(0.2)) {
        await game.followers.compare(chance.pick([...game.followers.all]));
      }
    }
    note('the end');
    await endGame(game);
    await game.server.close();
    return { seed, steps, tally: game.tally, used: game.used, failure: undefined };
  } catch (fault) {
    const message = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    const { tally, used } = game ?? { tally: NO_TALLY, used: new Set<string>() };
    return { seed, steps, tally, used, failure: { message, trace } };
  }
}

/** Opens a random room, with a few people in it and more outside. */
async function begin(chance: Chance, workshop: Workshop, note: (text: string) => void) {
  const isAudienceSession = chance.happens(0.35);
  const count = (isAudienceSession ? 6 : 3) + chance.below(5);
  const settings = {
    max_players: 2 + chance.below(5),
    max_rounds: 1 + chance.below(5),
    time_limit: chance.pick([0, 10, 60]),
    advanced_mode: chance.happens(0.4),
    allow_hints: chance.happens(0.5),
    allow_image: chance.happens(0.4),
    is_audience_session: isAudienceSession,
  };
  note(JSON.stringify(settings));
  const host = newPerson(0, chance);
  const guests = Array.from({ length: count - 1 }, (_, place) => newPerson(place + 1, chance));
  const people = [host, ...guests];
  const game = await openGame({ workshop, chance, people, host, settings, note });
  // The daily puzzles then exist, and rounds may use their films.
  if (chance.happens(0.7)) {
    for (const number of openPuzzles(game.server.time.now())) {
      const variables = { id: String(number) };
      await game.send({ by: host, operation: 'getMovieDle', variables });
    }
  }
  const early = people.slice(0, 2 + chance.below(3));
  for (const by of early) {
    const variables = { input: { session_code: game.code } };
    await game.send({ by, operation: 'createPlayerSessionConnection', variables });
    await game.followers.follow(by);
    if (by === host && chance.happens(0.2)) {
      const variables = { session_code: game.code };
      await game.followers.follow(by, { name: 'onCreatePlayerSessionConnection', variables });
    }
  }
  if (chance.happens(0.3)) await game.followers.follow(undefined);
  await game.check();
  await game.server.pass(chance.pick([100, 800, 1000]));
  await game.check();
  return game;
}

function newPerson(place: number, chance: Chance): Person {
  return personAt(place, chance.below(8_000) - 4_000);
}

/** Requests that were sent and may be repeated, and requests that are still to arrive. */
type Memory = { sent: Request[]; late: Request[] };

async function takeStep(game: SimulatedGame, memory: Memory): Promise<void> {
  const { chance } = game;
  const dice = chance.random();
  if (dice < 0.46) return sendRequests(game, memory);
  if (dice < 0.5) return moveSliders(game);
  if (dice < 0.68) return letTimePass(game);
  if (dice < 0.9) return moveFollowers(game);
  if (dice < 0.94) return lookBack(game);
  if (dice < 0.97) return askAtDoor(game);
  return restart(game);
}

/** Sends several requests at once, in any order, some of them twice, some late. */
async function sendRequests(game: SimulatedGame, memory: Memory): Promise<void> {
  const { chance } = game;
  const requests: Request[] = [];
  for (let count = 1 + chance.below(4); count > 0; count--) {
    const request = chooseRequest(game, memory);
    if (chance.happens(0.08)) memory.late.push(request);
    else requests.push(request);
    if (chance.happens(0.12)) requests.push(request);
  }
  if (chance.happens(0.5)) requests.push(...memory.late.splice(0));
  memory.sent = [...memory.sent, ...requests].slice(-12);
  await Promise.all(chance.shuffled(requests).map((request) => game.send(request)));
}

function chooseRequest(game: SimulatedGame, { sent }: Memory): Request {
  const { chance } = game;
  if (sent.length > 0 && chance.happens(0.06)) return chance.pick(sent);
  const sensible = sensibleRequests(game);
  if (sensible.length === 0 || chance.happens(0.22)) return anyRequest(game);
  return weighted(chance, sensible);
}

function weighted(chance: Chance, chosen: readonly Chosen[]): Request {
  const total = chosen.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance.random() * total;
  const found = chosen.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? chance.pick(chosen)).request;
}

const WAITS_MS = [10, 300, 760, 2_000, 5_500, 10_001, 12_100, 31_000, 65_000, 121_000] as const;

async function letTimePass(game: SimulatedGame): Promise<void> {
  const { chance, server } = game;
  const room = game.room();
  const due = nextDueAt(room);
  const isToTheDue = due !== undefined && chance.happens(0.4);
  const ms = isToTheDue ? due - server.time.now() + chance.below(3) - 1 : chance.pick(WAITS_MS);
  const { progress } = room;
  if (
    progress.phase === 'guessing' &&
    progress.round.deadline !== undefined &&
    chance.happens(0.4)
  ) {
    return guessAtTheBell(game, progress.round.deadline);
  }
  game.note(`  ${ms} ms pass`);
  await server.pass(Math.max(0, ms));
}

/** A player guesses when the time is over by their own clock, which may be wrong. */
async function guessAtTheBell(game: SimulatedGame, deadline: number): Promise<void> {
  const { chance, server, ratings } = game;
  const by = chance.pick(game.people);
  const ms = deadline - by.skewMs - server.time.now();
  game.note(`  ${ms} ms pass to the bell by a wrong clock`);
  await server.pass(Math.max(0, ms));
  const { progress } = game.room();
  if (progress.phase !== 'guessing') return;
  const own = { connection: by.connection ?? '', round: progress.round.id };
  const guess = { type: 'guess', ...own, rating: chance.pick(ratings.guesses) } as const;
  await game.send({ by, ...requestOf(game, guess) });
}

/** A follower connects, connects again, opens a second tab or is disconnected. */
async function moveFollowers(game: SimulatedGame): Promise<void> {
  const { chance, people } = game;
  const followers = game.followers.all;
  const inside = people.filter(({ connection }) => connection !== undefined);
  const dice = chance.random();
  if (dice < 0.3 && followers.size > 0) {
    const follower = chance.pick([...followers]);
    game.note(`  ${follower.by?.name ?? 'the stage'} is cut off`);
    await follower.hangUp();
    return;
  }
  if (dice < 0.36) {
    game.note('  all are cut off');
    for (const follower of [...followers]) await follower.hangUp();
    return;
  }
  if (dice < 0.42) {
    await game.followers.follow(undefined);
    return;
  }
  if (dice < 0.55 && inside.length > 0) {
    const by = chance.pick(inside);
    await game.followers.follow(by, chance.pick(subscriptionsOf(game, by)));
    return;
  }
  const silent = inside.filter((person) => seatOf(game, person)?.presence.type !== 'here');
  const by = silent.length > 0 && chance.happens(0.8) ? chance.pick(silent) : inside[0];
  if (by === undefined) return;
  game.note(`  ${by.name} follows`);
  await game.followers.follow(by);
}

/** Requests everything about the finished rounds, as each person in the room may. */
async function lookBack(game: SimulatedGame): Promise<void> {
  const { chance, people } = game;
  const by = chance.pick(people);
  const look = { by, operation: 'getPublicSession', variables: { id: game.roomId } } as const;
  await game.askForAll(look);
  const { data, codes } = await game.askFor({ ...look, query: SUMS });
  if (codes.length === 0) checkSums(data.getPublicSession);
}

const SUMS = `query ($id: ID!) { getPublicSession(id: $id) {
  connected_players { id player_score joined_with }
  past_rounds { guesses { session_connection_id score } } } }`;

type Sums = Readonly<{
  connected_players: readonly { id: string; player_score: number; joined_with: number }[];
  past_rounds: readonly {
    guesses: readonly { session_connection_id: string; score: number }[];
  }[];
}>;

/** Checks the recap as clients compute it from the server's answers. */
function checkSums({ connected_players, past_rounds }: Sums): void {
  const guesses = past_rounds.flatMap((round) => round.guesses);
  for (const { id, player_score, joined_with } of connected_players) {
    const own = guesses.filter((guess) => guess.session_connection_id === id);
    const sum = own.reduce((total, { score }) => total + score, joined_with);
    demand(
      sum === player_score,
      () => `${id} has ${player_score} in the answer, its rounds make ${sum}`,
    );
  }
}

/** Moves players' sliders, which changes no version of the room and sends no event. */
async function moveSliders(game: SimulatedGame): Promise<void> {
  const { chance, people, ratings, server, tally } = game;
  const roundId = openRoundId(game.room());
  if (roundId === undefined) return;
  const seated = people.filter((person) => seatOf(game, person)?.place.state === 'seated');
  const { frames } = tally;
  const version = game.version();
  for (const by of chance.shuffled(seated)) {
    const own = { connection: by.connection ?? '', round: roundId };
    const draft = { type: 'draft', ...own, rating: chance.pick(ratings.guesses) } as const;
    await game.send({ by, ...requestOf(game, draft) });
  }
  await server.settle();
  demand(game.version() === version, () => 'a draft made a version of the room');
  demand(tally.frames === frames, () => 'a draft was sent to followers');
}

/** A person without a place in the room, or a client without an account, requests every field. */
async function askAtDoor(game: SimulatedGame): Promise<void> {
  const { chance, people, roomId: id, code } = game;
  const outside = people.filter(game.isAtDoor);
  const by = outside.length > 0 && chance.happens(0.9) ? chance.pick(outside) : undefined;
  game.note(`  ${by?.name ?? 'no one'} is at the door`);
  if (by !== undefined && chance.happens(0.6)) {
    // The person then waits for a seat, unless the request is refused.
    const variables = { input: { session_code: code, as_audience: false } };
    await game.send({ by, operation: 'createPlayerSessionConnection', variables });
  }
  for (const request of requestsAtDoor(game, by)) await game.askForAll(request);
  const room = { name: 'onRoom', variables: { id, wire: WIRE_VERSION } } as const;
  await game.followers.follow(by, chance.pick([room, ...subscriptionsOf(game, by)]));
}

/** Stops or kills the server, and starts it again. No player loses time. */
async function restart(game: SimulatedGame): Promise<void> {
  const { chance, server } = game;
  const isKilled = chance.happens(0.6);
  if (chance.happens(0.5)) await moveSliders(game);
  const ms = chance.pick([300, 1_400, 4_000, 20_000, 90_000]);
  game.note(`  the server is ${isKilled ? 'killed' : 'stopped'} for ${ms} ms`);
  const before = timeLeft(game);
  const following = [...game.followers.all].flatMap(({ by, isWhole }) =>
    isWhole && by ? [by] : [],
  );
  await game.followers.cut(isKilled);
  await server.restart({ ms, isKilled });
  const after = timeLeft(game);
  for (const [seat, left] of before) {
    const now = after.get(seat);
    demand(
      now === undefined || now >= left,
      () => `the outage took ${left - (now ?? 0)} ms of ${seat}`,
    );
  }
  await game.check();
  for (const by of chance.shuffled(following)) {
    if (chance.happens(0.85)) await game.followers.follow(by);
  }
}

/** Returns how much time each seat has left to guess. */
function timeLeft({ room, server }: SimulatedGame): ReadonlyMap<string, number> {
  const { progress } = room();
  if (progress.phase !== 'guessing') return new Map();
  const { attempts, pause } = progress.round;
  const now = pause?.since ?? server.time.now();
  return new Map(
    attempts.flatMap(({ seat, deadline, guess }) =>
      deadline === undefined || guess !== undefined ? [] : [[seat, deadline - now]],
    ),
  );
}
