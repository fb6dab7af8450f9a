import { expect, type Page } from '@playwright/test';
import { expectAccessible, startSmall } from './accessible.ts';
import { becomePlayer, newEmail, openProfile, signUp } from './account.ts';
import { answerDraw, startSoloGame, test } from './journey.ts';

const LONGEST_TITLE =
  'Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan';

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
  { name: 'programme', open: (page) => page.goto('/game/solo-create') },
  { name: 'programme with too few genres', open: openEmptyProgramme },
  { name: 'a film being drawn', open: openDrawing },
  { name: 'a draw that failed', open: openFailedDraw },
  { name: 'a film', open: startSoloGame },
  { name: 'a film with the longest title', open: openLongestTitle },
  { name: 'suggestions', open: openSuggestions },
  { name: 'everything bought and tried', open: openEverything },
  { name: 'overview', open: (page) => openHint(page, 'Overview') },
  { name: 'review', open: (page) => openHint(page, 'Review') },
  { name: 'result', open: openResult },
  { name: 'the daily', open: openDaily },
  { name: 'a daily that did not come', open: openFailedDaily },
  { name: 'a finished daily', open: openFinishedDaily },
  { name: 'a daily whose truth did not come', open: openGuessedDaily },
  { name: 'a daily with a number that is none', open: openNoDaily },
  { name: 'the archive of dailies', open: openArchive },
  { name: 'a daily of the archive', open: openArchivedDaily },
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

async function openDaily(page: Page) {
  await page.goto('/game/daily');
  await expect(page.getByRole('slider', { name: 'Your guess' })).toBeVisible();
}

/** No page is made ahead for it. */
async function openNoDaily(page: Page) {
  await page.goto('/game/daily/abc');
  await expect(page.getByText('No daily film has this number')).toBeVisible();
}

async function openFailedDaily(page: Page) {
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/game/daily');
  await expect(page.getByRole('alert')).toBeVisible();
}

async function openFinishedDaily(page: Page) {
  await openDaily(page);
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('region', { name: 'Your dailies' })).toBeVisible();
}

async function openGuessedDaily(page: Page) {
  await openDaily(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: /Submit/ }).click();
  await expect(page.getByRole('alert')).toBeVisible();
}

async function openArchive(page: Page) {
  await page.goto('/game/daily/archive');
  await expect(page.getByRole('link', { name: /Today/ })).toBeVisible();
}

async function openArchivedDaily(page: Page) {
  await openArchive(page);
  await page.getByRole('link', { name: /^\d/ }).nth(3).click();
  await expect(page.getByText(/From the archive/)).toBeVisible();
}

async function openEmptyProgramme(page: Page) {
  await page.goto('/game/solo-create');
  await page.getByRole('button', { name: 'None' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
}

async function openDrawing(page: Page) {
  await page.route('**/graphql', () => undefined);
  await page.goto('/game/solo-create');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Finding a film')).toBeAttached();
}

async function openFailedDraw(page: Page) {
  await page.route('**/graphql', (route) => route.abort());
  await page.goto('/game/solo-create');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function openLongestTitle(page: Page) {
  await answerDraw(page, (movie) => ({ ...movie, title: LONGEST_TITLE }));
  await startSoloGame(page);
}

async function openSuggestions(page: Page) {
  await startSoloGame(page);
  await page.getByRole('combobox', { name: 'Actor 1' }).pressSequentially('Robert');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function openEverything(page: Page) {
  const movie = await startSoloGame(page);
  await page.getByRole('button', { name: 'Lift curtain' }).click();
  await page.getByRole('button', { name: /^Overview/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /^Review/ }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  const names = [
    movie.cast[0]?.name ?? '',
    'Bartholomew Featherstonehaugh',
    'Wrong Two',
    'Wrong Three',
  ];
  for (const [index, name] of names.entries()) {
    // The credited name's place has no field any more, and the spent one's loses it last.
    const field = page.getByRole('combobox', { name: `Actor ${index === 0 ? 1 : 2}` });
    await field.fill(name);
    await field.press('Enter');
  }
  await expect(page.getByText('No tries left', { exact: true })).toBeVisible();
}

async function openHint(page: Page, hint: string) {
  await startSoloGame(page);
  await page.getByRole('button', { name: hint }).click();
  await expect(page.getByRole('dialog', { name: hint })).toBeVisible();
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
