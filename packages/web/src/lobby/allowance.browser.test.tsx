import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetSavedData } from '../../testing/saved.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { enterRoom, installStubRoom } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { HostWaitingScreen } from './waiting-screens.tsx';

installStubRoom();
forgetSavedData();
beforeEach(() => {
  answerOperation('CountMovies', { data: { countMovies: 400 } });
  answerOperation('allowance', { data: { commandRoom: {} } });
});

/** The lobby of a room that Ana hosts. */
async function showLobby(): Promise<void> {
  await enterRoom();
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting' });
}

/** Which allowances the browser sent for Ana. */
function told() {
  return askedOperations()
    .filter(({ operation }) => operation === 'allowance')
    .map(({ variables }) => variables);
}

test('more time is chosen in the lobby, saved in the browser, and sent to the room', async () => {
  await showLobby();
  await expect.element(page.getByRole('radio', { name: 'Normal time' })).toBeChecked();
  await expect
    .element(page.getByText(/^If you use a screen reader or need longer\./))
    .toBeVisible();
  expect(told()).toEqual([]);
  await userEvent.click(page.getByRole('radio', { name: '2x time' }));
  await expect.poll(told).toMatchObject([{ connection: 'room.ana', allowance: 2 }]);
  expect(savedData.getState().data.settings.allowance).toBe(2);
});

test('the saved choice is sent to each room on entering', async () => {
  const { settings } = savedData.getState().data;
  savedData.save({ settings: { ...settings, allowance: 1.5 } });
  await showLobby();
  await expect.poll(told).toMatchObject([{ connection: 'room.ana', allowance: 1.5 }]);
});
