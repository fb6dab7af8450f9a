import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, keptData, signIn, signInWithoutPlayer } from '../../testing/visitor.ts';
import { showMusicStatus, volumePreview } from '../audio/status.ts';
import { ownPlayer } from '../player/own-player.ts';
import { SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { savedData } from '../saved-data/use-saved-data.ts';

installStubServer();
installNewVisitor();

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: a choice of language sets it
  document.cookie = 'language=; path=/; max-age=0';
});

const settings = page.getByRole('main');
const music = settings.getByRole('slider', { name: 'Music volume' });
const sound = settings.getByRole('switch', { name: 'Sound' });
const back = page.getByRole('button', { name: 'Back' });

const openSettings = (language: 'en' | 'de' | 'es' = 'en') => showApp('/game/settings', language);

test('the settings are accessible, and readable with text of twice the size', async () => {
  await openSettings();
  await expect.element(back).toBeVisible();
  await expectAccessible('the settings');
  await expectReadableTwiceAsLarge('the settings');
});

test.each(['de', 'es'] as const)('no text of the settings is cut in %s', async (language) => {
  shakable();
  await openSettings(language);
  await expect.element(settings.getByRole('slider').first()).toBeVisible();
  showMusicStatus({ type: 'unavailable' });
  await expectUncut(`the settings in ${language}`);
});

test('volumes and sound are saved only by Back', async () => {
  await openSettings();
  await expect.element(music).toHaveValue('10');
  music.element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(music).toHaveValue('20');
  const ui = settings.getByRole('slider', { name: 'Effects volume' });
  await userEvent.fill(ui, '60');
  await userEvent.click(sound);
  await expect.element(sound).toMatchTextContent(/On$/);
  await expect.element(sound).toBeChecked();
  expect(volumePreview.getState().volumes).toEqual({ isMuted: false, music: 0.2, ui: 0.6 });
  expect(localStorage.getItem(SAVED_DATA_KEY)).toBeNull();
  await userEvent.click(back);
  await expect.poll(shownAddress).toBe('/game/login');
  expect(keptData().settings).toMatchObject({
    musicVolume: 0.2,
    uiVolume: 0.6,
    isAudioMuted: false,
    hasInteractedWithSettings: true,
  });
  await expect.poll(() => volumePreview.getState().volumes).toBeUndefined();
});

test.each([
  { name: 'a player', enter: signIn, path: '/game/home' },
  { name: 'an account without a player', enter: signInWithoutPlayer, path: '/game/create-player' },
])('Back leads $name on', async ({ enter, path }) => {
  enter();
  await openSettings();
  await expect.poll(() => ownPlayer.getState().type).toMatch(/there|none/);
  await userEvent.click(back);
  await expect.poll(shownAddress).toBe(path);
});

test('volumes that are not saved have no further effect', async () => {
  await openSettings();
  await userEvent.fill(music, '60');
  expect(volumePreview.getState().volumes?.music).toBe(0.6);
  await userEvent.click(page.getByRole('link', { name: 'Home' }));
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.poll(() => volumePreview.getState().volumes).toBeUndefined();
  expect(localStorage.getItem(SAVED_DATA_KEY)).toBeNull();
});

test('saved settings are shown', async () => {
  const { data } = savedData.getState();
  savedData.save({
    settings: {
      ...data.settings,
      musicVolume: 0.35,
      isAudioMuted: false,
      theme: 'light',
      motion: 'less',
      hidesRoomCode: true,
    },
  });
  await openSettings();
  await expect.element(music).toHaveValue('35');
  await expect.element(sound).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Less' })).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'Hide room codes' })).toBeChecked();
});

test.each([
  { choice: 'Light', theme: 'light' },
  { choice: 'Dark', theme: 'dark' },
])('the theme $choice is saved at once', async ({ choice, theme }) => {
  await openSettings();
  const radio = page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: choice });
  await userEvent.click(radio);
  await expect.element(radio).toBeChecked();
  expect(keptData().settings).toMatchObject({ theme, motion: 'system' });
});

test('less motion is saved at once, and can be undone', async () => {
  await openSettings();
  const motion = page.getByRole('group', { name: 'Motion' });
  await userEvent.click(motion.getByRole('radio', { name: 'Less' }));
  await expect.element(motion.getByRole('radio', { name: 'Less' })).toBeChecked();
  expect(keptData().settings).toMatchObject({ theme: 'system', motion: 'less' });
  await userEvent.click(motion.getByRole('radio', { name: 'Same as device' }));
  expect(keptData().settings.motion).toBe('system');
});

