import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { version } from '../../../../package.json' with { type: 'json' };
import tracks from '../../public/music/manifest.json' with { type: 'json' };
import { expectAccessible, expectReadableTwiceAsLarge, expectUncut } from '../../testing/look.ts';
import { answerServerPolicy } from '../../testing/server-policy.ts';
import { shownAddress } from '../../testing/show.tsx';
import { showApp } from '../../testing/show-app.tsx';
import { installStubServer } from '../../testing/stub-server.ts';
import { installNewVisitor, keptData, setOnline } from '../../testing/visitor.ts';
import { savedData } from '../saved-data/use-saved-data.ts';

installStubServer();
installNewVisitor();

const PAGES = [
  '/landing',
  '/landing#rules',
  '/landing#policies',
  '/landing#roadmap',
  '/terms-of-service',
  '/sources',
  '/privacy-policy',
];

test.each(PAGES)('%s is accessible', async (path) => {
  await showApp(path);
  await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expectAccessible(path);
});

test.each((['de', 'es'] as const).flatMap((language) => PAGES.map((path) => ({ language, path }))))(
  'no text of $path is cut in $language',
  async ({ language, path }) => {
    await showApp(path, language);
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectUncut(`${path} in ${language}`);
  },
);

test('the landing page is readable with text of twice the size', async () => {
  await showApp('/landing');
  await expect.element(page.getByRole('link', { name: 'I understand' })).toBeVisible();
  await expectReadableTwiceAsLarge('the landing page');
});

test.each<{ way: string | RegExp; to: string; isGuest: boolean }>([
  { way: /^Play today’s film/, to: '/game/daily', isGuest: true },
  { way: 'Play as guest', to: '/game/home', isGuest: true },
  { way: 'I understand', to: '/game/home', isGuest: false },
  { way: 'Sign in', to: '/game/login', isGuest: false },
])('"$way" accepts the terms and leads to $to', async ({ way, to, isGuest }) => {
  await showApp('/landing');
  await userEvent.click(page.getByRole('main').getByRole('link', { name: way }));
  await expect.poll(shownAddress).toBe(to);
  await expect.poll(() => keptData().settings?.hasConfirmedTermsOfService).toBe(true);
  expect(keptData().userData.userId !== undefined).toBe(isGuest);
});

test('a typed code accepts the terms and leads to its room', async () => {
  await showApp('/landing');
  await userEvent.fill(page.getByRole('textbox', { name: 'Room code' }), 'k7wbx');
  await userEvent.click(page.getByRole('button', { name: 'Join' }));
  await expect.poll(shownAddress).toMatch(/K7WBX/);
  expect(keptData().settings.hasConfirmedTermsOfService).toBe(true);
});

test('a code that is too short does not accept the terms', async () => {
  await showApp('/landing');
  await userEvent.click(page.getByRole('button', { name: 'Join' }));
  await expect.element(page.getByText('A room code has five letters or digits.')).toBeVisible();
  expect(savedData.getState().data.settings.hasConfirmedTermsOfService).toBe(false);
});

test('without a network the guest ticket says that the game plays offline', async () => {
  await showApp('/landing');
  setOnline(false);
  await expect.element(page.getByRole('link', { name: 'Play Offline' })).toBeVisible();
});

test('the three steps link to all the rules', async () => {
  await showApp('/landing');
  await userEvent.click(page.getByRole('link', { name: 'All the rules' }));
  await expect.element(page.getByRole('heading', { name: 'How a film is scored' })).toBeVisible();
  expect(shownAddress()).toBe('/landing#rules');
});

test('the keyboard moves between the tabs of the landing page', async () => {
  await showApp('/landing');
  const [rules, policies, roadmap] = ['Game Info', 'Policies', 'Roadmap'].map((name) =>
    page.getByRole('tab', { name }),
  );
  await userEvent.click(rules!);
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(policies!).toHaveFocus();
  await expect.element(policies!).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel', { name: 'Policies' })).toBeVisible();
  expect(shownAddress()).toBe('/landing#policies');
  await userEvent.keyboard('{End}');
  await expect.element(roadmap!).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveAccessibleName('Roadmap');
});

test('the roadmap names the version of the whole project', async () => {
  await showApp('/landing#roadmap');
  await expect.element(page.getByText(`This is version v${version}.`)).toBeVisible();
});

test('sources credits every track with its licence', async () => {
  await showApp('/sources');
  await expect.element(page.getByRole('heading', { name: 'Music' })).toBeVisible();
  const section = page.getByRole('heading', { name: 'Music' }).element().closest('section');
  const credited = page.elementLocator(section!).getByRole('listitem');
  expect(credited.elements()).toHaveLength(tracks.length);
  for (const [place, { title }] of tracks.entries()) {
    await expect.element(credited.nth(place).getByText(title, { exact: true })).toBeVisible();
    await expect
      .element(credited.nth(place).getByRole('link', { name: 'CC BY 4.0' }))
      .toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
  }
});

test('sources credits the word lists with their licence', async () => {
  await showApp('/sources');
  const lists = page.getByRole('listitem').filter({ hasText: 'naughty-words' });
  await expect
    .element(lists.getByRole('link', { name: 'CC BY 4.0' }))
    .toHaveAttribute('href', 'https://creativecommons.org/licenses/by/4.0/');
});

test.each([
  { origin: 'tmdb', said: /This product uses the TMDB API/, unsaid: /Knowledge Graph/ },
  { origin: 'knowledge-graph', said: /Knowledge Graph/, unsaid: /This product uses the TMDB API/ },
] as const)(
  'sources credits $origin only if the server uses it',
  async ({ origin, said, unsaid }) => {
    answerServerPolicy({ filmOrigins: ['catalogue', origin] });
    await showApp('/sources');
    const main = page.getByRole('main');
    const database = main.getByRole('link', { name: 'The Movie Database (TMDB)' });
    await expect.element(database).toHaveAttribute('href', 'https://www.themoviedb.org');
    await expect.element(main).toMatchTextContent(said);
    await expect.element(main).not.toMatchTextContent(unsaid);
  },
);
