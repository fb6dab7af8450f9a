import { ALLOWANCES } from '@outoften/rules/allowance';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { HINTS } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import type { Approval, Pace, Room } from '@outoften/rules/room/room';
import type { CommandOf, RoomCommand } from '@outoften/rules/room/room-command';
import type { OpenRound, SeatAttempt } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import { findAttempt } from '@outoften/rules/room/seat-attempts';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { isSentOut } from '@outoften/rules/room/seats/let-back-in';
import { latestOpenNumber } from '@outoften/server/src/daily/latest-open-number.ts';
import { byCommand, type Request, type Variables } from './asking.ts';
import type { OperationName } from './operations.ts';
import type { Person } from './person.ts';
import { OPENING, type SimulatedGame, seatOf } from './simulated-game.ts';

/** A request that a person may send, and how often, relative to the others. */
export type Chosen = Readonly<{ weight: number; request: Request }>;

/** Requests of people in their normal situation. Most are granted. */
export function sensibleRequests(game: SimulatedGame): readonly Chosen[] {
  const { progress } = game.room();
  const atAnyTime = [...joining(game), ...leaving(game), ...hosting(game), ...looking(game)];
  switch (progress.phase) {
    case 'lobby':
      return [...atAnyTime, ...beginning(game, 6)];
    case 'guessing':
      return [
        ...atAnyTime,
        ...guessing(game, progress.round),
        ...pausing(game, progress.round),
        ...closing(game, progress.round),
      ];
    case 'revealed':
      return [
        ...atAnyTime,
        ...beginning(game, 8),
        ...order(game, 1, { type: 'finish', room: game.roomId }),
        ...readingOn(game, progress.round.filmId),
      ];
    case 'over':
      return [
        ...atAnyTime,
        ...order(game, 4, { type: 'rematch', room: game.roomId }),
        ...ending(game, 2),
      ];
    case 'closed':
      return atAnyTime;
  }
}

/** A request that a person may try at any time, with any data that they know. Most are refused. */
export function anyRequest(game: SimulatedGame): Request {
  const { chance, people, code, ratings, roomId } = game;
  const room = game.room();
  const by = chance.pick(people);
  const connections = people.flatMap(({ connection }) => connection ?? []);
  const someone = connections.length > 0 ? chance.pick(connections) : 'no-one';
  const own = by.connection ?? someone;
  const id = chance.happens(0.6) ? own : someone;
  const guess_value = chance.pick([...ratings.guesses, 0, 105, -3, 7.25]) / 10;
  const round = 'round' in room.progress ? room.progress.round.id : 'no-round';
  const ofSeat = { public_session_id: roomId, session_connection_id: id, guess_value };
  const settings = { max_players: chance.below(8), max_rounds: 3 };
  const requests: readonly (readonly [OperationName, Variables])[] = [
    join(chance.happens(0.9) ? spoken(code, chance.below(3)) : 'BCDFG'),
    join(code, chance.happens(0.5)),
    ['updatePlayerSessionConnection', { input: { id: someone, host_approved: true } }],
    ['updatePlayerSessionConnection', { input: { id: someone, host_denied: true } }],
    ['updatePlayerSessionConnection', { input: { id, connection_is_closed: true } }],
    ['leaveSession', { connection_id: someone }],
    ['removePlayer', { connection_id: someone, bar: chance.happens(0.3) }],
    ['updatePublicSession', { input: { id: roomId, auto_approve: chance.happens(0.6) } }],
    ['updatePublicSession', { input: { id: roomId, settings } }],
    ['createPublicSession', { input: chance.happens(0.5) ? {} : { settings } }],
    ['createSessionRound', beginningOf(game, chance.pick([undefined, 1, 2, 3]))],
    ['updateSessionRound', { input: { id: round, is_round_over: chance.happens(0.8) } }],
    ['unlockHint', { connection_id: id, hint: chance.pick(['POSTER', 'OVERVIEW', 'REVIEW']) }],
    ['guessActor', { connection_id: id, slot: chance.below(18) - 1, name: 'Nobody At All' }],
    ['createPlayerGuess', { input: ofSeat }],
    ['createPlayerGuess', { input: { ...ofSeat, round_id: 'another-round' } }],
    ['resumeSession', { connection_id: someone, seat_secret: by.secret }],
    ['resumeSession', { code }],
    ['getPublicSession', { id: roomId, connection_id: someone }],
    ['roomSight', { id: roomId, connection_id: someone }],
    ['pastRounds', { id: roomId, connection_id: someone }],
    ['getPublicSession', { id: roomId, stage_key: 'a-guessed-key' }],
    ['exportMyData', {}],
    ['openInvitation', { code }],
  ];
  if (chance.happens(0.5)) {
    const [operation, variables] = chance.pick(requests);
    return { by, operation, variables };
  }
  const inOwnRound = { connection: id, round };
  const inRound = { room: roomId, round };
  const seat = someone as SeatId;
  const rating = chance.pick(ratings.guesses);
  const commands: readonly RoomCommand[] = [
    { type: 'guess', ...inOwnRound, rating },
    { type: 'draft', ...inOwnRound, rating },
    { type: 'hint', ...inOwnRound, hint: chance.pick(HINTS) },
    { type: 'name', ...inOwnRound, slot: chance.below(18) - 1, name: 'Nobody At All' },
    { type: 'allowance', connection: id, allowance: chance.pick(ALLOWANCES) },
    { type: 'leave', connection: someone },
    { type: 'react', room: roomId, reaction: 'gasp' },
    { type: 'approve', seat },
    { type: 'deny', seat },
    { type: 'remove', seat, bar: chance.happens(0.3) },
    { type: 'letBackIn', seat },
    { type: 'change', room: roomId, approval: chance.pick(['by-itself', 'by-hand']) },
    { type: 'change', room: roomId, game: anotherGame(game) },
    { type: 'start', room: roomId, number: 1 + chance.below(3) },
    { type: 'end', ...inRound },
    { type: 'skip', ...inRound },
    { type: 'pause', ...inRound },
    { type: 'resume', ...inRound },
    { type: 'finish', room: roomId },
    { type: 'rematch', room: roomId },
  ];
  return { by, ...byCommand(chance.pick(commands)) };
}

