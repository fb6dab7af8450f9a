import { ALLOWANCES } from '@outoften/rules/allowance';
import { latestOpenNumber } from '@outoften/rules/daily/puzzle-dates';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { GENRES } from '@outoften/rules/film/genre';
import { HINTS } from '@outoften/rules/guessing/hints';
import type { Rating } from '@outoften/rules/rating';
import type { Approval, Pace } from '@outoften/rules/room/room';
import type { CommandOf, RoomCommand } from '@outoften/rules/room/room-command';
import type { OpenRound, SeatAttempt } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import { findAttempt } from '@outoften/rules/room/seat-attempts';
import { nextRoundNumber } from '@outoften/rules/room/seats/late-join';
import { isSentOut } from '@outoften/rules/room/seats/let-back-in';
import type { AnyonesRequest, Request, Variables } from './asking.ts';
import type { FurtherSubscription } from './game-followers.ts';
import type { OperationName } from './operations.ts';
import type { Person } from './person.ts';
import { OPENING, type SimulatedGame, seatOf } from './simulated-game.ts';

/** A request that a person may send, and how often, relative to the others. */
export type Chosen = Readonly<{ weight: number; request: Request }>;

type Typed = readonly [OperationName, Variables];

/** How many commands are sent by the typed API, of those that it has. */
const TYPED_SHARE = 0.4;

/** Returns a request with a command, as the web app sends it or as the typed API has it. */
export function requestOf(game: SimulatedGame, command: RoomCommand): Omit<Request, 'by'> {
  const typed = game.chance.happens(TYPED_SHARE) ? inTypedApi(game, command) : undefined;
  const [operation, variables] = typed ?? (['commandRoom', { command }] as const);
  return { operation, variables };
}

/** Undefined if the typed API has no such command. */
function inTypedApi(game: SimulatedGame, command: RoomCommand): Typed | undefined {
  const { chance, roomId, sessionId } = game;
  switch (command.type) {
    case 'guess': {
      const { connection, round, rating } = command;
      const input = {
        session_connection_id: connection,
        round_id: round,
        guess_value: rating / 10,
      };
      return ['createPlayerGuess', { input: { public_session_id: roomId, ...input } }];
    }
    case 'hint': {
      const { connection, hint } = command;
      return ['unlockHint', { connection_id: connection, hint: hint.toUpperCase() }];
    }
    case 'name': {
      const { connection, slot, name } = command;
      return ['guessActor', { connection_id: connection, slot, name }];
    }
    case 'leave':
      return chance.happens(0.5)
        ? ['leaveSession', { connection_id: command.connection }]
        : toConnection({ id: command.connection, connection_is_closed: true });
    case 'approve':
      return toConnection({ id: command.seat, host_approved: true });
    case 'deny':
      return toConnection({ id: command.seat, host_denied: true });
    case 'remove':
      return ['removePlayer', { connection_id: command.seat, bar: command.bar }];
    case 'change': {
      const { room: id, approval, pace, game: changed } = command;
      const isFree = (way: Pace | Approval | undefined) => way && way === 'by-itself';
      const ways = { auto_approve: isFree(approval), auto_next: isFree(pace) };
      const settings = changed && settingsOf(changed);
      return ['updatePublicSession', { input: { id, ...ways, settings } }];
    }
    case 'start': {
      const round_number = chance.pick([command.number, undefined]);
      return ['createSessionRound', { input: { public_session_id: command.room, round_number } }];
    }
    case 'end':
      return ['updateSessionRound', { input: { id: command.round, is_round_over: true } }];
    case 'close':
      return chance.happens(0.3)
        ? ['deleteSession', { input: { id: sessionId } }]
        : ['updatePublicSession', { input: { id: command.room, session_is_closed: true } }];
    default:
      return undefined;
  }
}

function toConnection(input: Variables): Typed {
  return ['updatePlayerSessionConnection', { input }];
}

function settingsOf({ name, settings, filter }: AnotherGame): Variables {
  const { maxPlayers, maxRounds, timeLimit, scoring } = settings;
  return {
    session_name: name,
    max_players: maxPlayers,
    max_rounds: maxRounds,
    time_limit: timeLimit,
    advanced_mode: scoring.advancedMode,
    allow_hints: scoring.allowHints,
    minimum_release_year: filter.fromYear,
  };
}

