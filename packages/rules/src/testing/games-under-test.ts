import fc from 'fast-check';
import { ALLOWANCES } from '../allowance.ts';
import type { Film } from '../film/film.ts';
import { HINTS } from '../guessing/hints.ts';
import { type Rating, tenths } from '../rating.ts';
import { ok, type Result } from '../result.ts';
import { setAllowance, setApproval, setPace } from '../room/host/host-controls.ts';
import { pauseRound, resumeRound } from '../room/host/pause-round.ts';
import { skipFilm } from '../room/host/skip-film.ts';
import { openRoom } from '../room/open-room.ts';
import { controllerOf, type Room } from '../room/room.ts';
import { drawRoomCode } from '../room/room-code.ts';
import { type Drafts, NO_DRAFTS } from '../room/round.ts';
import { advance, shiftDeadlines } from '../room/rounds/advance.ts';
import { findHouse } from '../room/rounds/house.ts';
import { closeRound } from '../room/rounds/round-end.ts';
import { finishGame, rematch, startRound } from '../room/rounds/round-start.ts';
import {
  findDraftedRound,
  nameSeatCast,
  placeGuess,
  unlockSeatHint,
} from '../room/rounds/seat-moves.ts';
import type { SeatId } from '../room/seat.ts';
import { barSeat, closeRoom, leaveSeat, removeSeat } from '../room/seats/leaving.ts';
import { letBackIn } from '../room/seats/let-back-in.ts';
import { connectSeat, disconnectSeat } from '../room/seats/presence.ts';
import { approveSeat, askForSeat, denySeat } from '../room/seats/seating.ts';
import { parseSessionName } from '../room/session-name.ts';
import { aFilm, aReview } from './film-builder.ts';
import { aNewcomer, OPENED, seatId, someSettings, taken } from './room-builder.ts';

/** A room with the film it plays and the drafts of its round, at a moment. */
export type Moment = Readonly<{ room: Room; film: Film; drafts: Drafts; now: number }>;

/** Something that is tried; whether it is refused is the rules' business. */
type Move = (moment: Moment) => Moment;

const people = ['ana', 'bo', 'cy', 'di', 'ed'];
const anyone = fc.constantFrom(...people.map(seatId));
const anyRating = fc.integer({ min: 1, max: 100 }).map(tenths);

/** Texts that stand nowhere else, so that finding them in a view means a leak. */
export const SECRETS = {
  overview: 'what the overview tells',
  review: 'what the reviewer wrote',
  cast: 'a person of the cast',
  film: 'id-of-the-film',
  poster: 'key-of-the-poster',
} as const;

function secretFilm(number: number, rating: Rating): Film {
  const person = { id: 'cast-1', name: SECRETS.cast, originalName: SECRETS.cast };
  return aFilm({
    id: `${SECRETS.film}-${number}`,
    rating,
    overview: SECRETS.overview,
    reviews: [aReview({ content: SECRETS.review })],
    cast: [{ ...person, character: 'Someone' }],
  });
}

const anyScoring = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean())
  .map(([advancedMode, allowHints, allowImage]) => ({ advancedMode, allowHints, allowImage }));

/** A room just opened, of any kind. */
const anyBeginning: fc.Arbitrary<Moment> = fc
  .record({
    maxPlayers: fc.integer({ min: 2, max: 4 }),
    maxRounds: fc.integer({ min: 1, max: 4 }),
    timeLimit: fc.constantFrom(0, 10, 60),
    scoring: anyScoring,
  })
  .map((settings) => {
    const room = taken(
      openRoom({
        id: 'room-1',
        code: drawRoomCode(new Uint8Array(6)),
        name: taken(parseSessionName('Any room')),
        settings: someSettings(settings),
        filter: { genres: ['drama', 'war', 'crime'], fromYear: 1960, toYear: 2024 },
        host: aNewcomer('ana'),
        now: OPENED,
      }),
    );
    const film = secretFilm(1, tenths(77));
    return { room: connectSeat(room, seatId('ana')), film, drafts: NO_DRAFTS, now: OPENED };
  });

/** The room after what time did to it, the server doing its part. */
function afterTime(moment: Moment, audience: readonly Rating[] = []): Moment {
  const { now, drafts } = moment;
  const { room, wants } = advance(moment.room, now, drafts);
  const by = 'clock';
  switch (wants) {
    case 'nothing':
      return { ...moment, room };
    case 'close-round': {
      const house = findHouse(audience, moment.film.rating);
      return { ...moment, room: taken(closeRound(room, { by, now, house, drafts })) };
    }
    case 'next-round':
      return begun({ ...moment, room }, by, moment.film.rating);
  }
}

const lobbyMoves = fc.oneof(
  fc
    .constantFrom(...people)
    .map((name) => trying(({ room, now }) => askForSeat(room, { newcomer: aNewcomer(name), now }))),
  anyone.map((seat) =>
    trying(({ room, now }) => approveSeat(room, { by: controllerOf(room), seat, now })),
  ),
  anyone.map((seat) =>
    trying(({ room, now }) => denySeat(room, { by: controllerOf(room), seat, now })),
  ),
  anyone.map((seat) =>
    trying(({ room, now }) => removeSeat(room, { by: controllerOf(room), seat, now })),
  ),
  anyone.map((seat) => trying(({ room }) => setApproval(room, { by: seat, approval: 'by-hand' }))),
  fc
    .tuple(anyone, fc.constantFrom(...ALLOWANCES))
    .map(([seat, allowance]) =>
      trying(({ room }) => setAllowance(room, { by: seat, seat, allowance })),
    ),
  fc
    .constantFrom('by-hand' as const, 'by-itself' as const)
    .map((pace) => trying(({ room, now }) => setPace(room, { by: controllerOf(room), pace, now }))),
);

