import { tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { describe, expect, test } from 'vitest';
import {
  aRoom,
  aRoomView,
  CODE,
  enterRoom,
  resumed,
  settled,
} from './testing/room-server-under-test.ts';
import { seatId } from './testing/seats-under-test.ts';

const code = CODE;
const WAITING = { id: seatId('ben'), place: { state: 'waiting' } } as const;
const WATCHING = { id: 'room.a.ben', place: { state: 'audience' } } as const;

describe('a viewer', () => {
  /** A room with an audience, in which a player who asks gets this place. */
  function anAudience(seen: typeof WATCHING | typeof WAITING = WATCHING) {
    const asked = { id: seen.id, seat_secret: 'secret' };
    const view = aRoomView({ settings: { isAudienceSession: true } });
    return aRoom({
      AskForSeat: () => ({ createPlayerSessionConnection: asked }),
      ResumeSession: () => resumed({ ...seen, view }),
    });
  }

  test('is in the audience although seats are free, and returns to it after a reload', async () => {
    const { room, openTab, asked, askedFor } = anAudience();
    await room.enter(code, 'watch');
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
    expect(askedFor('AskForSeat')).toEqual([{ code, asAudience: true }]);
    const reloaded = openTab();
    reloaded.comeBackAfterReload();
    await settled();
    expect(reloaded.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
    expect(asked()).toEqual(['AskForSeat', 'ResumeSession', 'ResumeSession']);
  });

  test('repeats the same request if no answer came', async () => {
    const { room, answers } = anAudience();
    const { AskForSeat = () => 'UNSCRIPTED' } = answers;
    answers.AskForSeat = () => 'timeout';
    const entering = room.enter(code, 'watch');
    expect(room.getState()).toEqual({ phase: 'entering', code, aim: 'watch' });
    await entering;
    const ending = { type: 'failed', problem: 'timeout', aim: 'watch' };
    expect(room.getState()).toEqual({ phase: 'ended', code, ending });
    answers.AskForSeat = AskForSeat;
    await room.enter(code, ending.aim as 'watch');
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
  });

  test('may have a seat if there is no audience', async () => {
    const { room, answers, askedFor } = aRoom();
    const { AskForSeat = () => 'UNSCRIPTED' } = answers;
    answers.AskForSeat = () => 'no-audience';
    await room.enter(code, 'watch');
    const ending = { type: 'failed', problem: 'no-audience', aim: 'play' };
    expect(room.getState()).toEqual({ phase: 'ended', code, ending });
    answers.AskForSeat = AskForSeat;
    await room.enter(code, ending.aim as 'play');
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'player' } });
    expect(askedFor('AskForSeat').at(-1)).toEqual({ code, asAudience: null });
  });

  test('may watch after leaving a seat for good, if there is an audience', async () => {
    const { room, answers, askedFor } = anAudience();
    const { AskForSeat = () => 'UNSCRIPTED' } = answers;
    answers.AskForSeat = () => 'left-for-good';
    await room.enter(code);
    const ending = { type: 'failed', problem: 'left-for-good', aim: 'watch' };
    expect(room.getState()).toEqual({ phase: 'ended', code, ending });
    await room.enter(code, 'watch');
    expect(room.getState()).toEqual({ phase: 'ended', code, ending: { ...ending, aim: 'play' } });
    answers.AskForSeat = AskForSeat;
    await room.enter(code, 'watch');
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
    expect(askedFor('AskForSeat').at(-1)).toEqual({ code, asAudience: true });
  });

  test('returns to the seat they have', async () => {
    const { room, answers, asked } = await enterRoom();
    room.stepOut();
    answers.AskForSeat = () => 'already-seated';
    await room.enter(code, 'watch');
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'player' } });
    expect(asked().slice(2)).toEqual(['AskForSeat', 'ResumeSession']);
  });

  test('returns to a seat that this browser has not saved', async () => {
    const { room, answers, askedFor } = aRoom();
    const { AskForSeat = () => 'UNSCRIPTED' } = answers;
    answers.AskForSeat = (asked) => (asked.asAudience === true ? 'already-seated' : AskForSeat({}));
    await room.enter(code, 'watch');
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'player' } });
    expect(askedFor('AskForSeat')).toHaveLength(2);
  });

  test('moves from waiting to the audience, and asks for no other seat', async () => {
    const { room, answers, openTab, asked, askedFor, subscriptions } = anAudience(WAITING);
    await room.enter(code);
    expect(room.getState()).toMatchObject({ phase: 'waiting' });
    const inside = anAudience().answers;
    answers.leave = () => {
      Object.assign(answers, inside);
      expect(subscriptions).toEqual([]);
      expect(openTab().getState()).toEqual({ phase: 'outside' });
      return {};
    };
    await room.watchInstead();
    expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
    expect(asked().slice(2)).toEqual(['leave', 'AskForSeat', 'ResumeSession']);
    expect(askedFor('AskForSeat').at(-1)).toEqual({ code, asAudience: true });
    expect(openTab().getState()).toEqual({ phase: 'entering', code, aim: 'play' });
  });

  test('still waits if the request to leave was lost', async () => {
    const { room, answers, asked } = anAudience(WAITING);
    await room.enter(code);
    answers.leave = () => 'timeout';
    answers.AskForSeat = () => 'already-seated';
    await room.watchInstead();
    expect(room.getState()).toMatchObject({ phase: 'waiting' });
    expect(asked().slice(2)).toEqual(['leave', 'AskForSeat', 'ResumeSession']);
  });
});

