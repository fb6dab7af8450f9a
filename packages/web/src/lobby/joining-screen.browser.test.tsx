import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUncut } from '../../testing/look.ts';
import { show, shownAddress } from '../../testing/show.tsx';
import { answerResume, installStubRoom, keepSeat } from '../../testing/stub-room.ts';
import { answerOperation, askedOperations } from '../../testing/stub-server.ts';
import { aConnection, aSession } from '../room/room-server-under-test.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { JoiningScreen } from './joining-screen.tsx';

installStubRoom();

const { settings } = savedData.getState().data;

const field = page.getByRole('textbox', { name: 'Code of the room' });
const join = page.getByRole('button', { name: 'Join Lobby' });
const watch = page.getByRole('button', { name: /^Just watch/ });
const alert = page.getByRole('alert');

afterEach(() => savedData.save({ settings }));

async function showJoining(
  path = '/game/joining',
  options: Parameters<typeof show>[1] = {},
): Promise<void> {
  await show(
    <main>
      <JoiningScreen />
    </main>,
    { path, ...options },
  );
}

/** How a seat was asked for, call by call. */
function askedForSeat() {
  return askedOperations()
    .filter(({ operation }) => operation === 'AskForSeat')
    .map(({ variables }) => variables);
}

/** The room lets in an audience, and nobody else for now. */
function answerAsAudience(): void {
  answerResume({
    connection: aConnection({ is_audience: true }),
    public_session: aSession({ acting_host: 'room.ben', host_connection: 'room.ben' }),
  });
}

test('a code that no room can have is said to be wrong, accessibly', async () => {
  await showJoining();
  await expect.element(join).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(field, 'AEIOU');
  await expect
    .element(field)
    .toHaveAccessibleDescription('A room code has five letters and figures, and never a vowel.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(join).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible('joining with a wrong code');
});

test.each(['de', 'es'] as const)('joining is uncut in %s', async (language) => {
  await showJoining('/game/joining', { language });
  await userEvent.fill(page.getByRole('textbox'), 'AEIOU');
  await expect.element(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expectUncut('joining');
});

test('a code typed in small letters leads into the room', async () => {
  answerResume();
  await showJoining();
  await userEvent.fill(field, 'k7wbx');
  await userEvent.keyboard('{Enter}');
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedForSeat()).toEqual([{ code: 'K7WBX', asAudience: null }]);
});

test('a link that is pasted gives way to the code in it', async () => {
  await showJoining();
  await userEvent.fill(field, 'https://example.com/join/K7WBX');
  await expect.element(field).toHaveValue('K7WBX');
});

test('a code without a room is reported at its field until the code is changed', async () => {
  answerOperation('AskForSeat', { code: 'SESSION_NOT_FOUND' });
  await showJoining();
  await userEvent.fill(field, 'K7WBX');
  await userEvent.click(join);
  await expect.element(alert).toMatchTextContent(/No room has the code K7WBX\./);
  await expect.element(join).toHaveAttribute('aria-disabled', 'true');
  await expect.element(watch).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(field, 'K7WBZ');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(join).not.toHaveAttribute('aria-disabled');
});

test('a seat in a room that has closed is said to be gone', async () => {
  answerOperation('ResumeSession', { code: 'SESSION_NOT_FOUND' });
  answerOperation('AskForSeat', { code: 'SESSION_NOT_FOUND' });
  keepSeat('Friday film night');
  await showJoining();
  await userEvent.click(page.getByRole('button', { name: /^Friday film night/ }));
  await expect.element(alert).toMatchTextContent(/That room is closed by now\./);
});

test('a kept seat leads back to its room', async () => {
  answerResume();
  keepSeat('Friday film night');
  await showJoining();
  await userEvent.click(page.getByRole('button', { name: /^Friday film night.*Room K7WBX$/ }));
  await expect.poll(shownAddress).toBe('/game/host-waiting');
  expect(askedForSeat()).toEqual([]);
});

test('who would rather watch is let into the audience', async () => {
  answerAsAudience();
  await showJoining('/game/joining?code=K7WBX');
  await userEvent.click(watch);
  await expect.poll(shownAddress).toBe('/game/guest-waiting');
  expect(askedForSeat()).toEqual([{ code: 'K7WBX', asAudience: true }]);
});

test('a room without an audience says so, and still has a seat to ask for', async () => {
  answerOperation('AskForSeat', ({ asAudience }) =>
    asAudience === true
      ? { code: 'AUDIENCE_REFUSED', details: { refusal: 'no-audience' } }
      : { data: { createPlayerSessionConnection: { id: 'room.ana', seat_secret: 'secret' } } },
  );
  answerResume();
  await showJoining('/game/joining?code=K7WBX');
  await userEvent.click(watch);
  await expect.element(alert).toMatchTextContent(/This room has no audience\./);
  await expect.element(watch).toHaveAttribute('aria-disabled', 'true');
  await expect.element(watch).toHaveAttribute('data-disabled');
  await userEvent.click(join);
  await expect.poll(shownAddress).toBe('/game/host-waiting');
});

test('a player who left the seat for good cannot rejoin, and may watch', async () => {
  answerOperation('AskForSeat', ({ asAudience }) =>
    asAudience === true
      ? { data: { createPlayerSessionConnection: { id: 'room.ana', seat_secret: 'secret' } } }
      : { code: 'SEAT_REFUSED', details: { refusal: 'left-for-good' } },
  );
  answerAsAudience();
  await showJoining('/game/joining?code=K7WBX');
  await userEvent.click(join);
  await expect.element(alert).toMatchTextContent(/You left this session/);
  await expect.element(join).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(watch);
  await expect.poll(shownAddress).toBe('/game/guest-waiting');
});

test.each([
  { reason: 'full', words: 'Every seat in this room is taken.', again: 'Try again' },
  { reason: 'too-late', words: 'This game is too far along', again: undefined },
  { reason: 'barred', words: 'The host does not want you back', again: undefined },
])(
  'a seat refused as $reason says so and offers the next step',
  async ({ reason, words, again }) => {
    answerResume({
      connection: aConnection({ host_approved: false, host_denied: true, denial_reason: reason }),
      public_session: null,
    });
    await showJoining('/game/joining?code=K7WBX');
    await userEvent.click(join);
    await expect.element(alert).toMatchTextContent(new RegExp(words));
    await expect.element(page.getByRole('heading', { name: 'No seat for you' })).toHaveFocus();
    if (again === undefined) {
      await expect.element(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
      await expect.element(page.getByRole('button')).not.toBeInTheDocument();
    } else {
      answerResume();
      await userEvent.click(page.getByRole('button', { name: again }));
      await expect.poll(shownAddress).toBe('/game/host-waiting');
    }
  },
);

test('where room codes are hidden, a code from a link is in neither the field nor the address', async () => {
  savedData.save({ settings: { ...settings, hidesRoomCode: true } });
  await showJoining('/game/joining?code=K7WBX');
  await expect.element(field).toHaveAttribute('data-covered');
  await expect.poll(shownAddress).toBe('/game/joining');
});
