import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  SIZES,
  setSize,
} from '../../testing/look.ts';
import { answerServerPolicy } from '../../testing/server-policy.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { answerResume, enterRoom, installStubRoom } from '../../testing/stub-room.ts';
import { answerOperation } from '../../testing/stub-server.ts';
import { aRoomView } from '../room/testing/room-server-under-test.ts';
import { aSeat } from '../room/testing/seats-under-test.ts';
import { HostWaitingScreen } from './waiting-screens.tsx';

installStubRoom();
beforeEach(() => {
  answerServerPolicy();
  answerOperation('CountMovies', { data: { countMovies: 400 } });
});

const AWAY = { code: 'UNAVAILABLE' } as const;
const STARTED = { data: { commandRoom: {} } };
const view = aRoomView({ seats: [aSeat('ana'), aSeat('ben', { order: 1 })] });

type Language = 'en' | 'de' | 'es';

/** The host presses Start while the server cannot store. */
async function startInVain(language: Language = 'en'): Promise<void> {
  await enterRoom({ view });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting', language });
  answerOperation('start', AWAY);
  await userEvent.click(page.getByRole('button', { name: /^(Start|Anfangen|Empezar)$/ }));
}

test.each([
  { language: 'en', words: 'The server is having trouble. Try again in a moment.' },
  { language: 'de', words: 'Der Server hat gerade Probleme. Versuch es gleich noch einmal.' },
  { language: 'es', words: 'El servidor tiene problemas. Inténtalo otra vez en un momento.' },
] as const)('a start that the server cannot store says why, in $language', async (about) => {
  await startInVain(about.language);
  await expect.element(page.getByRole('alert').getByText(about.words)).toBeVisible();
  await expectAccessible('a start that is not stored');
  await expectUncut('a start that is not stored', ['ana', 'ben']);
  await expectReadableTwiceAsLarge('a start that is not stored');
});

test.each(['en', 'de'] as const)(
  'the notice does not cover the code on a phone, in %s',
  async (language) => {
    await startInVain(language);
    await setSize(SIZES[0]);
    window.scrollTo(0, 0);
    const alert = page.getByRole('alert');
    await expect.element(alert).toBeVisible();
    const code = page.getByRole('img', { name: /QR/ });
    const [notice, square] = [alert, code].map((part) => part.element().getBoundingClientRect());
    expect(notice?.top).toBeGreaterThanOrEqual(square?.bottom ?? Number.NaN);
  },
);

const trouble = page.getByText(/The server is having trouble/);

test('the notice goes with the next request that is stored', async () => {
  await startInVain();
  await expect.element(trouble).toBeVisible();
  answerOperation('start', STARTED);
  await userEvent.click(page.getByRole('button', { name: 'Start' }));
  await expect.element(trouble).not.toBeInTheDocument();
});

test('the notice goes once the server answers what the room is like', async () => {
  await enterRoom({ view });
  await showWithNotices(<HostWaitingScreen />, { path: '/game/host-waiting' });
  for (const operation of ['start', 'ResumeSession']) answerOperation(operation, AWAY);
  await userEvent.click(page.getByRole('button', { name: 'Start' }));
  await expect.element(trouble).toBeVisible();
  answerResume({ view });
  await expect.element(trouble).not.toBeInTheDocument();
});
