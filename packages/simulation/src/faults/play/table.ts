import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PastRound, SeatSight } from '@outoften/rules/room/wire/room-message';
import type { Chance } from '../../chance.ts';
import { Violation } from '../../violation.ts';
import type { Ledger, ToldRoom } from './ledger.ts';
import {
  COMMAND,
  OPEN_SESSION,
  PAST_ROUNDS,
  RESUME,
  START_ROUND,
  TAKE_NAME,
  TAKE_SEAT,
} from './operations.ts';
import type { Insisted, Player } from './player.ts';
import { until } from './until.ts';

/** People who play one game after another, each in a new room. */
export type Table = Readonly<{
  /** The first one is the host. */
  players: readonly [host: Player, guest: Player, ...guests: Player[]];
  audience: readonly Player[];
}>;

export type TableParts = Readonly<{
  table: Table;
  ledger: Ledger;
  chance: Chance;
  rounds: number;
  /** Seconds for a guess; 0 for no limit. */
  timeLimit: number;
}>;

/** A finished game. */
export type PlayedGame = Readonly<{
  roomId: string;
  host: Connected;
  members: readonly Connected[];
}>;

type Connected = Readonly<{ player: Player; connection: string }>;

/** The longest time a player thinks about a guess. It is short, so that a guess is being sent most of the time. */
const MOST_THINKING_MS = 150;

const LOOK_EVERY_MS = 20;

/** Plays a game to its end during any fault of the server. Throws Violation if a rule is broken. */
export async function playGame(parts: TableParts): Promise<PlayedGame> {
  const { table, ledger } = parts;
  const [hostPlayer] = table.players;
  const { code, roomId } = await openSession(hostPlayer, {
    seats: table.players.length,
    hasAudience: table.audience.length > 0,
    timeLimit: parts.timeLimit,
  });
  const seats = await Promise.all(
    table.players.map((player) => takePlace({ player, code, isMember: false })),
  );
  const members = await Promise.all(
    table.audience.map((player) => takePlace({ player, code, isMember: true })),
  );
  for (const { player, connection } of [...seats, ...members]) player.enter(roomId, connection);
  const host = seats[0] as Connected;
  await until(
    () => `all are seated at ${roomId}: ${JSON.stringify(host.player.view())}`,
    () => seatedIn(host.player) === seats.length,
  );
  for (const { connection } of seats) ledger.noteSeat(roomId, connection);
  for (const { connection } of members) ledger.noteMember(roomId, connection);
  let isOver = false;
  const guessing = [...seats, ...members].map((each) =>
    guessUntil({ ...parts, ...each, roomId }, () => isOver),
  );
  const leading = leadGame(parts, roomId, host).finally(() => {
    isOver = true;
  });
  await Promise.all([leading, ...guessing]);
  return { roomId, host, members };
}

function seatedIn(player: Player): number {
  return player.view()?.seats.filter(({ state }) => state === 'seated').length ?? 0;
}

type NewSession = Readonly<{ seats: number; hasAudience: boolean; timeLimit: number }>;

export async function openSession(
  host: Player,
  { seats, hasAudience, timeLimit }: NewSession,
): Promise<Readonly<{ code: string; roomId: string }>> {
  const settings = {
    session_name: 'Friday reels',
    max_players: seats,
    max_rounds: 50,
    time_limit: timeLimit,
    advanced_mode: false,
    allow_hints: false,
    is_audience_session: hasAudience,
  };
  grantedOf(await host.insist(TAKE_NAME, { name: host.name }), TAKE_NAME);
  const opened = await host.insist(OPEN_SESSION, { settings, request: randomUUID() });
  const { code, public_session_id: roomId } = grantedOf(opened, OPEN_SESSION)
    .createOutOfTenSession as Readonly<{ code: string; public_session_id: string }>;
  return { code, roomId };
}

export async function takePlace({
  player,
  code,
  isMember,
}: Readonly<{ player: Player; code: string; isMember: boolean }>): Promise<Connected> {
  const variables = { code, audience: isMember, name: player.name };
  const joined = grantedOf(await player.insist(TAKE_SEAT, variables), TAKE_SEAT);
  const { id } = joined.createPlayerSessionConnection as Readonly<{ id: string }>;
  return { player, connection: id };
}