const presenceMoves = fc.oneof(
  anyone.map((seat) => trying(({ room }) => ok(connectSeat(room, seat)))),
  anyone.map((seat) => trying(({ room, now }) => ok(disconnectSeat(room, { seat, now })))),
);

const rareMoves = fc.oneof(
  anyone.map((seat) => trying(({ room, now }) => leaveSeat(room, { seat, now }))),
  anyone.map((seat) =>
    trying(({ room, now }) => barSeat(room, { by: controllerOf(room), seat, now })),
  ),
  anyone.map((seat) => trying(({ room }) => letBackIn(room, { by: controllerOf(room), seat }))),
  anyone.map((by) => trying(({ room }) => closeRoom(room, { by }))),
  fc.nat(60_000).map(
    (byMs): Move =>
      (moment) => ({
        ...moment,
        room: shiftDeadlines(moment.room, byMs),
        now: moment.now + byMs,
      }),
  ),
);

const starting = anyRating.map(
  (rating): Move =>
    (moment) =>
      begun(moment, controllerOf(moment.room), rating),
);

const roundMoves = fc.oneof(
  { weight: 3, arbitrary: starting },
  anyone.map((by) =>
    trying(({ room, drafts, now }) => closeRound(room, { by, now, house: undefined, drafts })),
  ),
  anyone.map((by) => trying(({ room, now }) => finishGame(room, { by, now }))),
  anyone.map((by) => trying(({ room, now }) => rematch(room, { by, now }))),
  anyRating.map(
    (rating): Move =>
      (moment) =>
        skipping(moment, rating),
  ),
  fc
    .constantFrom(pauseRound, resumeRound)
    .map((change) =>
      trying(({ room, now }) => change(room, { by: controllerOf(room), roundId: idOf(room), now })),
    ),
);

function idOf({ progress }: Room): string {
  return progress.phase === 'guessing' ? progress.round.id : 'no-round';
}

const seatMoves = fc.oneof(
  fc.tuple(anyone, anyRating).map(
    ([seat, draft]): Move =>
      (moment) =>
        findDraftedRound(moment.room, { seat, now: moment.now }).ok
          ? { ...moment, drafts: new Map(moment.drafts).set(seat, draft) }
          : moment,
  ),
  fc
    .tuple(anyone, anyRating)
    .map(([seat, guess]) => trying(({ room, now }) => placeGuess(room, { seat, now, guess }))),
  fc
    .tuple(anyone, fc.constantFrom(...HINTS))
    .map(([seat, hint]) => trying(({ room, now }) => unlockSeatHint(room, { seat, now, hint }))),
  fc
    .tuple(
      anyone,
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom(SECRETS.cast, 'Nobody', 'No One'),
    )
    .map(([seat, slot, name]) =>
      trying(({ room, now, film }) => nameSeatCast(room, { seat, now, slot, name, film })),
    ),
);

const anyWait = fc
  .tuple(
    fc.constantFrom(10, 800, 1000, 5000, 12_000, 31_000, 125_000),
    fc.array(anyRating, { maxLength: 8 }),
  )
  .map(
    ([ms, audience]): Move =>
      (moment) =>
        afterTime({ ...moment, now: moment.now + ms }, audience),
  );

const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 3, arbitrary: lobbyMoves },
  { weight: 3, arbitrary: presenceMoves },
  { weight: 6, arbitrary: roundMoves },
  { weight: 8, arbitrary: seatMoves },
  { weight: 5, arbitrary: anyWait },
  { weight: 1, arbitrary: rareMoves },
);

/** All moments of a game of many moves, wise and unwise, each after time has done its part. */
export type Game = Readonly<{ moments: readonly Moment[]; last: Moment }>;

export const anyGame: fc.Arbitrary<Game> = fc
  .tuple(anyBeginning, fc.array(anyMove, { minLength: 40, maxLength: 160 }))
  .map(([beginning, moves]) => {
    let last = beginning;
    const moments = [beginning];
    const joining = ['bo', 'cy'].map(
      (name): Move =>
        (moment) =>
          seated(moment, name),
    );
    for (const move of [...joining, ...moves]) {
      last = afterTime(move({ ...last, now: last.now + 1 }));
      moments.push(last);
    }
    return { moments, last, [fc.toStringMethod]: () => JSON.stringify(last) };
  });

function seated(moment: Moment, name: string): Moment {
  const ask = trying(({ room, now }) => askForSeat(room, { newcomer: aNewcomer(name), now }));
  const asked = ask(moment);
  const connected = { ...asked, room: connectSeat(asked.room, seatId(name)) };
  return afterTime({ ...connected, now: connected.now + 1000 });
}

function begun(moment: Moment, by: SeatId | 'clock', rating: Rating): Moment {
  const { room, now } = moment;
  const film = secretFilm(room.drawn.length + 1, rating);
  const roundId = `round-${room.drawn.length + 1}`;
  const started = startRound(room, { by, film, roundId, posterKey: SECRETS.poster, now });
  return started.ok ? { room: started.value, film, drafts: NO_DRAFTS, now } : moment;
}

function skipping(moment: Moment, rating: Rating): Moment {
  const { room, now } = moment;
  const number = room.drawn.length + 1;
  const begins = { film: secretFilm(number, rating), roundId: `round-${number}` };
  const by = controllerOf(room);
  const skipped = skipFilm(room, { by, ...begins, posterKey: SECRETS.poster, now });
  const { film } = begins;
  return skipped.ok ? { room: skipped.value, film, drafts: NO_DRAFTS, now } : moment;
}

function trying(move: (moment: Moment) => Result<Room, string>): Move {
  return (moment) => {
    const tried = move(moment);
    return tried.ok ? { ...moment, room: tried.value } : moment;
  };
}