/** Requests of people in their normal situation. Most are granted. */
export function sensibleRequests(game: SimulatedGame): readonly Chosen[] {
  const { roomId: room } = game;
  const { progress } = game.room();
  const atAnyTime = [...joining(game), ...leaving(game), ...hosting(game), ...looking(game)];
  switch (progress.phase) {
    case 'lobby':
      return [...atAnyTime, ...beginning(game, 6)];
    case 'guessing': {
      const { id: round, pause, attempts } = progress.round;
      const isGuessed = attempts.some(({ guess }) => guess?.value !== undefined);
      return [
        ...atAnyTime,
        ...guessing(game, progress.round),
        // A paused round is resumed soon, because most requests are refused meanwhile.
        ...(pause === undefined
          ? lead(game, 0.8, { type: 'pause', room, round })
          : lead(game, 6, { type: 'resume', room, round })),
        ...lead(game, 0.4, { type: 'skip', room, round }),
        ...(isGuessed ? lead(game, 1, { type: 'end', room, round }) : []),
      ];
    }
    case 'revealed':
      return [
        ...atAnyTime,
        ...beginning(game, 8),
        ...lead(game, 1, { type: 'finish', room }),
        // The film of a round that is over may be read whole.
        send(0.5, game.chance.pick(game.people), ['movie', { id: progress.round.filmId }]),
      ];
    case 'over':
      return [
        ...atAnyTime,
        ...lead(game, 4, { type: 'rematch', room }),
        ...lead(game, 2.5, { type: 'close', room }),
      ];
    case 'closed':
      return atAnyTime;
  }
}

function send(weight: number, by: Person, [operation, variables]: Typed): Chosen {
  return { weight, request: { by, operation, variables } };
}

/** The ids that a command names. */
type Names = Readonly<{ connection: string; seat: string }>;

/** Returns each command, with any data that a person may know. Most are refused. */
function everyCommand(
  game: SimulatedGame,
  { connection, seat: id }: Names,
): readonly RoomCommand[] {
  const { chance, roomId: room, ratings } = game;
  const { progress } = game.room();
  const round = 'round' in progress ? progress.round.id : 'no-round';
  const own = { connection, round };
  const seat = id as SeatId;
  const rating = chance.pick(ratings.guesses);
  return [
    { type: 'guess', ...own, rating },
    { type: 'draft', ...own, rating },
    { type: 'hint', ...own, hint: chance.pick(HINTS) },
    { type: 'name', ...own, slot: chance.below(18) - 1, name: 'Nobody At All' },
    { type: 'allowance', connection, allowance: chance.pick(ALLOWANCES) },
    { type: 'leave', connection: seat },
    { type: 'react', room, reaction: 'gasp' },
    { type: 'approve', seat },
    { type: 'deny', seat },
    { type: 'remove', seat, bar: chance.happens(0.3) },
    { type: 'letBackIn', seat },
    { type: 'change', room, approval: chance.pick(['by-itself', 'by-hand']) },
    { type: 'change', room, game: anotherGame(game) },
    { type: 'start', room, number: 1 + chance.below(3) },
    { type: 'end', room, round },
    { type: 'skip', room, round },
    { type: 'pause', room, round },
    { type: 'resume', room, round },
    { type: 'finish', room },
    { type: 'rematch', room },
  ];
}

/** A request that a person may try at any time, with any data that they know. Most are refused. */
export function anyRequest(game: SimulatedGame): Request {
  const { chance, people, code, roomId } = game;
  const by = chance.pick(people);
  const connections = people.flatMap(({ connection }) => connection ?? []);
  const someone = connections.length > 0 ? chance.pick(connections) : 'no-one';
  const own = by.connection ?? someone;
  const id = chance.happens(0.6) ? own : someone;
  if (chance.happens(0.7)) {
    const command = chance.pick(everyCommand(game, { connection: id, seat: someone }));
    return { by, ...requestOf(game, command) };
  }
  const guess_value = chance.pick([0, 105, -3, 7.25]) / 10;
  const guess = { public_session_id: roomId, session_connection_id: id, guess_value };
  const settings = { max_players: chance.below(8), max_rounds: 3 };
  const requests: readonly Typed[] = [
    join(chance.happens(0.9) ? spoken(code, chance.below(3)) : 'BCDFG'),
    join(code, chance.happens(0.5)),
    ['updatePublicSession', { input: { id: roomId, settings } }],
    ['createPublicSession', { input: chance.happens(0.5) ? {} : { settings } }],
    ['updateSessionRound', { input: { id: 'no-round', is_round_over: false } }],
    ['createPlayerGuess', { input: guess }],
    ['createPlayerGuess', { input: { ...guess, round_id: 'another-round' } }],
    ['resumeSession', { connection_id: someone, seat_secret: by.secret }],
    ['resumeSession', { code }],
    ['getPublicSession', { id: roomId, connection_id: someone }],
    ['roomSight', { id: roomId, connection_id: someone }],
    ['pastRounds', { id: roomId, connection_id: someone }],
    ['getPublicSession', { id: roomId, stage_key: 'a-guessed-key' }],
    ['exportMyData', {}],
    ['openInvitation', { code }],
  ];
  return send(1, by, chance.pick(requests)).request;
}