test('a member of the audience gets its place at the end of a game with one request', async () => {
  const { room, answers, asked, tellPatch } = await enterRoom({
    ResumeSession: () =>
      resumed({
        ...WATCHING,
        audienceStanding: { type: 'placed', place: 2, score: 240, guesses: [] },
      }),
  });
  expect(room.getState()).toMatchObject({ role: { type: 'audience' } });
  const progress = { phase: 'over', rounds: 2 } as const;
  answers.ResumeSession = () =>
    resumed({
      ...WATCHING,
      view: aRoomView({ version: 3, progress }),
      audienceStanding: {
        type: 'placed',
        place: 1,
        score: 320,
        guesses: [{ round: 2, guess: tenths(64) }],
      },
    });
  await tellPatch({ version: 2, progress });
  await tellPatch({ version: 4, progress });
  expect(room.getState()).toMatchObject({
    audienceStanding: {
      type: 'placed',
      place: 1,
      score: 320,
      guesses: [{ round: 2, guess: 64 }],
    },
  });
  expect(asked().slice(2)).toEqual(['ResumeSession']);
});

test('a member of the audience who never guessed has no place in the standings', async () => {
  const { room } = await enterRoom({
    ResumeSession: () => resumed({ ...WATCHING, audienceStanding: { type: 'unplaced' } }),
  });
  expect(room.getState()).toMatchObject({ audienceStanding: { type: 'unplaced' } });
});

/** A member whose place the server no longer knows, for this reason. */
async function loseAudiencePlace(refusal: string) {
  const entered = await enterRoom({ ResumeSession: () => resumed(WATCHING) });
  entered.answers.ResumeSession = () => refusal;
  await entered.endSubscription('closed');
  await settled();
  return entered;
}

test('a member of the audience who left in another tab may return', async () => {
  const { room, answers, openTab } = await loseAudiencePlace('NOT_SEATED');
  const ending = { type: 'out-of-audience', reason: undefined };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
  // A reload alone brings no one back to a place they left.
  expect(openTab().getState()).toEqual({ phase: 'outside' });
  answers.ResumeSession = () => resumed(WATCHING);
  await room.enter(code);
  expect(room.getState()).toMatchObject({ phase: 'inside', role: { type: 'audience' } });
});

test('a member of an audience that the host closed reads that reason', async () => {
  const { room } = await loseAudiencePlace('no-audience');
  const ending = { type: 'out-of-audience', reason: 'no-audience' };
  expect(room.getState()).toEqual({ phase: 'ended', code, ending });
});

test('a saved place in a closed audience leads to a request for a seat', async () => {
  const { room, answers, asked } = await enterRoom({
    ResumeSession: () => resumed(WATCHING),
  });
  room.stepOut();
  let isLost = true;
  answers.ResumeSession = () => {
    const answer = isLost ? 'no-audience' : resumed(WAITING);
    isLost = false;
    return answer;
  };
  await room.enter(code);
  expect(asked().slice(2)).toEqual(['ResumeSession', 'AskForSeat', 'ResumeSession']);
  expect(room.getState()).toMatchObject({ phase: 'waiting' });
});

test('leaving the audience does not leave a seat', async () => {
  const { room } = await enterRoom({ ResumeSession: () => resumed(WATCHING) });
  expect(await room.leave()).toEqual(ok(undefined));
  expect(room.getState()).toMatchObject({ ending: { type: 'out-of-audience', reason: 'left' } });
});
