import {
  NO_DAILIES,
  readKeptDailies,
  saveKeptDailies,
  withResults,
} from '@outoften/rules/daily/kept-dailies';
import type { PuzzleNumber } from '@outoften/rules/daily/puzzle-dates';
import { FIRST_AVATAR } from '@outoften/rules/player/avatar';
import { tenths } from '@outoften/rules/rating';
import type { RoomCode } from '@outoften/rules/room/room-code';
import type { SeatId } from '@outoften/rules/room/seat';
import { expect, test } from 'vitest';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, signIn } from '../../testing/visitor.ts';
import { keptSeats, owner } from '../room/use-room.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { session } from '../sign-in/session.ts';

installStubServer();
installNewVisitor();

const DAILY = {
  number: 400 as PuzzleNumber,
  filmId: '777',
  guess: tenths(70),
  rating: tenths(73),
  hintsBought: [],
  credited: 0,
  wrongNames: 0,
  onTime: true,
  finishedAt: 1,
} as const;

function keepDataOfAccount(): string {
  signIn();
  const subject = owner() ?? '';
  const seat = { code: 'K7WBX' as RoomCode, connectionId: 'own' as SeatId, secret: 'owns' };
  keptSeats.keep({ ...seat, roomName: '', owner: subject });
  const played = withResults({ ...NO_DAILIES, account: subject }, [DAILY]);
  savedData.save({
    ...saveKeptDailies(played),
    userData: { userId: undefined, walkIn: { name: 'Bea', avatar: FIRST_AVATAR } },
  });
  return subject;
}

test('a browser removes what it saved about an account that was deleted on another device', async () => {
  const subject = keepDataOfAccount();
  await showApp('/game/home');
  session.forget({ isDeletedElsewhere: true });
  await expect.poll(() => JSON.stringify({ ...localStorage })).not.toContain(subject);
  expect(keptSeats.list(subject)).toEqual([]);
  expect(savedData.getState().data.userData).toEqual({ userId: undefined });
  const { account, results } = readKeptDailies(savedData.getState().data);
  expect({ account, results }).toEqual({ account: undefined, results: [DAILY] });
});

test('a browser keeps what it saved about an account whose session ended elsewhere', async () => {
  const subject = keepDataOfAccount();
  await showApp('/game/home');
  session.end({ isElsewhere: true });
  expect(keptSeats.list(subject)).toHaveLength(1);
  expect(readKeptDailies(savedData.reread()).account).toBe(subject);
  expect(session.getState()).toMatchObject({ lastUser: { subject } });
});
