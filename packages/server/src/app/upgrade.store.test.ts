import { expect, test } from 'vitest';
import { writeStoreOf09 } from '../../testing/platform/store-of-0-9.ts';
import { STORES_UNDER_TEST } from '../../testing/platform/stores-under-test.ts';
import { GET, openSessions, PLACE } from '../../testing/rooms/sessions-under-test.ts';
import { migrate } from '../platform/db/migrations.ts';

test.each(STORES_UNDER_TEST)('rooms that 0.9 left open go on, on $name', async ({ openEmpty }) => {
  const store = await openEmpty();
  await writeStoreOf09(store.db);
  await migrate(store.db);
  const { ask, pass, close } = await openSessions(undefined, { db: store.db });
  const lobby = await ask('eva', GET, { id: '16f859ef-4b10-41db-b68b-f002920a08c6' });
  expect(lobby.data.getPublicSession).toMatchObject({
    code: '868ZQ',
    phase: 'LOBBY',
    settings: { session_name: 'Quiet lobby' },
  });
  const id = 'd7d53f52-63ca-4cf8-b06c-df9cc383635d';
  const open = await ask('ana', GET, { id });
  expect(open.data.getPublicSession).toMatchObject({
    code: 'VLCCX',
    phase: 'GUESSING',
    settings: { session_name: 'Friday reels' },
    round: { movie: { title: 'Reel 1' }, players_guessed: 1, correct_answer: null },
    audience_count: 1,
    audience_guessed: 1,
  });
  for (const guest of ['ana', 'carl']) await ask(guest, PLACE, { id, value: 5 });
  await pass(30_000);
  const over = await ask('ana', GET, { id });
  const { correct_answer, guesses } = over.data.getPublicSession.round;
  const values = guesses.map((guess: { guess_value: number }) => guess.guess_value);
  expect({ correct_answer, values: values.toSorted() }).toEqual({
    correct_answer: 7.3,
    values: [5, 5, 6.5],
  });
  await close();
  await store.close();
});