/** Returns the code as people type it. */
function spoken(code: string, way: number): string {
  return [code, ` ${code.toLowerCase()} `, `https://play.example/join/${code}`][way] ?? code;
}

function ofRoom(game: SimulatedGame): Variables {
  return { public_session_id: game.roomId };
}

/** If the request names neither a seat nor the audience, the room decides. */
function join(session_code: string, as_audience?: boolean): readonly [OperationName, Variables] {
  return ['createPlayerSessionConnection', { input: { session_code, as_audience } }];
}

function joining(game: SimulatedGame): Chosen[] {
  const { chance, code, people } = game;
  const outside = people.filter(({ connection }) => connection === undefined);
  if (outside.length === 0) return [];
  const by = chance.pick(outside);
  const [operation, variables] = join(spoken(code, chance.below(3)), isFan(game) || undefined);
  return [{ weight: 4, request: { by, operation, variables } }];
}

function isFan({ chance, room }: SimulatedGame): boolean {
  return room().settings.isAudienceSession && chance.happens(0.7);
}

function leaving(game: SimulatedGame): Chosen[] {
  const { chance, people } = game;
  const seated = people.filter((person) => seatOf(game, person)?.place.state === 'seated');
  if (seated.length < 2) return [];
  const by = chance.pick(seated);
  const { connection = '' } = by;
  const variables = { connection_id: connection };
  const allowance = chance.pick(ALLOWANCES);
  return [
    { weight: 0.15, request: { by, operation: 'leaveSession', variables } },
    { weight: 0.1, request: { by, ...byCommand({ type: 'leave', connection }) } },
    { weight: 0.5, request: { by, ...byCommand({ type: 'allowance', connection, allowance }) } },
  ];
}

