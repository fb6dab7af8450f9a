import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectUncut } from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { installStubRoom } from '../../testing/stub-room.ts';
import { ProfileScreen } from './profile-screen.tsx';

installStubRoom();

test.each([
  { language: 'de', erase: 'Meine Daten löschen' },
  { language: 'es', erase: 'Borrar mis datos' },
] as const)(
  'no text of the profile and its deletion is cut in $language',
  async ({ language, erase }) => {
    await show(<ProfileScreen />, { language });
    await expect.element(page.getByRole('textbox')).toHaveValue('ana');
    await expectUncut('the profile', ['ana']);
    await userEvent.click(page.getByRole('button', { name: erase }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expectUncut('deletion', ['ana']);
  },
);