function grantedOf({ answer }: Insisted, query: string) {
  if (answer.type === 'granted') return answer.data;
  throw new Violation(`${answer.code} for ${query}`);
}

/** The host starts each round when the one before is over, and then ends the game. */
async function leadGame(
  { ledger, rounds }: TableParts,
  roomId: string,
  { player }: Connected,
): Promise<void> {
  for (let number = 1; number <= rounds; number++) {
    const started = await player.insist(START_ROUND, { room: roomId, number });
    const { answer } = started;
    if (answer.type === 'granted') {
      const { id } = answer.data.createSessionRound as Readonly<{ id: string }>;
      ledger.noteBegun(roomId, id);
      // The answer to an earlier try was lost, and the round may be over already.
    } else if (!started.isRepeated || answer.code !== 'ROUND_OPEN') {
      throw new Violation(`${answer.code} for round ${number}`);
    }
    const revealed = await until(
      () => `round ${number} of ${roomId} is over: ${JSON.stringify(player.view())}`,
      () => {
        const progress = player.view()?.progress;
        return progress?.phase === 'revealed' && progress.round.number === number && progress.round;
      },
    );
    ledger.noteRevealed(roomId, revealed);
  }
  const finished = await player.insist(COMMAND, { command: { type: 'finish', room: roomId } });
  const isDone = finished.answer.type === 'granted' || finished.isRepeated;
  if (!isDone) grantedOf(finished, 'finish');
}

type Guessing = TableParts & Connected & Readonly<{ roomId: string }>;

/** Guesses once in each round that it sees. */
async function guessUntil(parts: Guessing, isOver: () => boolean): Promise<void> {
  const { player, chance } = parts;
  const guessed = new Set<string>();
  while (!isOver()) {
    const progress = player.view()?.progress;
    const roundId = progress?.phase === 'guessing' ? progress.round.id : undefined;
    if (roundId === undefined || guessed.has(roundId)) {
      await pause(LOOK_EVERY_MS);
      continue;
    }
    guessed.add(roundId);
    await pause(chance.below(MOST_THINKING_MS));
    await guess(parts, roundId);
  }
}

async function guess(parts: Guessing, roundId: string): Promise<void> {
  const { player, connection, roomId, ledger, chance } = parts;
  const sent = { roomId, roundId, by: connection, value: 1 + chance.below(100) };
  ledger.noteSent(sent);
  const command = { type: 'guess', connection, rating: sent.value, round: roundId };
  const { answer, isRepeated } = await player.insist(COMMAND, { command });
  if (answer.type === 'granted') return ledger.noteAcknowledged(sent);
  // The round did not wait for a seat that was away.
  if (answer.code === 'ROUND_OVER') return;
  // The server has the guess whose answer was lost.
  if (answer.code === 'ALREADY_GUESSED' && isRepeated) return ledger.noteAcknowledged(sent);
  throw new Violation(`${answer.code} for a guess of ${connection} in ${roundId}`);
}

/** Returns the game as the server now shows it to its players. */
export async function readGame({ roomId, host, members }: PlayedGame): Promise<ToldRoom> {
  const { player, connection } = host;
  const past = await player.fetch(PAST_ROUNDS, { room: roomId, connection });
  const rounds = (past.data.pastRounds as readonly PastRound[]).map(({ round }) => round);
  const { sight } = await resume(host);
  if (sight === undefined) throw new Violation(`${connection} may not see its room any more`);
  const standings: ToldRoom['standings'] = new Map(
    await Promise.all(
      members.map(async (member) => {
        const { audienceStanding: standing = { type: 'unplaced' } } = await resume(member);
        return [member.connection, standing] as const;
      }),
    ),
  );
  return { seats: sight.view.seats, rounds, standings };
}

async function resume({ player, connection }: Connected): Promise<SeatSight> {
  const { data } = await player.fetch(RESUME, { connection });
  return data.resumeSession as SeatSight;
}