/** Requests outside the game, and repeated requests of a host whose first answer was lost. */
function looking({ chance, people, room }: SimulatedGame): Chosen[] {
  const by = chance.pick(people);
  const input = { id: by.player, avatar_url: `profile${chance.below(6)}.jpg` };
  const [host = by] = people;
  const again = { input: { request_id: OPENING } };
  return [
    { weight: 0.5, request: { by, operation: 'exportMyData', variables: {} } },
    { weight: 0.2, request: { by, operation: 'updatePlayer', variables: { input } } },
    { weight: 0.1, request: { by: host, operation: 'createOutOfTenSession', variables: again } },
    ...(room().progress.phase === 'closed'
      ? []
      : [
          {
            weight: 0.1,
            request: {
              by: host,
              operation: 'createPublicSession',
              variables: { input: {} },
            } as const,
          },
        ]),
  ];
}

function hosting(game: SimulatedGame): Chosen[] {
  const { chance, roomId } = game;
  const { seats, approval, pace, progress } = game.room();
  const waiting = seats.filter(({ place }) => place.state === 'waiting');
  const others = seats.filter(
    ({ place, id }) => place.state === 'seated' && id !== game.room().host,
  );
  const change = (weight: number, request: Variables) =>
    lead(game, weight, 'updatePublicSession', { input: { id: roomId, ...request } });
  const decide = (weight: number, request: Variables) =>
    lead(game, weight, 'updatePlayerSessionConnection', { input: request });
  const bar = chance.happens(0.4);
  return [
    ...waiting.flatMap(({ id }) => [
      ...decide(1.5, { id, host_approved: true }),
      ...decide(0.35, { id, host_denied: true }),
      ...order(game, 1.5, { type: 'approve', seat: id }),
      ...order(game, 0.35, { type: 'deny', seat: id }),
    ]),
    ...(others.length > 0
      ? [
          ...lead(game, 0.25, 'removePlayer', { connection_id: chance.pick(others).id, bar }),
          ...order(game, 0.25, { type: 'remove', seat: chance.pick(others).id, bar }),
        ]
      : []),
    ...seats
      .filter(({ place }) => isSentOut(place))
      .flatMap(({ id }) => order(game, 0.5, { type: 'letBackIn', seat: id })),
    ...change(0.25, { auto_approve: approval === 'by-hand' }),
    ...change(0.35, { auto_next: pace === 'by-hand' }),
    ...order(game, 0.6, {
      type: 'change',
      room: roomId,
      approval: opposite(approval),
      pace: opposite(pace),
    }),
    ...(progress.phase === 'lobby'
      ? [
          ...change(0.25, { settings: anotherSettings(game) }),
          ...order(game, 0.25, { type: 'change', room: roomId, game: anotherGame(game) }),
        ]
      : []),
  ];
}

function opposite(way: Pace & Approval): Pace & Approval {
  return way === 'by-hand' ? 'by-itself' : 'by-hand';
}

/** The game that a host may choose before it begins. */
function anotherGame({ chance }: SimulatedGame): NonNullable<CommandOf<'change'>['game']> {
  const isHard = chance.happens(0.5);
  return {
    name: 'Early show',
    settings: {
      maxPlayers: 2 + chance.below(7),
      maxRounds: 1 + chance.below(4),
      timeLimit: chance.pick([0, 30, 60]),
      scoring: { advancedMode: isHard, allowHints: chance.happens(0.5), allowImage: false },
      isAudienceSession: chance.happens(0.8),
    },
    filter: { ...ANY_FILM, genres: [...GENRES], fromYear: 1960 + chance.below(10) },
  };
}

/** The same in the typed API, sometimes with fewer seats than are taken. */
function anotherSettings({ chance }: SimulatedGame): Variables {
  return {
    session_name: 'Late show',
    max_players: 2 + chance.below(7),
    max_rounds: 1 + chance.below(4),
    time_limit: chance.pick([0, 30, 60]),
    advanced_mode: chance.happens(0.5),
    allow_hints: chance.happens(0.5),
    minimum_release_year: 1960 + chance.below(10),
  };
}

function ending(game: SimulatedGame, weight: number): Chosen[] {
  const { roomId: id, sessionId } = game;
  return [
    ...lead(game, weight / 2, 'updatePublicSession', { input: { id, session_is_closed: true } }),
    ...order(game, weight / 2, { type: 'close', room: id }),
    ...lead(game, weight / 4, 'deleteSession', { input: { id: sessionId } }),
  ];
}

