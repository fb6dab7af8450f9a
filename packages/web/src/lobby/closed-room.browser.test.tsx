import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/look.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { enterRoom, installStubRoom, tellRoom } from '../../testing/stub-room.ts';
import { aConnection, aSession } from '../room/room-server-under-test.ts';
import { GuestWaitingScreen } from './waiting-screens.tsx';

installStubRoom();

test('a closed room is accessible', async () => {
  await enterRoom({
    public_session: aSession({
      host_connection: 'room.ben',
      acting_host: 'room.ben',
      connected_players: [
        aConnection({ id: 'room.ben', player_name: 'ben', order: 1 }),
        aConnection(),
      ],
    }),
  });
  await showWithNotices(<GuestWaitingScreen />, { path: '/game/guest-waiting' });
  tellRoom({
    version: 2,
    session_stage: { ...aSession(), phase: 'CLOSED', closing_reason: 'by-host' },
  });
  await expect.element(page.getByRole('heading', { name: 'The room is closed' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/The host ended this session\./);
  await expectAccessible('a closed room');
});
