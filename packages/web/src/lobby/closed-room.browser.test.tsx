import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/look.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { enterRoom, installStubRoom, tellRoom } from '../../testing/stub-room.ts';
import { aRoomView } from '../room/testing/room-server-under-test.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { GuestWaitingScreen } from './waiting-screens.tsx';

installStubRoom();

test('a closed room is accessible', async () => {
  const meta = { host: seatId('ben'), controller: seatId('ben') };
  const seats = [aSeat('ben', { order: 1 }), aSeat('ana')];
  await enterRoom({ view: aRoomView({ meta, seats }) });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  tellRoom({ version: 2, progress: { phase: 'closed', reason: 'by-host' } });
  await expect.element(page.getByRole('heading', { name: 'The room is closed' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The host closed this room\./);
  await expectAccessible('a closed room');
});
