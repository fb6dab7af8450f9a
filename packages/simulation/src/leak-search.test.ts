import { startAttempt } from '@outoften/rules/guessing/attempt';
import { tenths } from '@outoften/rules/rating';
import type { Room } from '@outoften/rules/room/room';
import type { SeatAttempt } from '@outoften/rules/room/round';
import { NO_SCORE } from '@outoften/rules/room/round';
import { modeOf } from '@outoften/rules/room/rounds/seat-moves';
import type { SeatId } from '@outoften/rules/room/seat';
import { aRoom, aSeat } from '@outoften/server/testing/rooms/room-under-test.ts';
import { expect, test } from 'vitest';
import { createChance } from './chance.ts';
import { findLeak, type Hidden, type Reader } from './leak-search.ts';
import { markFilms } from './marked-films.ts';

const ANA = 'room.host' as SeatId;
const BEN = 'room.ben' as SeatId;

const settings = {
  ...aRoom().settings,
  scoring: { advancedMode: true, allowHints: true, allowImage: false },
};

function anAttempt(seat: SeatId, about: Partial<SeatAttempt> = {}): SeatAttempt {
  const { hints, slots } = startAttempt(modeOf(aRoom({ settings })));
  return { seat, hints, slots, deadline: undefined, guess: undefined, ...about };
}

const films = markFilms([tenths(73)], () => false);
const film = await films.drawCandidate({
  filter: aRoom().filter,
  avoid: new Set(),
  random: createChance(1).random,
  waitsUntil: 0,
});

const guess = { value: tenths(41), by: 'seat', at: 0, score: NO_SCORE } as const;

/** A room in which Ana has not guessed, and Ben has guessed 4.1. */
function guessing(ana = anAttempt(ANA), answer = tenths(73)): Room {
  const attempts = [ana, anAttempt(BEN, { guess })];
  const round = {
    id: 'round',
    number: 1,
    filmId: film?.id ?? '',
    answer,
    posterKey: 'key-of-the-poster',
    reviewId: 'review-1',
    startedAt: 0,
    deadline: undefined,
    attempts,
    pause: undefined,
  };
  return aRoom({ settings, progress: { phase: 'guessing', round } });
}

function hidden(about: Partial<Hidden> = {}): Hidden {
  return {
    room: guessing(),
    film,
    audience: new Map([['room.a.eva', tenths(64)]]),
    drafts: new Map([[BEN, tenths(37)]]),
    revealed: new Set([tenths(28)]),
    secrets: [{ owner: 'acct!ben', secret: 'secret-of-ben' }],
    stageKey: 'key-of-the-stage',
    stageOwner: 'acct!carl',
    ...about,
  };
}

const toAna: Reader = { owner: 'acct!ana', connection: ANA, sent: new Set([55]) };
const toBen: Reader = { owner: 'acct!ben', connection: BEN, sent: new Set([41]) };
const toAll: Reader = { owner: undefined, connection: undefined, sent: new Set() };

test.each([
  { name: 'the answer in points', text: '{"vote_average":7.3}', leak: 'the answer 7.3' },
  { name: 'the answer in tenths', text: '{"rating":73}', leak: 'the answer 7.3' },
  { name: 'the answer within a sentence', text: '"I gave it 7.3!"', leak: 'the answer 7.3' },
  { name: 'another’s guess', text: '{"guess_value":4.1}', leak: 'another’s 4.1' },
  { name: 'another’s guess in tenths', text: '{"guess":{"value":41}}', leak: 'another’s 4.1' },
  { name: 'another’s draft in tenths', text: '{"draft":37}', leak: 'another’s 3.7' },
  { name: 'a guess of the audience', text: '{"guess_value":6.4}', leak: 'another’s 6.4' },
  { name: 'the film’s id', text: `{"movie_id":"${film?.id}"}`, leak: 'the film’s id' },
  { name: 'the poster', text: '/round-posters/key-of-the-poster.svg', leak: 'the poster' },
  { name: 'the overview', text: film?.overview ?? '', leak: 'the overview' },
  { name: 'the review', text: film?.reviews[0]?.content ?? '', leak: 'the review' },
  { name: 'the cast', text: film?.cast[2]?.name ?? '', leak: 'a person of the cast' },
  { name: 'a secret', text: '"secret-of-ben"', leak: 'the secret of a connection' },
  { name: 'another’s account', text: '"acct!ben"', leak: 'the account of another player' },
  { name: 'the key of the stage', text: '"key-of-the-stage"', leak: 'the key of the stage' },
])('finds $name', ({ text, leak }) => {
  expect(findLeak(text, toAna, [hidden()])).toBe(leak);
});