function beginning(game: SimulatedGame, weight: number): Chosen[] {
  const seated = game.room().seats.filter(({ place }) => place.state === 'seated');
  if (seated.length < 2) return [];
  const number = nextRoundNumber(game.room());
  return [
    ...lead(game, weight / 2, 'createSessionRound', beginningOf(game, undefined)),
    ...order(game, weight / 2, { type: 'start', room: game.roomId, number }),
  ];
}

function beginningOf(game: SimulatedGame, round_number: number | undefined): Variables {
  return { input: { ...ofRoom(game), round_number } };
}

/** A paused round is resumed soon, because most requests are refused meanwhile. */
function pausing(game: SimulatedGame, { id, pause }: OpenRound): Chosen[] {
  const inRound = { room: game.roomId, round: id };
  return pause === undefined
    ? order(game, 0.8, { type: 'pause', ...inRound })
    : order(game, 6, { type: 'resume', ...inRound });
}

function closing(game: SimulatedGame, { id, attempts }: OpenRound): Chosen[] {
  const inRound = { room: game.roomId, round: id };
  const skip = order(game, 0.4, { type: 'skip', ...inRound });
  const isGuessed = attempts.some(({ guess }) => guess?.value !== undefined);
  const input = { id, is_round_over: true };
  if (!isGuessed) return skip;
  return [
    ...skip,
    ...lead(game, 0.5, 'updateSessionRound', { input }),
    ...order(game, 0.5, { type: 'end', ...inRound }),
  ];
}

/** A command of the host or deputy, as the web app sends it. */
function order(game: SimulatedGame, weight: number, command: RoomCommand): Chosen[] {
  const { operation, variables } = byCommand(command);
  return lead(game, weight, operation, variables);
}

/** An operation of the host or deputy, if it is one of the people. */
function lead(
  game: SimulatedGame,
  weight: number,
  operation: OperationName,
  variables: Variables,
): Chosen[] {
  const { host, deputy } = game.room();
  const by = game.people.find(({ connection }) => connection === (deputy ?? host));
  return by === undefined ? [] : [{ weight, request: { by, operation, variables } }];
}

function guessing(game: SimulatedGame, round: OpenRound): Chosen[] {
  return game.people.flatMap((by) => {
    const { connection } = by;
    if (connection === undefined) return [];
    if (connection.includes('.a.')) return guessingFromAudience(game, { by, round });
    const attempt = findAttempt(round.attempts, connection as SeatId);
    if (attempt === undefined) return [];
    return attempt.guess === undefined
      ? playing(game, { by, round, attempt })
      : curious(game, { by, round });
  });
}

type InRound = Readonly<{ by: Person; round: OpenRound }>;

function playing(
  game: SimulatedGame,
  { by, round, attempt }: InRound & Readonly<{ attempt: SeatAttempt }>,
): Chosen[] {
  const { chance } = game;
  const id = by.connection;
  const locked = HINTS.filter((hint) => attempt.hints[hint] === 'locked');
  const own = { connection_id: id };
  const request = (operation: OperationName, variables: Variables): Request => ({
    by,
    operation,
    variables,
  });
  const rating = chooseGuess(game, round);
  const input = {
    ...ofRoom(game),
    session_connection_id: id,
    round_id: round.id,
    guess_value: rating / 10,
  };
  const inRound = { connection: id ?? '', round: round.id };
  const command = (weight: number, sent: RoomCommand): Chosen => ({
    weight,
    request: { by, ...byCommand(sent) },
  });
  return [
    { weight: 1, request: request('createPlayerGuess', { input }) },
    command(2, { type: 'guess', ...inRound, rating }),
    command(1.5, { type: 'draft', ...inRound, rating: chooseGuess(game, round) }),
    ...(locked.length > 0 && sellsHints(game.room())
      ? [
          {
            weight: 0.5,
            request: request('unlockHint', { ...own, hint: chance.pick(locked).toUpperCase() }),
          },
          command(0.5, { type: 'hint', ...inRound, hint: chance.pick(locked) }),
        ]
      : []),
    ...(game.room().settings.scoring.advancedMode
      ? [
          { weight: 1, request: request('guessActor', { ...own, ...chooseName(game, round) }) },
          command(1, { type: 'name', ...inRound, ...chooseName(game, round) }),
        ]
      : []),
    { weight: 0.3, request: request('resumeSession', { ...own, seat_secret: by.secret }) },
    ...seekingAnswer(game, { by, round }),
  ];
}

