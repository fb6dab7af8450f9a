import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../testing/look.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { answerResume, enterRoom, installStubRoom, tellRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { aRoomView } from '../room/testing/room-server-under-test.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { GuestWaitingScreen } from './waiting-screens.tsx';

installStubRoom();
beforeEach(() => answerOperation('CountMovies', { data: { countMovies: 400 } }));

const ana = aSeat('ana');
const ben = aSeat('ben', { order: 1 });
const BEN_HOSTS = { host: seatId('ben'), controller: seatId('ben') };
const AT_DOOR = { place: { state: 'waiting' } } as const;
const WATCHING = { id: 'room.a.ana', place: { state: 'audience' } } as const;

/** The variables of all calls with that name. */
function askedFor(name: string) {
  return askedOperations()
    .filter(({ operation }) => operation === name)
    .map(({ variables }) => variables);
}

test('a player at the door reads how many are in, and enters once the host approves', async () => {
  const settings = { isAudienceSession: true };
  const outside = aRoomView({ meta: { ...BEN_HOSTS, playersInside: 1 }, seats: [ben], settings });
  await enterRoom({ ...AT_DOOR, view: outside });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  await expect.element(page.getByRole('heading', { name: 'At the door' })).toHaveFocus();
  await expect.element(page.getByText('One of 4 seats is taken.')).toBeVisible();
  await expectAccessible('the door');
  const inside = aRoomView({ version: 2, meta: BEN_HOSTS, seats: [ben, ana], settings });
  answerResume({ view: inside });
  tellRoom({ version: 2, seats: [ana] });
  await expect.element(page.getByText('Waiting for ben')).toBeVisible();
});

test('a player at the door can watch from the audience instead', async () => {
  const settings = { isAudienceSession: true };
  const outside = aRoomView({ settings, seats: [ben], meta: BEN_HOSTS });
  answerOperation('leave', { data: { commandRoom: {} } });
  await enterRoom({ ...AT_DOOR, view: outside });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  answerResume({ ...WATCHING, view: outside });
  await userEvent.click(page.getByRole('button', { name: 'Watch from the audience' }));
  await expect.element(page.getByText('You are in the audience')).toBeVisible();
  expect(askedFor('leave')).toMatchObject([{ connection: 'room.ana' }]);
  expect(askedFor('AskForSeat').at(-1)).toEqual({ code: 'K7WBX', asAudience: true });
});

test('a guest who was denied for the last time reads that, and is led home', async () => {
  await enterRoom({ ...AT_DOOR, view: aRoomView({ seats: [ben], meta: BEN_HOSTS }) });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  answerResume({ place: { state: 'denied', reason: 'by-host' }, view: null });
  tellRoom({ version: 2, seats: [ana] });
  await expect.element(page.getByRole('heading', { name: 'The host said no' })).toBeVisible();
  await expect
    .element(page.getByText(/^You have asked four times, so this is final\./))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
});
