import { NO_DAILIES, saveKeptDailies } from '@outoften/rules/daily/kept-dailies';
import { tenths } from '@outoften/rules/rating';
import { aResult } from '@outoften/rules/testing/daily-builder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectUncut, SIZES, setSize } from '../../testing/look.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { answerOperation, askedOperations, installStubServer } from '../../testing/stub-server.ts';
import { ANA, EMAIL, installNewVisitor, signIn } from '../../testing/visitor.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { session } from '../sign-in/session.ts';

installStubServer();
installNewVisitor();

/** Names of the greatest length. */
const LONGEST_NAMES = [
  'Maximilian_Wonderfu1',
  'Maximilian_Wonderfu2',
  'WWWWWWWWWWWWWWWWWWW3',
] as const;

const field = page.getByRole('textbox', { name: 'Player name' });
const save = page.getByRole('button', { name: 'Save' });
const cancel = page.getByRole('button', { name: 'Cancel' });
const picture = (name: string) => page.getByRole('radio', { name });
const card = page.getByRole('banner').getByRole('button');

async function openProfile(language: 'en' | 'de' | 'es' = 'en'): Promise<void> {
  signIn();
  await showApp('/game/profile', language);
  await expect.element(page.getByRole('textbox')).toHaveValue(ANA.name);
}

const updates = () => askedOperations().filter(({ operation }) => operation === 'UpdatePlayer');

test('the profile is accessible', async () => {
  await openProfile();
  await expect.element(page.getByText(`Signed in as ${EMAIL}`)).toBeVisible();
  await expectAccessible('the profile');
});

test('the profile with a taken name is accessible', async () => {
  await openProfile();
  answerTaken();
  await userEvent.fill(field, 'Maximilian_Wonderful');
  await userEvent.click(save);
  await expect.element(page.getByRole('button', { name: LONGEST_NAMES[0] })).toBeVisible();
  await expectAccessible('the profile with a taken name');
});

test('the profile shows figures of the played daily films, and none before the first', async () => {
  await openProfile();
  const figures = page.getByRole('region', { name: 'Your daily films' });
  await expect.element(figures).not.toBeInTheDocument();
  const results = [aResult({ number: 1 }), aResult({ number: 2, guess: tenths(78) })];
  savedData.save(saveKeptDailies({ ...NO_DAILIES, results }));
  const read = () =>
    [...figures.element().querySelectorAll('dl > div')].map(
      (fact) =>
        `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`,
    );
  await expect.poll(read).toEqual(['Daily films: 2', 'Off on average: 0.3', 'Longest streak: 2']);
  await expectAccessible('a profile with figures');
});

test('pictures are in complete rows, and only one button is amber', async () => {
  await openProfile();
  for (const size of SIZES) {
    await setSize(size);
    const rows = Map.groupBy(page.getByRole('radio').elements(), (radio) =>
      Math.round(radio.getBoundingClientRect().top),
    );
    const counts = [...rows.values()].map((row) => row.length);
    expect(new Set(counts).size, `rows of ${counts} at ${size.width}`).toBe(1);
  }
  expect(document.querySelectorAll('main [class*="amber"]')).toHaveLength(1);
});

test('the question before deleting all data is accessible', async () => {
  await openProfile();
  await userEvent.click(page.getByRole('button', { name: 'Delete my data' }));
  await expect.element(page.getByRole('dialog', { name: 'Delete everything?' })).toBeVisible();
  await expectAccessible('deletion of all data');
});