test('room codes can be hidden and shown again', async () => {
  await openSettings();
  const hide = page.getByRole('switch', { name: 'Hide room codes' });
  await expect.element(hide).toHaveAccessibleDescription(/For streaming/);
  await userEvent.click(hide);
  await expect.element(hide).toBeChecked();
  expect(keptData().settings.hidesRoomCode).toBe(true);
  await userEvent.click(hide);
  await expect.element(hide).not.toBeChecked();
  expect(keptData().settings.hidesRoomCode).toBe(false);
});

test('vibration can be switched off only on a device that vibrates', async () => {
  const { unmount } = await openSettings();
  const vibration = page.getByRole('switch', { name: 'Vibration' });
  await expect.element(sound).toBeVisible();
  await expect.element(vibration).not.toBeInTheDocument();
  await unmount();
  shakable();
  await openSettings();
  await expect.element(vibration).toBeChecked();
  await userEvent.click(vibration);
  await expect.element(vibration).not.toBeChecked();
  expect(keptData().settings.vibrates).toBe(false);
});

test('Back leads a guest and a signed-in player home', async () => {
  savedData.save({ userData: { userId: 'guest-1' } });
  const { unmount } = await openSettings();
  await userEvent.click(back);
  await expect.poll(shownAddress).toBe('/game/home');
  await unmount();
  savedData.save({ userData: { userId: undefined } });
  signIn();
  await openSettings();
  await userEvent.click(back);
  await expect.poll(shownAddress).toBe('/game/home');
});

test('a chosen language takes effect at once, and other changes stay', async () => {
  await openSettings();
  await userEvent.fill(music, '45');
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Language/ }), 'Deutsch');
  await expect.element(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect.element(page.getByRole('slider', { name: /Musik/ })).toHaveValue('45');
  await expect.poll(() => document.documentElement.lang).toBe('de');
  expect(keptData().settings.language).toBe('de');
  expect(document.cookie).toContain('language=de');
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Sprache/ }), 'Wie das Gerät');
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  expect(keptData().settings.language).toBeUndefined();
  expect(document.cookie).not.toContain('language=');
});

test('a language that does not load shows a problem until one loads', async () => {
  await openSettings();
  await expect.element(back).toBeVisible();
  vi.spyOn(i18n, 'activate').mockImplementationOnce(() => {
    throw new Error('The messages did not arrive');
  });
  const failed = settings.getByRole('alert');
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Language/ }), 'Deutsch');
  await expect.element(failed).toMatchTextContent(/^The translation could not be loaded\./);
  expect(localStorage.getItem(SAVED_DATA_KEY)).toBeNull();
  await userEvent.selectOptions(page.getByRole('combobox', { name: /^Language/ }), 'Deutsch');
  await expect.element(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test('settings changed in another tab are shown, except for those changed here', async () => {
  await openSettings();
  await userEvent.fill(settings.getByRole('slider', { name: 'Effects volume' }), '80');
  const { data } = savedData.getState();
  savedData.save({
    settings: { ...data.settings, musicVolume: 0.45, uiVolume: 0.45, isAudioMuted: false },
  });
  await expect.element(music).toHaveValue('45');
  await expect.element(sound).toBeChecked();
  await expect.element(settings.getByRole('slider', { name: 'Effects volume' })).toHaveValue('80');
});

const track = {
  id: 'first',
  title: 'The First Reel',
  composer: 'Ada Note',
  licence: 'CC BY 4.0',
  source: 'https://example.org',
  file: 'first.mp3',
  loop: undefined,
};

test.each([
  { status: { type: 'untouched' }, words: 'Music starts with your next tap.' },
  { status: { type: 'off' }, words: 'The music is off.' },
  { status: { type: 'loading' }, words: 'The music is loading.' },
  { status: { type: 'playing', track }, words: 'Now playing: The First Reel by Ada Note' },
  {
    status: { type: 'elsewhere' },
    words: 'The music plays in another tab. Tap anything to hear it here.',
  },
  {
    status: { type: 'unavailable' },
    words: 'The music could not be loaded. Reload the page to try again.',
  },
] as const)('while music is $status.type the settings say: $words', async ({ status, words }) => {
  await openSettings();
  showMusicStatus(status);
  await expect.element(page.getByText(words)).toBeVisible();
  showMusicStatus({ type: 'off' });
});

test('settings that cannot be stored apply to this visit, and the player reads why', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room left', 'QuotaExceededError');
  });
  await openSettings();
  await userEvent.click(sound);
  await userEvent.click(back);
  await expect.poll(shownAddress).toBe('/game/login');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/This browser does not store data for this site\./);
  await expect
    .element(page.getByRole('banner').getByRole('switch', { name: 'Sound' }))
    .toBeChecked();
});

/** Makes the browser look like a phone that vibrates. */
function shakable(): void {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
  );
}
