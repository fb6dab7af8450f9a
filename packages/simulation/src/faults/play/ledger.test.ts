import { type Rating, tenths } from '@outoften/rules/rating';
import type { RoundResult } from '@outoften/rules/room/round';
import type { SeatId } from '@outoften/rules/room/seat';
import type { OwnAttempt } from '@outoften/rules/room/view/view-attempt';
import type { ClosedRoundView, SeatView } from '@outoften/rules/room/view/view-room';
import { beforeEach, describe, expect, test } from 'vitest';
import { findLosses, type Ledger, openLedger, type RoomOfServer } from './ledger.ts';

const ROOM = 'room';
const ANA = 'room.ana' as SeatId;
const EVA = 'room-eva';
const ANSWER = tenths(70);
const NO_HINTS = { poster: 'locked', overview: 'locked', review: 'locked' } as const;

let ledger: Ledger;
/** The server's answer if nothing was lost. */
let told: RoomOfServer;
beforeEach(() => {
  ledger = openLedger();
  ledger.noteSeat(ROOM, ANA);
  ledger.noteMember(ROOM, EVA);
  ledger.noteBegun(ROOM, 'one');
  for (const [by, value] of [
    [ANA, 72],
    [EVA, 50],
  ] as const) {
    const guess = { roomId: ROOM, roundId: 'one', by, value };
    ledger.noteSent(guess);
    ledger.noteAcknowledged(guess);
  }
  ledger.noteRevealed(ROOM, aRound());
  told = {
    seats: [aSeat()],
    rounds: [aRound()],
    standings: new Map([
      [EVA, { type: 'placed', place: 1, score: 0, guesses: [{ round: 1, guess: tenths(50) }] }],
    ]),
  };
});

test('a room that has all that was acknowledged has lost nothing', () => {
  expect(losses()).toEqual([]);
});

test('a guess that was sent without an answer may count or not', () => {
  ledger.noteBegun(ROOM, 'two');
  ledger.noteSent({ roomId: ROOM, roundId: 'two', by: ANA, value: 72 });
  const counted = aRound({ id: 'two', number: 2 });
  expect(losses({ rounds: [aRound(), counted], seats: [aSeat({ score: 180 })] })).toEqual([]);
  const without = { ...aResult(), guess: undefined, distance: undefined, score: aScore(0) };
  const not = aRound({ id: 'two', number: 2, results: [without] });
  expect(losses({ rounds: [aRound(), not] })).toEqual([]);
});

test('a guess that is gone when its connection is back is lost at once', () => {
  const own = { roundId: 'one', guess: { value: tenths(72), score: undefined } };
  const compare = ledger.expectOwn(ANA);
  compare(own as OwnAttempt);
  compare({ ...own, roundId: 'two', guess: undefined } as OwnAttempt);
  compare(undefined);
  expect(ledger.lost()).toEqual([]);
  compare({ ...own, guess: undefined } as OwnAttempt);
  expect(ledger.lost()).toEqual(['the guess of room.ana in one is gone']);
});

describe('a loss is found', () => {
  test.each<Readonly<{ name: string; lost: () => Partial<RoomOfServer>; finding: RegExp }>>([
    { name: 'a seat', lost: () => ({ seats: [] }), finding: /seat room\.ana is gone/ },
    {
      name: 'a player who left without wanting to',
      lost: () => ({ seats: [aSeat({ state: 'gone' })] }),
      finding: /seat room\.ana is gone/,
    },
    {
      name: 'a round',
      lost: () => ({ rounds: [] }),
      finding: /guess of room\.ana is gone with one/,
    },
    {
      name: 'a guess',
      lost: () => withResult({ guess: undefined, score: aScore(0) }),
      finding: /is gone, not 72/,
    },
    {
      name: 'a guess with another value',
      lost: () => withResult({ guess: tenths(70), score: aScore(100) }),
      finding: /is 70, not 72/,
    },
    {
      name: 'a guess that is counted twice',
      lost: () => ({ rounds: [aRound({ results: [aResult(), aResult()] })] }),
      finding: /counted 2 times/,
    },
    {
      name: 'a round that occurs twice',
      lost: () => ({ rounds: [aRound(), aRound({ id: 'again' })] }),
      finding: /round 1 is there twice/,
    },
    {
      name: 'a score',
      lost: () => withResult({ score: aScore(85) }),
      finding: /85 of 90 points/,
    },
    {
      name: 'a sum of scores',
      lost: () => ({ seats: [aSeat({ score: 180 })] }),
      finding: /has 180 points, its rounds 90/,
    },
    {
      name: 'an end of a round that differs from the one players were sent',
      lost: () => ({ rounds: [aRound({ filmId: 'another' })] }),
      finding: /not as it was told/,
    },
    {
      name: 'a guess that no player sent',
      lost: () => ({ rounds: [aRound({ results: [aResult(), aResult('room.ben' as SeatId)] })] }),
      finding: /room\.ben never sent 72/,
    },
    {
      name: 'a guess of the audience',
      lost: () => ({ standings: new Map([[EVA, { type: 'unplaced' } as const]]) }),
      finding: /room-eva in one is \[\], not 50/,
    },
  ])('$name', ({ lost, finding }) => {
    expect(losses(lost()).join('\n')).toMatch(finding);
  });
});

function losses(about: Partial<RoomOfServer> = {}) {
  return findLosses(ledger.recordOf(ROOM), { ...told, ...about });
}

function withResult(about: Partial<RoundResult>): Partial<RoomOfServer> {
  return { rounds: [aRound({ results: [{ ...aResult(), ...about }] })] };
}

function aResult(seat = ANA, guess: Rating = tenths(72)): RoundResult {
  const score = aScore(90);
  return { seat, guess, distance: 2, score, hints: NO_HINTS, credited: [], beatHouse: false };
}

function aScore(total: number): RoundResult['score'] {
  return { accuracy: total, start: 0, spent: 0, credited: 0, total };
}

function aRound(about: Partial<ClosedRoundView> = {}): ClosedRoundView {
  return {
    id: 'one',
    number: 1,
    startedAt: 0,
    deadline: undefined,
    isOver: true,
    closedAt: 1,
    filmId: '949',
    answer: ANSWER,
    results: [aResult()],
    house: undefined,
    ...about,
  };
}

function aSeat(about: Partial<SeatView> = {}): SeatView {
  return {
    id: ANA,
    order: 0,
    name: 'Ana',
    avatar: 0 as SeatView['avatar'],
    state: 'seated',
    reason: undefined,
    score: 90,
    error: 2,
    exact: 0,
    spent: 0,
    beatHouse: 0,
    joinedInRound: 1,
    joinedWith: 0,
    hasGuessed: true,
    sitsOut: false,
    sentOutIn: undefined,
    ...about,
  };
}
