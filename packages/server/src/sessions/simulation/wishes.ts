import { HINTS } from '@outoften/rules/hints';
import type { Rating } from '@outoften/rules/rating';
import type { Room } from '@outoften/rules/room/room';
import type { OpenRound, SeatAttempt } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import { findAttempt } from '@outoften/rules/room/seat-attempts';
import type { OperationName } from './operations.ts';
import type { Person } from './person.ts';
import { type SimulatedGame, seatOf, type Wish } from './simulated-game.ts';

/** Something somebody may come to wish, and how often, beside the others. */
export type Chosen = Readonly<{ weight: number; wish: Wish }>;

/** What people wish who know where they are: most of it is granted. */
export function sensibleWishes(game: SimulatedGame): readonly Chosen[] {
  const { stage } = game.room();
  const atAnyTime = [...joining(game), ...leaving(game), ...hosting(game)];
  switch (stage.phase) {
    case 'lobby':
      return [...atAnyTime, ...beginning(game, 6)];
    case 'guessing':
      return [...atAnyTime, ...guessing(game, stage.round), ...closing(game, stage.round)];
    case 'revealed':
      return [...atAnyTime, ...beginning(game, 8), ...lead(game, 1, 'finish', roomId(game))];
    case 'over':
      return [...atAnyTime, ...lead(game, 4, 'rematch', roomId(game)), ...ending(game, 2)];
    case 'closed':
      return atAnyTime;
  }
}

/** What anybody may try at any time, with whatever they know of: most of it is refused. */
export function anyWish(game: SimulatedGame): Wish {
  const { chance, people, code, ratings } = game;
  const room = game.room();
  const by = chance.pick(people);
  const connections = people.flatMap(({ connection }) => connection ?? []);
  const someone = connections.length > 0 ? chance.pick(connections) : 'no-one';
  const own = by.connection ?? someone;
  const id = chance.happens(0.6) ? own : someone;
  const value = chance.pick([...ratings.guesses, 0, 105, -3, 7.25]) / 10;
  const roundId = 'round' in room.stage ? room.stage.round.id : 'no-round';
  const wishes: readonly (readonly [OperationName, object])[] = [
    ['join', { code: chance.happens(0.9) ? spoken(code, chance.below(3)) : 'BCDFG' }],
    ['join', { code, audience: chance.happens(0.5) }],
    ['decide', { id: someone, approved: true }],
    ['decide', { id: someone, denied: true }],
    ['decide', { id, closed: true }],
    ['leave', { id: someone }],
    ['remove', { id: someone, bar: chance.happens(0.3) }],
    ['allow', { id, allowance: chance.pick([1, 1.5, 2, 3]) }],
    ['change', { id: game.roomId, approve: chance.happens(0.6) }],
    ['change', { id: game.roomId, settings: { max_players: chance.below(8), max_rounds: 3 } }],
    ['start', { id: game.roomId, number: chance.pick([undefined, 1, 2, 3]) }],
    ['close', { id: roundId }],
    ['finish', { id: game.roomId }],
    ['rematch', { id: game.roomId }],
    ['draft', { id, value }],
    ['hint', { id, hint: chance.pick(['POSTER', 'OVERVIEW', 'REVIEW']) }],
    ['name', { id, slot: chance.below(6) - 1, name: 'Nobody At All' }],
    ['guess', { room: game.roomId, id, value }],
    ['guess', { room: game.roomId, id, round: 'another-round', value }],
    ['react', { room: game.roomId, reaction: 'GASP' }],
    ['resume', { id: someone, secret: by.secret }],
    ['resume', { code }],
    ['look', { id: game.roomId, connection: someone }],
    ['look', { id: game.roomId, stage: 'a-guessed-key' }],
  ];
  const [operation, variables] = chance.pick(wishes);
  return { by, operation, variables };
}

/** The code as people type it. */
function spoken(code: string, way: number): string {
  return [code, ` ${code.toLowerCase()} `, `https://play.example/join/${code}`][way] ?? code;
}

function roomId(game: SimulatedGame): object {
  return { id: game.roomId };
}

function joining(game: SimulatedGame): Chosen[] {
  const { chance, code, people } = game;
  const outside = people.filter(({ connection }) => connection === undefined);
  if (outside.length === 0) return [];
  const variables = { code: spoken(code, chance.below(3)), audience: isFan(game) || undefined };
  return [{ weight: 4, wish: { by: chance.pick(outside), operation: 'join', variables } }];
}

function isFan({ chance, room }: SimulatedGame): boolean {
  return room().settings.isAudienceSession && chance.happens(0.7);
}

function leaving(game: SimulatedGame): Chosen[] {
  const { chance, people } = game;
  const seated = people.filter((person) => seatOf(game, person)?.place.state === 'seated');
  if (seated.length < 2) return [];
  const by = chance.pick(seated);
  return [
    { weight: 0.25, wish: { by, operation: 'leave', variables: { id: by.connection } } },
    {
      weight: 0.5,
      wish: {
        by,
        operation: 'allow',
        variables: { id: by.connection, allowance: chance.pick([1, 1.5, 2]) },
      },
    },
  ];
}

