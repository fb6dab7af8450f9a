import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { savedData } from '../saved-data/use-saved-data.ts';
import { SettingSwitch } from './settings-screen.tsx';

const { settings } = savedData.getState().data;

afterEach(() => savedData.save({ settings }));

test('the switch hides room codes at once, and shows them again', async () => {
  await show(<SettingSwitch setting="hidesRoomCode" word="room-code" />);
  const hide = page.getByRole('switch', { name: 'Hide room codes' });
  await expect.element(hide).not.toBeChecked();
  await userEvent.click(hide);
  await expect.element(hide).toBeChecked();
  expect(savedData.getState().data.settings.hidesRoomCode).toBe(true);
  await userEvent.click(hide);
  await expect.element(hide).not.toBeChecked();
  expect(savedData.getState().data.settings.hidesRoomCode).toBe(false);
});
