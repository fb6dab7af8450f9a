import { setTimeout as pause } from 'node:timers/promises';
import type { Rating } from '@outoften/rules/rating';
import type { Chance } from '../../chance.ts';
import { Refused } from '../../client/game-client.ts';
import { until } from '../../until.ts';
import { Violation } from '../../violation.ts';
import type { Ledger, RoomOfServer } from './ledger.ts';
import type { Player } from './player.ts';

/** People who play one game after another, each in a new room. */
export type Table = Readonly<{
  /** The first one is the host. */
  players: readonly [host: Player, guest: Player, ...guests: Player[]];
  audience: readonly Player[];
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
export async function playGame(table: Table): Promise<PlayedGame> {
  const { players, audience, ledger, timeLimit } = table;
  const { code, id: roomId } = await openSession(players[0], {
    max_players: players.length,
    is_audience_session: audience.length > 0,
    time_limit: timeLimit,
  });
  const seats = await Promise.all(players.map((player) => takePlace(player, code, false)));
  const members = await Promise.all(audience.map((player) => takePlace(player, code, true)));
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
    guessUntil({ ...table, ...each, roomId }, () => isOver),
  );
  const leading = leadGame(table, roomId, host).finally(() => {
    isOver = true;
  });
  await Promise.all([leading, ...guessing]);
  return { roomId, host, members };
}

function seatedIn(player: Player): number {
  return player.view()?.seats.filter(({ state }) => state === 'seated').length ?? 0;
}

/** The settings are those of the API, beside those that all games here have. */
export async function openSession({ name, bySocket }: Player, settings: object) {
  await bySocket.takeName(name);
  return bySocket.open({
    session_name: 'Friday reels',
    max_rounds: 50,
    advanced_mode: false,
    allow_hints: false,
    ...settings,
  });
}

export async function takePlace(
  player: Player,
  code: string,
  asAudience: boolean,
): Promise<Connected> {
  const { id } = await player.bySocket.join(code, { asAudience, name: player.name });
  return { player, connection: id };
}

/** The host starts each round when the one before is over, and then ends the game. */
async function leadGame(
  { ledger, rounds }: Table,
  roomId: string,
  { player }: Connected,
): Promise<void> {
  for (let number = 1; number <= rounds; number++) {
    try {
      ledger.noteBegun(roomId, (await player.bySocket.start(roomId, number)).id);
    } catch (fault) {
      // The answer to an earlier try was lost, and the round may be over already.
      if (!isRefused(fault, 'ROUND_OPEN')) throw fault;
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
  await player.bySocket.command({ type: 'finish', room: roomId }).catch((fault) => {
    if (!(fault instanceof Refused && fault.isRepeated)) throw fault;
  });
}

/** True for the refusal of a request that the server may have granted before, without an answer. */
function isRefused(fault: unknown, code: string): boolean {
  return fault instanceof Refused && fault.isRepeated && fault.code === code;
}

type Guessing = Table & Connected & Readonly<{ roomId: string }>;

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
  const rating = (1 + chance.below(100)) as Rating;
  const sent = { roomId, roundId, by: connection, value: rating };
  ledger.noteSent(sent);
  try {
    await player.bySocket.command({ type: 'guess', connection, rating, round: roundId });
  } catch (fault) {
    // The round did not wait for a seat that was away.
    if (fault instanceof Refused && fault.code === 'ROUND_OVER') return;
    // The server has the guess whose answer was lost.
    if (!isRefused(fault, 'ALREADY_GUESSED')) {
      throw new Violation(`${fault} for a guess of ${connection} in ${roundId}`);
    }
  }
  ledger.noteAcknowledged(sent);
}

/** Returns the game as the server now shows it to its players. */
export async function readGame({ roomId, host, members }: PlayedGame): Promise<RoomOfServer> {
  const { player, connection } = host;
  const past = await player.byHttp.listPastRounds(roomId, connection);
  const { sight } = await player.byHttp.resume(connection);
  if (sight === undefined) throw new Violation(`${connection} may not see its room any more`);
  const standings: RoomOfServer['standings'] = new Map(
    await Promise.all(
      members.map(async (member) => {
        const { audienceStanding: standing = { type: 'unplaced' } } =
          await member.player.byHttp.resume(member.connection);
        return [member.connection, standing] as const;
      }),
    ),
  );
  return { seats: sight.view.seats, rounds: past.map(({ round }) => round), standings };
}