test.each([
  { name: 'a value from an earlier round', text: '{"guess_value":2.8}', reader: toAna },
  { name: 'a value that the reader sent', text: '{"draft":5.5}', reader: toAna },
  { name: 'the reader’s own guess', text: '{"guess_value":4.1}', reader: toBen },
  {
    name: 'a random name with letters that accounts have',
    text: '"room.9xacctQ-_0aB"',
    reader: toAll,
  },
  { name: 'the reader’s own account', text: '{"owner":"acct!ana"}', reader: toAna },
  {
    name: 'counts and sums that happen to be the same',
    text: '{"total_error":7.3}',
    reader: toAll,
  },
  { name: 'the number of a picture', text: '{"avatar":73,"error":73}', reader: toAll },
  { name: 'digits of an id', text: '"a7.3b-73-4.1c"', reader: toAll },
])('ignores $name', ({ text, reader }) => {
  expect(findLeak(text, reader, [hidden()])).toBeUndefined();
});

test.each([
  { name: 'the answer', text: '{"correct_answer":7.3}', leak: 'the answer 7.3' },
  { name: 'the film’s id', text: `{"movie_id":"${film?.id}"}`, leak: 'the film’s id' },
  { name: 'a hint that was not opened', text: film?.overview ?? '', leak: 'the overview' },
])('finds $name sent to a seat that has guessed', ({ text, leak }) => {
  expect(findLeak(text, toBen, [hidden()])).toBe(leak);
});

test.each(['"accuracy":85', '"points_credited":0', '"distance":0.3'])(
  'finds %s in the first round, also sent to the seat that guessed',
  (text) => {
    const first = hidden({ revealed: new Set() });
    expect(findLeak(`{${text}}`, toBen, [first])).toBe('the score of a guess');
    expect(findLeak(`{${text}}`, toBen, [hidden()])).toBeUndefined();
  },
);

test('a part that a hint opened for one seat is a leak to others', () => {
  const bought = anAttempt(ANA, {
    hints: { poster: 'locked', overview: 'bought', review: 'locked' },
  });
  const after = hidden({ room: guessing(bought) });
  expect(findLeak(film?.overview ?? '', toAna, [after])).toBeUndefined();
  expect(findLeak(film?.overview ?? '', toAll, [after])).toBe('the overview');
});

test('a time of day is not taken for the answer', () => {
  const at = hidden({ room: guessing(anAttempt(ANA), tenths(48)) });
  expect(findLeak('{"drawnAt":"2025-10-09T08:48:20.000Z"}', toAna, [at])).toBeUndefined();
  expect(findLeak('{"drawnAt":"08:48:20"}', toAna, [at])).toBe('the answer 4.8');
});

test('the host and the account that opened the room may see the key of the stage', () => {
  const seats = [aSeat({ id: ANA, owner: 'acct!ana' }), aSeat({ id: BEN, owner: 'acct!ben' })];
  const room = aRoom({ seats });
  const read = (owner: string) =>
    findLeak('"key-of-the-stage"', { ...toAll, owner }, [hidden({ room })]);
  expect(read('acct!ana')).toBeUndefined();
  expect(read('acct!carl')).toBeUndefined();
  expect(read('acct!ben')).toBe('the key of the stage');
});

test('a text that was sent between two versions may belong to either', () => {
  const text = film?.overview ?? '';
  const revealed = hidden({ room: aRoom({ progress: { phase: 'over', rounds: 1 } }) });
  expect(findLeak(text, toAna, [hidden(), revealed])).toBeUndefined();
  expect(findLeak(text, toAna, [hidden(), hidden()])).toBe('the overview');
});
