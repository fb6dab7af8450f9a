import { expect, type Page } from '@playwright/test';
import { expectAccessible, startSmall } from './accessible.ts';
import { becomePlayer, newEmail, openProfile, signUp } from './account.ts';
import { startSoloGame, test } from './journey.ts';

/** Names of the greatest length. */
const LONGEST_NAMES = [
  'Maximilian_Wonderfu1',
  'Maximilian_Wonderfu2',
  'WWWWWWWWWWWWWWWWWWW3',
] as const;

type Screen = Readonly<{ name: string; open: (page: Page) => Promise<unknown> }>;

const SCREENS: readonly Screen[] = [
  { name: 'landing', open: (page) => page.goto('/landing') },
  { name: 'landing, policies', open: (page) => page.goto('/landing#policies') },
  { name: 'landing, roadmap', open: (page) => page.goto('/landing#roadmap') },
  { name: 'login', open: (page) => page.goto('/game/login') },
  { name: 'home', open: (page) => page.goto('/game/home') },
  { name: 'home after a film', open: openHomeAfterFilm },
  { name: 'settings', open: (page) => page.goto('/game/settings') },
  { name: 'terms', open: (page) => page.goto('/terms-of-service') },
  { name: 'sources', open: (page) => page.goto('/sources') },
  { name: 'privacy', open: (page) => page.goto('/privacy-policy') },
  { name: 'create player', open: (page) => signUp(page, newEmail()) },
  { name: 'create player with a name that will not do', open: openBadName },
  { name: 'home of a player', open: becomePlayer },
  { name: 'profile', open: openOwnProfile },
  { name: 'profile with a name that is taken', open: openTakenName },
  { name: 'deletion of all data', open: openDeletion },
];

for (const { name, open } of SCREENS) {
  test(`${name}: accessible at every size, and no sideways scrolling`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push('Failed to load resource');
    await startSmall(page);
    await open(page);
    await expectAccessible(page);
  });
}

async function openHomeAfterFilm(page: Page) {
  await openResult(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: /Solo Game/i })).toBeVisible();
}

async function openResult(page: Page) {
  await startSoloGame(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('button', { name: 'Play Again!' })).toBeVisible();
}

async function openBadName(page: Page) {
  await signUp(page, newEmail());
  await page.getByLabel('Player name').fill('two words');
  await expect(page.getByText('only letters from A to Z')).toBeVisible();
}

async function openOwnProfile(page: Page) {
  const { name } = await becomePlayer(page);
  await openProfile(page, name);
  await expect(page.getByRole('radio', { name: 'Usher' })).toBeChecked();
}

async function openTakenName(page: Page) {
  const { name } = await becomePlayer(page);
  await openProfile(page, name);
  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        errors: [
          {
            message: 'This name is taken.',
            extensions: { code: 'NAME_TAKEN', suggestions: LONGEST_NAMES },
          },
        ],
        data: null,
      },
    }),
  );
  await page.getByLabel('Player name').fill('Maximilian_Wonderful');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: LONGEST_NAMES[0] })).toBeVisible();
}

async function openDeletion(page: Page) {
  await openOwnProfile(page);
  await page.getByRole('button', { name: 'Delete my data' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}