/** How many commands are tried that people at the door may not use. */
const TRIED_AT_ONCE = 2;

/** Requests with the ids, the code and the secret that a person outside may have, who may be a client without account. */
export function requestsAtDoor(
  game: SimulatedGame,
  by: Person | undefined,
): readonly AnyonesRequest[] {
  const { roomId: id, code, chance } = game;
  const { host } = game.room();
  const seat_secret = by?.secret;
  const connection_id = chance.pick([by?.connection, host]);
  const look = chance.pick([{ id }, { id, connection_id, seat_secret }]);
  const looks: readonly Typed[] = [
    ['getPublicSession', look],
    ['roomSight', look],
    ['pastRounds', look],
    ['resumeSession', chance.pick([{ code }, { connection_id, seat_secret }])],
    ['exportMyData', {}],
    ['openInvitation', { code }],
  ];
  const others: readonly Typed[] = [
    ['createPublicSession', { input: {} }],
    ['updatePublicSession', { input: { id } }],
    toConnection({ id: by?.connection ?? host }),
    toConnection({ id: host }),
  ];
  const commands = [
    ...everyCommand(game, { connection: by?.connection ?? host, seat: host }),
    { type: 'close', room: id } as const,
  ].filter(({ type }) => type !== 'leave' && type !== 'allowance');
  const tried = chance.shuffled([
    ...others.map(([operation, variables]) => ({ operation, variables })),
    ...commands.map((command) => requestOf(game, command)),
  ]);
  return [
    ...looks.map(([operation, variables]) => ({ by, operation, variables })),
    ...tried.slice(0, TRIED_AT_ONCE).map((request) => ({ by, ...request })),
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

/** Returns the code as people type it. */
function spoken(code: string, way: number): string {
  return [code, ` ${code.toLowerCase()} `, `https://play.example/join/${code}`][way] ?? code;
}

/** If the request names neither a seat nor the audience, the room decides. */
function join(session_code: string, as_audience?: boolean): Typed {
  return ['createPlayerSessionConnection', { input: { session_code, as_audience } }];
}

function joining(game: SimulatedGame): Chosen[] {
  const { chance, code, people } = game;
  const outside = people.filter(({ connection }) => connection === undefined);
  if (outside.length === 0) return [];
  const isFan = game.room().settings.isAudienceSession && chance.happens(0.7);
  const typed = join(spoken(code, chance.below(3)), isFan || undefined);
  return [send(4, chance.pick(outside), typed)];
}

function leaving(game: SimulatedGame): Chosen[] {
  const { chance, people } = game;
  const seated = people.filter((person) => seatOf(game, person)?.place.state === 'seated');
  if (seated.length < 2) return [];
  const by = chance.pick(seated);
  const { connection = '' } = by;
  const allowance = chance.pick(ALLOWANCES);
  return [
    { weight: 0.25, request: { by, ...requestOf(game, { type: 'leave', connection }) } },
    {
      weight: 0.5,
      request: { by, ...requestOf(game, { type: 'allowance', connection, allowance }) },
    },
  ];
}

/** Requests outside the game, and repeated requests of a host whose first answer was lost. */
function looking({ chance, people, room }: SimulatedGame): Chosen[] {
  const by = chance.pick(people);
  const input = { id: by.player, avatar_url: `profile${chance.below(6)}.jpg` };
  const [host = by] = people;
  return [
    send(0.5, by, ['exportMyData', {}]),
    send(0.2, by, ['updatePlayer', { input }]),
    send(0.1, host, ['createOutOfTenSession', { input: { request_id: OPENING } }]),
    ...(room().progress.phase === 'closed'
      ? []
      : [send(0.1, host, ['createPublicSession', { input: {} }])]),
  ];
}

function hosting(game: SimulatedGame): Chosen[] {
  const { chance, roomId: room } = game;
  const { seats, approval, pace, progress, host } = game.room();
  const others = seats.filter(({ place, id }) => place.state === 'seated' && id !== host);
  const bar = chance.happens(0.4);
  return [
    ...seats.flatMap(({ id: seat, place }) => [
      ...(place.state === 'waiting' ? lead(game, 3, { type: 'approve', seat }) : []),
      ...(place.state === 'waiting' ? lead(game, 0.7, { type: 'deny', seat }) : []),
      ...(isSentOut(place) ? lead(game, 0.5, { type: 'letBackIn', seat }) : []),
    ]),
    ...(others.length > 0
      ? lead(game, 0.5, { type: 'remove', seat: chance.pick(others).id, bar })
      : []),
    ...lead(game, 0.35, { type: 'change', room, approval: opposite(approval) }),
    ...lead(game, 0.45, { type: 'change', room, pace: opposite(pace) }),
    ...lead(game, 0.4, {
      type: 'change',
      room,
      approval: opposite(approval),
      pace: opposite(pace),
    }),
    ...(progress.phase === 'lobby'
      ? lead(game, 0.5, { type: 'change', room, game: anotherGame(game) })
      : []),
  ];
}

function opposite(way: Pace & Approval): Pace & Approval {
  return way === 'by-hand' ? 'by-itself' : 'by-hand';
}

type AnotherGame = NonNullable<CommandOf<'change'>['game']>;

/** The game that a host may choose before it begins, sometimes with fewer seats than are taken. */
function anotherGame({ chance }: SimulatedGame): AnotherGame {
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

function beginning(game: SimulatedGame, weight: number): Chosen[] {
  const seated = game.room().seats.filter(({ place }) => place.state === 'seated');
  if (seated.length < 2) return [];
  return lead(game, weight, {
    type: 'start',
    room: game.roomId,
    number: nextRoundNumber(game.room()),
  });
}

/** A command of the host or deputy, if it is one of the people. */
function lead(game: SimulatedGame, weight: number, command: RoomCommand): Chosen[] {
  const { host, deputy } = game.room();
  const by = game.people.find(({ connection }) => connection === (deputy ?? host));
  return by === undefined ? [] : [{ weight, request: { by, ...requestOf(game, command) } }];
}

function guessing(game: SimulatedGame, round: OpenRound): Chosen[] {
  return game.people.flatMap((by) => {
    const { connection, secret: seat_secret } = by;
    if (connection === undefined) return [];
    if (connection.includes('.a.')) return guessingFromAudience(game, { by, round });
    const attempt = findAttempt(round.attempts, connection as SeatId);
    if (attempt === undefined) return [];
    return [
      ...(attempt.guess === undefined
        ? playing(game, { connection, round, attempt }).map(([weight, command]) => ({
            weight,
            request: { by, ...requestOf(game, command) },
          }))
        : // A hint after the guess
          [send(0.3, by, ['unlockHint', { connection_id: connection, hint: 'POSTER' }])]),
      send(0.3, by, ['resumeSession', { connection_id: connection, seat_secret }]),
      ...seekingAnswer(game, { by, round }),
    ];
  });
}

type InRound = Readonly<{ by: Person; round: OpenRound }>;

function playing(
  game: SimulatedGame,
  {
    connection,
    round,
    attempt: { hints },
  }: Readonly<{ connection: string; round: OpenRound; attempt: SeatAttempt }>,
): readonly (readonly [weight: number, command: RoomCommand])[] {
  const { chance } = game;
  const { advancedMode, allowHints } = game.room().settings.scoring;
  const own = { connection, round: round.id };
  const locked = HINTS.filter((hint) => hints[hint] === 'locked');
  return [
    [3, { type: 'guess', ...own, rating: chooseGuess(game, round) }],
    [1.5, { type: 'draft', ...own, rating: chooseGuess(game, round) }],
    ...(locked.length > 0 && (allowHints || advancedMode)
      ? [[1, { type: 'hint', ...own, hint: chance.pick(locked) }] as const]
      : []),
    ...(advancedMode ? [[2, { type: 'name', ...own, ...chooseName(game, round) }] as const] : []),
  ];
}

/** Returns the numbers of the daily puzzles whose dates exist on earth now. */
export function openPuzzles(now: number): readonly [number, number] {
  const latest = latestOpenNumber(now);
  return [latest, latest - 1];
}

/** Requests the current film by all operations that return whole films: by its id, by draws, and as a daily puzzle. */
function seekingAnswer({ chance, server }: SimulatedGame, { by, round }: InRound): Chosen[] {
  const now = server.time.now();
  const numbers = openPuzzles(now);
  // No seat guesses a whole number, so this result belongs to another game.
  const results = numbers.map((number) => ({
    number,
    filmId: round.filmId,
    guess: 50,
    hintsBought: [],
    credited: 0,
    wrongNames: 0,
    onTime: true,
    finishedAt: now,
  }));
  const requests: readonly Typed[] = [
    ['movie', { id: round.filmId }],
    ['drawMovie', {}],
    ['getMovieDle', { id: String(chance.pick(numbers)) }],
    ['mergeDailyResults', { results }],
  ];
  return requests.map((typed) => send(0.2, by, typed));
}

function guessingFromAudience(game: SimulatedGame, { by, round }: InRound): Chosen[] {
  const { connection = '' } = by;
  const rating = game.chance.pick(game.ratings.guesses);
  const guess = requestOf(game, { type: 'guess', connection, round: round.id, rating });
  const applause = requestOf(game, { type: 'react', room: game.roomId, reaction: 'applause' });
  return [
    { weight: 2, request: { by, ...guess } },
    { weight: 0.3, request: { by, ...applause } },
    ...(game.isMember(by) ? seekingAnswer(game, { by, round }) : []),
  ];
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