function hosting(game: SimulatedGame): Chosen[] {
  const { chance } = game;
  const { seats, approval, pace, stage } = game.room();
  const waiting = seats.filter(({ place }) => place.state === 'waiting');
  const others = seats.filter(
    ({ place, id }) => place.state === 'seated' && id !== game.room().host,
  );
  return [
    ...waiting.flatMap(({ id }) => [
      ...lead(game, 3, 'decide', { id, approved: true }),
      ...lead(game, 0.7, 'decide', { id, denied: true }),
    ]),
    ...(others.length > 0
      ? lead(game, 0.5, 'remove', { id: chance.pick(others).id, bar: chance.happens(0.4) })
      : []),
    ...lead(game, 0.5, 'change', { id: game.roomId, approve: approval === 'by-hand' }),
    ...lead(game, 0.7, 'change', { id: game.roomId, next: pace === 'by-hand' }),
    ...(stage.phase === 'lobby'
      ? lead(game, 0.5, 'change', { id: game.roomId, settings: { session_name: 'Late show' } })
      : []),
  ];
}

function ending(game: SimulatedGame, weight: number): Chosen[] {
  return lead(game, weight, 'change', { id: game.roomId, closed: true });
}

function beginning(game: SimulatedGame, weight: number): Chosen[] {
  const seated = game.room().seats.filter(({ place }) => place.state === 'seated');
  return seated.length < 2 ? [] : lead(game, weight, 'start', { id: game.roomId });
}

function closing(game: SimulatedGame, { id, attempts }: OpenRound): Chosen[] {
  const isGuessed = attempts.some(({ guess }) => guess?.value !== undefined);
  return isGuessed ? lead(game, 1, 'close', { id }) : [];
}

/** A command of whoever has the controls, if it is one of the people. */
function lead(
  game: SimulatedGame,
  weight: number,
  operation: OperationName,
  variables: object,
): Chosen[] {
  const { host, deputy } = game.room();
  const by = game.people.find(({ connection }) => connection === (deputy ?? host));
  return by === undefined ? [] : [{ weight, wish: { by, operation, variables } }];
}

function guessing(game: SimulatedGame, round: OpenRound): Chosen[] {
  return game.people.flatMap((by) => {
    const { connection } = by;
    if (connection === undefined) return [];
    if (connection.includes('.a.')) return guessingFromAudience(game, by);
    const attempt = findAttempt(round.attempts, connection as SeatId);
    if (attempt === undefined) return [];
    return attempt.guess === undefined ? playing(game, { by, round, attempt }) : curious(game, by);
  });
}

type Playing = Readonly<{ by: Person; round: OpenRound; attempt: SeatAttempt }>;

function playing(game: SimulatedGame, { by, round, attempt }: Playing): Chosen[] {
  const { chance } = game;
  const id = by.connection;
  const locked = HINTS.filter((hint) => attempt.hints[hint] === 'locked');
  const wish = (operation: OperationName, variables: object): Wish => ({
    by,
    operation,
    variables,
  });
  const value = chooseGuess(game, round) / 10;
  return [
    { weight: 3, wish: wish('guess', { room: game.roomId, id, round: round.id, value }) },
    { weight: 1.5, wish: wish('draft', { id, value: chooseGuess(game, round) / 10 }) },
    ...(locked.length > 0 && sellsHints(game.room())
      ? [{ weight: 1, wish: wish('hint', { id, hint: chance.pick(locked).toUpperCase() }) }]
      : []),
    ...(game.room().settings.scoring.advancedMode
      ? [{ weight: 2, wish: wish('name', { id, ...chooseName(game, round) }) }]
      : []),
    { weight: 0.3, wish: wish('resume', { id, secret: by.secret }) },
  ];
}

function curious({ chance }: SimulatedGame, by: Person): Chosen[] {
  const id = by.connection;
  const hint = chance.pick(['POSTER', 'OVERVIEW', 'REVIEW']);
  return [
    { weight: 0.3, wish: { by, operation: 'hint', variables: { id, hint } } },
    { weight: 0.3, wish: { by, operation: 'resume', variables: { id, secret: by.secret } } },
  ];
}

function guessingFromAudience(game: SimulatedGame, by: Person): Chosen[] {
  const value = game.chance.pick(game.ratings.guesses) / 10;
  const variables = { room: game.roomId, id: by.connection, value };
  return [
    { weight: 2, wish: { by, operation: 'guess', variables } },
    {
      weight: 0.3,
      wish: { by, operation: 'react', variables: { room: game.roomId, reaction: 'APPLAUSE' } },
    },
  ];
}

function sellsHints({ settings: { scoring } }: Room): boolean {
  return scoring.allowHints || scoring.advancedMode;
}

/** Seldom exact, seldom near. */
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