test.each([
  { language: 'de', erase: 'Meine Daten löschen' },
  { language: 'es', erase: 'Borrar mis datos' },
] as const)('no text of the profile is cut in $language', async ({ language, erase }) => {
  await openProfile(language);
  await expectUncut(`the profile in ${language}`, [ANA.name]);
  await userEvent.click(page.getByRole('button', { name: erase }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectUncut(`deletion in ${language}`, [ANA.name]);
});

test('the profile is changed only by Save', async () => {
  await openProfile();
  await expect.element(picture('Usher')).toBeChecked();
  await userEvent.click(picture('Director'));
  await userEvent.fill(field, `${ANA.name}_x`);
  cancel.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue(ANA.name);
  await expect.element(cancel).toHaveFocus();
  await expect.element(picture('Usher')).toBeChecked();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  expect(updates()).toEqual([]);
  await userEvent.click(picture('Critic'));
  save.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your profile is saved.')).toBeVisible();
  await expect.element(save).toHaveFocus();
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await expect.element(picture('Critic')).toBeChecked();
  expect(updates()).toMatchObject([{ variables: { id: ANA.id, avatar: 'profile2.jpg' } }]);
  expect(updates()[0]?.variables).not.toHaveProperty('name');
  expect(card.element().querySelector('img')?.src).toContain('profile2');
});

test('a picture is chosen with the keyboard', async () => {
  await openProfile();
  picture('Usher').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(picture('Projectionist')).toBeChecked();
  await expect.element(picture('Projectionist')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(picture('Critic’s dog')).toBeChecked();
  await userEvent.tab();
  await expect.element(field).toHaveFocus();
});

test('eighteen pictures are in rows of six at every width', async () => {
  await openProfile();
  const radios = page.getByRole('radio');
  for (const width of [360, 768, 1440]) {
    await page.viewport(width, 900);
    const boxes = radios.elements().map((radio) => radio.getBoundingClientRect());
    expect(boxes).toHaveLength(18);
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(3);
    expect(Math.min(...boxes.map(({ width: side }) => side))).toBeGreaterThanOrEqual(44);
  }
});

test('a refused name cannot be saved', async () => {
  await openProfile();
  await userEvent.fill(field, 'ab');
  await expect.element(field).toHaveAccessibleDescription(/at least 3/);
  await userEvent.click(save);
  await expect.element(field).toHaveFocus();
  expect(updates()).toEqual([]);
  await userEvent.fill(field, ` ${ANA.name} `);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
});

test('a new name is asked about when the player leaves, and then saved', async () => {
  await openProfile();
  await userEvent.fill(field, 'Ana_Two');
  await userEvent.click(page.getByRole('link', { name: 'Return to menu' }));
  const question = page.getByRole('dialog', { name: 'Save your changes?' });
  await userEvent.click(question.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(shownAddress).toBe('/game/home');
  expect(updates()).toMatchObject([{ variables: { name: 'Ana_Two' } }]);
});

test('a taken name gets free suggestions, which can be pressed and saved', async () => {
  await openProfile();
  answerTaken();
  await userEvent.click(picture('Director'));
  await userEvent.fill(field, 'bo_reel');
  await userEvent.click(save);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^bo_reel is taken/);
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(/bo_reel is taken/);
  await expect.element(picture('Director')).toBeChecked();
  await expect.element(card).toMatchTextContent(new RegExp(`^${ANA.name}`));
  const free = page.getByRole('list', { name: 'These are free:' }).getByRole('button');
  expect(free.elements().map((each) => each.textContent)).toEqual(LONGEST_NAMES);
  await userEvent.click(free.nth(1));
  await expect.element(field).toHaveValue(LONGEST_NAMES[1]);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  answerOperation('UpdatePlayer', ({ id, name, avatar }) => ({
    data: { updatePlayer: { id, name, avatar_url: avatar } },
  }));
  await userEvent.click(save);
  await expect.element(card).toMatchTextContent(/^Maximilian_Wonderfu2/);
});

test.each([
  { code: 'TOO_MANY_REQUESTS', words: 'Too many tries. Wait a minute, then try again.' },
  {
    code: 'UNAUTHORIZED',
    words: 'Your sign-in is no longer valid. Sign out, then sign in again.',
  },
  {
    code: 'INTERNAL',
    words: 'Something went wrong. Try again. If it keeps happening, come back later.',
  },
])('a save that fails with $code keeps the typed name', async ({ code, words }) => {
  await openProfile();
  answerOperation('UpdatePlayer', { code });
  await userEvent.fill(field, 'Other_Name');
  await userEvent.click(save);
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await expect.element(field).toHaveValue('Other_Name');
});

test('all data is exported as a file', async () => {
  await openProfile();
  answerOperation('ExportMyData', { data: { exportMyData: { player: { name: ANA.name } } } });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const kept = vi.spyOn(URL, 'createObjectURL');
  await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
  await expect.poll(() => saved.mock.contexts.length).toBe(1);
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'out-of-ten-data.json' });
  const [file] = kept.mock.calls[0] ?? [];
  expect(JSON.parse(await (file as Blob).text())).toEqual({ player: { name: ANA.name } });
});

test('a busy browser can read the exported file late', async () => {
  await openProfile();
  answerOperation('ExportMyData', { data: { exportMyData: { player: { name: ANA.name } } } });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
  await expect.poll(() => saved.mock.contexts.length).toBe(1);
  vi.advanceTimersByTime(60_000);
  const { href } = saved.mock.contexts[0] as HTMLAnchorElement;
  // The stub server answers in place of `fetch`.
  const reading = new XMLHttpRequest();
  reading.open('GET', href);
  const ended = new Promise((resolve) => reading.addEventListener('loadend', resolve));
  reading.send();
  await ended;
  expect(reading.responseText).toContain(ANA.name);
});

test('data that could not be exported can be exported again', async () => {
  await openProfile();
  answerOperation('ExportMyData', 'offline');
  await userEvent.click(page.getByRole('button', { name: 'Download my data' }));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/The server cannot be reached\./);
});

