import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { ClosedRoundView, SeatView } from '@outoften/rules/room/view/view-room';
import type { AudienceStanding } from '@outoften/rules/room/wire/room-message';

/** A sent guess. A seat sends only one value in a round, but maybe several times. */
export type SentGuess = Readonly<{ roomId: string; roundId: string; by: string; value: number }>;

/** The acknowledged parts of one room, and the guesses that were sent to it. */
export type RoomRecord = Readonly<{
  roomId: string;
  /** By round and connection. */
  sent: ReadonlyMap<string, SentGuess>;
  /** Keys of `sent`. */
  acknowledged: ReadonlySet<string>;
  seats: ReadonlySet<string>;
  members: ReadonlySet<string>;
  /** Rounds whose start was acknowledged. */
  begun: ReadonlySet<string>;
  /** The ends of rounds as players received them. */
  revealed: ReadonlyMap<string, ClosedRoundView>;
}>;

/** A room as the server returns it after the fault. */
export type RoomOfServer = Readonly<{
  seats: readonly SeatView[];
  /** All finished rounds, in their order. */
  rounds: readonly ClosedRoundView[];
  /** The standing of each audience member. */
  standings: ReadonlyMap<string, AudienceStanding>;
}>;

export type Ledger = ReturnType<typeof openLedger>;

/** Notes the server's acknowledgements, room by room. */
export function openLedger() {
  const records = new Map<string, ReturnType<typeof emptyRecord>>();
  const troubles = new Map<string, number>();
  const latest = new Map<string, SentGuess>();
  const lost: string[] = [];
  let acknowledged = 0;
  const open = (roomId: string) => {
    const record = records.get(roomId) ?? emptyRecord(roomId);
    records.set(roomId, record);
    return record;
  };
  return {
    noteSeat: (roomId: string, seat: string) => void open(roomId).seats.add(seat),
    noteMember: (roomId: string, member: string) => void open(roomId).members.add(member),
    noteBegun: (roomId: string, roundId: string) => void open(roomId).begun.add(roundId),
    /** Called before the guess is sent. */
    noteSent: (guess: SentGuess) => void open(guess.roomId).sent.set(keyOf(guess), guess),
    noteAcknowledged: (guess: SentGuess) => {
      open(guess.roomId).acknowledged.add(keyOf(guess));
      latest.set(guess.by, guess);
      acknowledged += 1;
    },
    noteRevealed: (roomId: string, round: ClosedRoundView) =>
      void open(roomId).revealed.set(round.id, round),
    /**
     * Called before a connection requests its part in the open round. The returned function takes the answer, and notes
     * a loss if it lacks the last acknowledged guess.
     */
    expectOwn: (connection: string) => {
      const guess = latest.get(connection);
      return (own: OwnAttempt | undefined) => {
        if (guess === undefined || own?.roundId !== guess.roundId) return;
        if (own.guess?.value === guess.value) return;
        lost.push(
          `the guess of ${connection} in ${guess.roundId} is ${own.guess?.value ?? 'gone'}`,
        );
      };
    },
    /** Notes the code of a refusal that is not a rule of the game. */
    noteTrouble: (code: string) => void troubles.set(code, (troubles.get(code) ?? 0) + 1),
    recordOf: (roomId: string): RoomRecord => open(roomId),
    /** A sentence for each loss that was noticed during the game. */
    lost: (): readonly string[] => lost,
    /** The number of acknowledged guesses so far. */
    acknowledged: () => acknowledged,
    /** How often each code occurred. */
    troubles: (): ReadonlyMap<string, number> => troubles,
  };
}

function emptyRecord(roomId: string) {
  return {
    roomId,
    sent: new Map<string, SentGuess>(),
    acknowledged: new Set<string>(),
    seats: new Set<string>(),
    members: new Set<string>(),
    begun: new Set<string>(),
    revealed: new Map<string, ClosedRoundView>(),
  };
}

function keyOf({ roundId, by }: Pick<SentGuess, 'roundId' | 'by'>): string {
  return `${roundId} ${by}`;
}

/** Returns a sentence for each part that is missing, changed, counted twice or invented. Empty if nothing is wrong. */
export function findLosses(record: RoomRecord, room: RoomOfServer): readonly string[] {
  return [
    ...lostSeats(record, room),
    ...lostRounds(record, room),
    ...lostGuesses(record, room),
    ...madeUp(record, room),
    ...wrongScores(room),
    ...lostAudience(record, room),
  ].map((loss) => `room ${record.roomId}: ${loss}`);
}

