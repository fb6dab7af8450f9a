import { expect, test } from 'vitest';
import { forgetSavedData } from '../../testing/saved.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { enterRoom, installStubRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { aRoomView } from '../room/testing/room-server-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { RoomGame } from './room-game.tsx';

installStubRoom();
forgetSavedData();

test('the saved choice of more time is sent to the room from the audience too', async () => {
  const { settings } = savedData.getState().data;
  savedData.save({ settings: { ...settings, allowance: 2 } });
  answerOperation('allowance', { data: { commandRoom: {} } });
  const view = aRoomView({ settings: { isAudienceSession: true } });
  await enterRoom({ place: { state: 'audience' }, allowance: 1, hasAudience: true, view });
  await showWithNotices(<RoomGame />, { path: '/game/active' });
  const sent = () =>
    askedOperations().flatMap(({ operation, variables }) =>
      operation === 'allowance' ? [variables] : [],
    );
  await expect.poll(sent).toMatchObject([{ connection: 'room.ana', allowance: 2 }]);
});