function curious(game: SimulatedGame, { by, round }: InRound): Chosen[] {
  const { chance } = game;
  const own = { connection_id: by.connection };
  const hint = chance.pick(['POSTER', 'OVERVIEW', 'REVIEW']);
  const resume = { ...own, seat_secret: by.secret };
  return [
    { weight: 0.3, request: { by, operation: 'unlockHint', variables: { ...own, hint } } },
    { weight: 0.3, request: { by, operation: 'resumeSession', variables: resume } },
    ...seekingAnswer(game, { by, round }),
  ];
}

/** Returns the numbers of the daily puzzles whose dates exist on earth now. */
export function openPuzzles(now: number): readonly [number, number] {
  const latest = latestOpenNumber(now);
  return [latest, latest - 1];
}

/** The film of a round that is over may be read whole. */
function readingOn({ chance, people }: SimulatedGame, id: string): Chosen[] {
  const by = chance.pick(people);
  return [{ weight: 0.5, request: { by, operation: 'movie', variables: { id } } }];
}

/** Requests the current film by all operations that return whole films: by its id, by draws, and as a daily puzzle. */
function seekingAnswer({ chance, server }: SimulatedGame, { by, round }: InRound): Chosen[] {
  const now = server.time.now();
  const numbers = openPuzzles(now);
  // No seat guesses a whole number, so this result belongs to another game.
  const results = numbers.map((number) => ({
    number,
    movie_id: round.filmId,
    guess_value: 5,
    hints_bought: [],
    credited: 0,
    wrong_names: 0,
    on_time: true,
    finishedAt: new Date(now).toISOString(),
  }));
  const requests: readonly (readonly [OperationName, Variables])[] = [
    ['movie', { id: round.filmId }],
    ['drawMovie', {}],
    ['getMovieDle', { id: String(chance.pick(numbers)) }],
    ['mergeDailyResults', { results }],
  ];
  return requests.map(([operation, variables]) => ({
    weight: 0.2,
    request: { by, operation, variables },
  }));
}

function guessingFromAudience(game: SimulatedGame, { by, round }: InRound): Chosen[] {
  const rating = game.chance.pick(game.ratings.guesses);
  const { connection = '' } = by;
  const input = { ...ofRoom(game), session_connection_id: connection, guess_value: rating / 10 };
  const guess = byCommand({ type: 'guess', connection, round: round.id, rating });
  const applause = byCommand({ type: 'react', room: game.roomId, reaction: 'applause' });
  const requests: Chosen[] = [
    { weight: 1, request: { by, operation: 'createPlayerGuess', variables: { input } } },
    { weight: 1, request: { by, ...guess } },
    { weight: 0.3, request: { by, ...applause } },
  ];
  if (!game.isMember(by)) return requests;
  return [...requests, ...seekingAnswer(game, { by, round })];
}

function sellsHints({ settings: { scoring } }: Room): boolean {
  return scoring.allowHints || scoring.advancedMode;
}

/** Rarely exact, rarely near. */
function chooseGuess({ chance, ratings }: SimulatedGame, { answer }: OpenRound): Rating {
  if (chance.happens(0.1)) return answer;
  const near = ratings.guesses.filter((value) => Math.abs(value - answer) < 10);
  return chance.pick(chance.happens(0.6) && near.length > 0 ? near : ratings.guesses);
}

function chooseName({ chance, nameOfCast }: SimulatedGame, round: OpenRound) {
  const slot = chance.below(4);
  const wrong = `Nobody ${chance.pick(['Aa', 'Bb', 'Cc', 'Dd', 'Ee', 'Ff'])}`;
  return { slot, name: chance.happens(0.4) ? nameOfCast(round, chance.below(5)) : wrong };
}