function lostSeats({ seats }: RoomRecord, room: RoomOfServer): readonly string[] {
  const there = new Set<string>(room.seats.filter(isTaken).map(({ id }) => id));
  return [...seats].filter((seat) => !there.has(seat)).map((seat) => `seat ${seat} is gone`);
}

function isTaken({ state }: SeatView): boolean {
  return state === 'seated' || state === 'away';
}

function lostRounds({ begun, revealed }: RoomRecord, { rounds }: RoomOfServer): readonly string[] {
  const there = new Map(rounds.map((round) => [round.id, round]));
  const numbers = rounds.map(({ number }) => number);
  const twice = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  const changed = [...revealed.values()].filter((round) => {
    const now = there.get(round.id);
    return now !== undefined && JSON.stringify(endOf(now)) !== JSON.stringify(endOf(round));
  });
  return [
    ...[...begun, ...revealed.keys()].filter((id) => !there.has(id)).map((id) => `${id} is gone`),
    ...twice.map((number) => `round ${number} is there twice`),
    ...changed.map(({ id }) => `the end of ${id} is not as it was told`),
  ];
}

/** Returns the parts of a round's end that players see, in a fixed order. */
function endOf({ answer, filmId, results }: ClosedRoundView) {
  const ends = results.map(({ seat, guess, distance, score }) => [
    seat,
    guess ?? null,
    distance ?? null,
    score.total,
  ]);
  return { answer, filmId, ends };
}

function lostGuesses(record: RoomRecord, { rounds }: RoomOfServer): readonly string[] {
  const there = new Map(rounds.map((round) => [round.id, round]));
  return guessesOf(record, record.seats).flatMap(({ roundId, by, value }) => {
    const round = there.get(roundId);
    if (round === undefined) return [`the guess of ${by} is gone with ${roundId}`];
    const counted = round.results.filter(({ seat }) => seat === by);
    const [result] = counted;
    if (counted.length !== 1) return [`${by} is counted ${counted.length} times in ${roundId}`];
    if (result?.guess === value) return [];
    return [`the guess of ${by} in ${roundId} is ${result?.guess ?? 'gone'}, not ${value}`];
  });
}

function guessesOf({ acknowledged, sent }: RoomRecord, by: ReadonlySet<string>) {
  return [...acknowledged].flatMap((key) => {
    const guess = sent.get(key);
    return guess !== undefined && by.has(guess.by) ? [guess] : [];
  });
}

/** Returns invented guesses, which no player sent. A guess that was sent without an answer may count or not. */
function madeUp({ sent }: RoomRecord, { rounds }: RoomOfServer): readonly string[] {
  return rounds.flatMap(({ id, results }) =>
    results.flatMap(({ seat, guess }) => {
      const known = sent.get(keyOf({ roundId: id, by: seat }))?.value;
      return guess === undefined || guess === known ? [] : [`${seat} never sent ${guess} in ${id}`];
    }),
  );
}

const MOST_ACCURACY = 100;
const POINTS_A_TENTH = 5;

/** Computes points by docs/rules.md, not with the code of the rules. */
function wrongScores({ seats, rounds }: RoomOfServer): readonly string[] {
  const totals = new Map<string, number>(seats.map(({ id, joinedWith }) => [id, joinedWith]));
  const wrong = rounds.flatMap(({ id, answer, results }) =>
    results.flatMap(({ seat, guess, score }) => {
      totals.set(seat, (totals.get(seat) ?? 0) + score.total);
      const lost = guess === undefined ? MOST_ACCURACY : Math.abs(guess - answer) * POINTS_A_TENTH;
      const total = guess === undefined ? 0 : score.start + Math.max(0, MOST_ACCURACY - lost);
      return score.total === total
        ? []
        : [`${seat} has ${score.total} of ${total} points in ${id}`];
    }),
  );
  const sums = seats
    .filter(({ id, score }) => totals.get(id) !== score)
    .map(({ id, score }) => `${id} has ${score} points, its rounds ${totals.get(id)}`);
  return [...wrong, ...sums];
}

function lostAudience(record: RoomRecord, room: RoomOfServer): readonly string[] {
  const numbers = new Map(room.rounds.map(({ id, number }) => [id, number]));
  return guessesOf(record, record.members).flatMap(({ roundId, by, value }) => {
    const standing = room.standings.get(by);
    const guesses = standing?.type === 'placed' ? standing.guesses : [];
    const counted = guesses.filter(({ round }) => round === numbers.get(roundId));
    if (counted.length === 1 && counted[0]?.guess === value) return [];
    return [`the guess of ${by} in ${roundId} is ${JSON.stringify(counted)}, not ${value}`];
  });
}