test('data is deleted only after a confirmation, and the player is signed out', async () => {
  await openProfile();
  const state = session.getState();
  const subject = state.type === 'signed-in' ? state.user.subject : '';
  savedData.save({
    dailies: { others: [], results: [], account: subject, aside: { [subject]: [] } },
  });
  answerOperation('DeleteMyData', { code: 'INTERNAL' });
  const erase = page.getByRole('button', { name: 'Delete my data' });
  await userEvent.click(erase);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(new RegExp(`Your player ${ANA.name}`));
  await userEvent.click(dialog.getByRole('button', { name: 'Keep my data' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(erase).toHaveFocus();
  expect(askedOperations().some(({ operation }) => operation === 'DeleteMyData')).toBe(false);
  await userEvent.click(erase);
  const forGood = dialog.getByRole('button', { name: 'Delete for good' });
  await userEvent.click(forGood);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Something went wrong/);
  expect(session.getState().type).toBe('signed-in');
  answerOperation('DeleteMyData', { data: { deleteMyData: true } });
  await userEvent.click(forGood);
  await expect.element(page.getByText('Your data is deleted.')).toBeVisible();
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.element(card).toMatchTextContent(/Guest/);
  expect(session.getState()).toEqual({
    type: 'none',
    lastUser: undefined,
    wasEndedElsewhere: false,
  });
  const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key));
  expect(subject).not.toBe('');
  expect(stored.join()).not.toContain(subject);
  expect(savedData.getState().data.dailies).toMatchObject({ results: [], aside: {} });
});

function answerTaken(): void {
  answerOperation('UpdatePlayer', {
    code: 'NAME_TAKEN',
    details: { suggestions: LONGEST_NAMES },
  });
}

test('the profile shows the best runs by kind, and the best film', async () => {
  savedData.save({
    soloBests: { runs: { '5': 985, '10': 1720, '5 masterpieces': 1010 }, film: 190, films: 12 },
  });
  await openProfile();
  const bests = page.getByRole('region', { name: 'Your solo bests' });
  await expect
    .element(bests)
    .toMatchTextContent(
      'Run of 5 films985 pointsRun of 10 films1,720 pointsRun of 5 filmsMasterpieces1,010 pointsOne film190 points',
    );
});

test('the profile shows no bests before there are any', async () => {
  savedData.save({ soloBests: { runs: {}, film: 150, films: 3 } });
  await openProfile();
  await expect
    .element(page.getByRole('region', { name: 'Your solo bests' }))
    .not.toBeInTheDocument();
});
