import type { Rating } from '@outoften/rules/rating';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  setSize,
} from '../../testing/look.ts';
import { show } from '../../testing/show.tsx';
import { enterRoom, installStubRoom } from '../../testing/stub-room.ts';
import { answerFile, answerOperation } from '../../testing/stub-server.ts';
import { installNewVisitor } from '../../testing/visitor.ts';
import { ConnectionNotice } from './notices.tsx';
import { aGuessingView, anOwnPart } from './testing/room-server-under-test.ts';
import { seatId } from './testing/seats-under-test.ts';
import { connection, room } from './use-room.ts';

installNewVisitor();
installStubRoom();

afterEach(() => connection.blocked.noteConnected());

const HEADING = 'Round 1';

const showNotice = (language: 'en' | 'de' | 'es' = 'en') =>
  show(
    <>
      <ConnectionNotice />
      <main>
        <h1>{HEADING}</h1>
      </main>
    </>,
    { language },
  );

/** Lets two tries fail while the server answers requests. */
async function blockConnections(): Promise<void> {
  answerFile('/healthz', {});
  await connection.blocked.noteFailure();
  await connection.blocked.noteFailure();
}

test('a network that blocks live connections is reported', async () => {
  await blockConnections();
  await showNotice();
  await expect
    .element(page.getByText(/This network blocks live connections\. Try mobile data/))
    .toBeVisible();
  await expectAccessible('a blocked connection');
  await expectReadableTwiceAsLarge('a blocked connection');
});

test.each([
  { language: 'de', words: /Dieses Netz sperrt Live-Verbindungen\./ },
  { language: 'es', words: /Esta red bloquea las conexiones en vivo\./ },
] as const)('no text of the notice is cut in $language', async ({ language, words }) => {
  await blockConnections();
  await showNotice(language);
  await expect.element(page.getByText(words)).toBeVisible();
  await expectUncut(`a blocked connection in ${language}`);
});

test('a guess that could not be sent is reported as kept until it is sent', async () => {
  await enterRoom({ view: aGuessingView(), own: anOwnPart() });
  await showNotice();
  let isAway = true;
  answerOperation('guess', () =>
    isAway ? 'offline' : { data: { commandRoom: { roundId: 'round-1', guess: { value: 70 } } } },
  );
  const guessed = room.guess(70 as Rating);
  const words = page.getByText('Your guess is saved, and sent as soon as you are connected.');
  await expect.element(words).toBeVisible();
  isAway = false;
  await guessed;
  await expect.element(words).not.toBeInTheDocument();
});

test.each([
  {
    language: 'en',
    words: 'The server is having trouble. Your guess is saved, and sent when the server is back.',
  },
  {
    language: 'de',
    words:
      'Der Server hat gerade Probleme. Dein Tipp geht nicht verloren und wird gesendet, sobald alles wieder läuft.',
  },
  {
    language: 'es',
    words:
      'El servidor tiene problemas. Tu respuesta queda guardada y se envía en cuanto se recupere.',
  },
] as const)(
  'a guess that the server cannot store is reported as kept until it is back, in $language',
  async ({ language, words }) => {
    await enterRoom({ view: aGuessingView(), own: anOwnPart() });
    await showNotice(language);
    let isAway = true;
    answerOperation('guess', () =>
      isAway
        ? { code: 'UNAVAILABLE' }
        : { data: { commandRoom: { roundId: 'round-1', guess: { value: 70 } } } },
    );
    const guessed = room.guess(70 as Rating);
    const notice = page.getByRole('status').getByText(words);
    await expect.element(notice).toBeVisible();
    await expectAccessible('a server that cannot store');
    await expectReadableTwiceAsLarge('a server that cannot store');
    await expectUncut(`a server that cannot store, in ${language}`);
    isAway = false;
    await guessed;
    await expect.element(notice).not.toBeInTheDocument();
  },
);

test('a guess that is kept in a paused round is reported as waiting until the game goes on', async () => {
  const view = aGuessingView({ pause: { since: 50_000, by: seatId('ana') } });
  await enterRoom({ view, own: anOwnPart() });
  await showNotice();
  answerOperation('guess', () => 'offline');
  const guessed = room.guess(70 as Rating);
  const words = page.getByText('Your move is saved, and sent as soon as the game goes on.');
  await expect.element(words).toBeVisible();
  room.stepOut();
  expect(await guessed).toMatchObject({ refusal: 'left-meanwhile' });
});

test('on a television the notice of a lost connection grows with the screen', async () => {
  await setSize({ width: 1920, height: 1080 });
  await blockConnections();
  await show(<ConnectionNotice isOnStage />);
  const words = page.getByText(/This network blocks live connections\./);
  await expect.element(words).toBeVisible();
  expect(getComputedStyle(words.element()).fontSize).toBe('28.8px');
});
