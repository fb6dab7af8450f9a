import { expect, type Page } from '@playwright/test';
import { test as journey, nextDraw } from './journey.ts';
import { expectReadableTwiceAsLarge } from './large-text.ts';
import { createRoom, type Person, test } from './room.ts';
import { expectUncut, SMALL } from './uncut.ts';
import { wordsIn } from './words.ts';

const TRANSLATED = ['de', 'es'] as const;

/** The screens that an address leads to, for somebody who was never here. */
const ADDRESSES = [
  '/landing',
  '/landing#policies',
  '/landing#roadmap',
  '/terms-of-service',
  '/sources',
  '/privacy-policy',
  '/game/home',
  '/game/login',
  '/game/settings',
];

journey('the browser’s language is there from the first picture on', async ({ browser }) => {
  for (const language of TRANSLATED) {
    const context = await browser.newContext({
      locale: `${language}-XX`,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto('/game/home');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(titleIn(language, 'home'));
    await expect(page.getByRole('link', { name: wordsIn(language)('home.solo') })).toBeVisible();
    await context.close();
  }
});

journey(
  'what there is to play is a line each on the board, in every language',
  async ({ browser }) => {
    for (const language of ['en', ...TRANSLATED]) {
      const context = await browser.newContext({ locale: `${language}-XX` });
      const page = await context.newPage();
      await page.goto('/game/home');
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const row of await page
          .getByRole('main')
          .getByRole('link')
          .filter({ has: page.locator('svg') })
          .all()) {
          await expect.soft
            .poll(() => row.evaluate(isOneLine), { message: `${language} ${width}` })
            .toBe(true);
        }
      }
      await context.close();
    }
  },
);

/** Runs in the page: true if all that is in the row stands beside each other. */
function isOneLine(row: Element): boolean {
  const boxes = [...row.children].map((part) => part.getBoundingClientRect());
  const lowestTop = Math.max(...boxes.map(({ top }) => top));
  return boxes.every(({ bottom }) => bottom > lowestTop);
}

journey('a language that is chosen acts at once, and is kept everywhere', async ({ page }) => {
  await page.goto('/game/settings');
  const musicVolume = page.getByRole('slider').first();
  await musicVolume.fill('45');
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page).toHaveTitle(titleIn('de', 'settings'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(musicVolume).toHaveValue('45');
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('link', { name: 'Solo spielen' })).toBeVisible();
  await page.goto('/game/login');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/game/settings');
  await page.getByLabel('Sprache').selectOption('Wie der Browser');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});

journey('a choice made while the app comes alive is kept', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    const choose = () => {
      const list = document.querySelector('select');
      if (list === null) throw new Error('The page has no list');
      list.value = 'de';
      for (const type of ['input', 'change'])
        list.dispatchEvent(new Event(type, { bubbles: true }));
    };
    // React listens on the root as soon as it begins to take the page over, and does so in a task of its own.
    EventTarget.prototype.addEventListener = function (...listened) {
      addEventListener.apply(this, listened);
      if (!(this instanceof HTMLElement) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = addEventListener;
      queueMicrotask(choose);
    };
  });
  await page.goto('/game/settings');
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sprache')).toHaveValue('de');
});

journey('a page that came in another language is put right', async ({ page, context }) => {
  await page.goto('/game/settings');
  await page.getByLabel('Language').selectOption('Español');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await context.clearCookies();
  await page.goto('/game/settings');
  await expect(page.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

for (const language of TRANSLATED) {
  const say = wordsIn(language);

  journey.describe(`alone, in ${language}`, () => {
    journey.use({ locale: `${language}-XX`, viewport: SMALL });

    journey('no words are cut on the smallest phone', async ({ page }) => {
      for (const address of ADDRESSES) {
        await page.goto(address);
        await expectUncut(page, { screen: address });
      }
      await page.goto('/game/solo-create');
      await page.getByRole('button', { name: say('play.filter.no-genres') }).click();
      await expectUncut(page, { screen: 'too few genres' });
      await page.getByRole('button', { name: say('play.filter.all-genres') }).click();
      await playSolo(page);
      await page.goto('/game/daily');
      await guessIn(page, '7,3');
      await expect(page.getByRole('region', { name: say('daily.statistics') })).toBeVisible();
      await expectUncut(page, { screen: 'a finished daily' });
      await expectOwnFigures(page);
    });
  });

  async function playSolo(page: Page): Promise<void> {
    const drawn = nextDraw(page);
    await page.getByRole('button', { name: say('solo.create.continue') }).click();
    const names = (await drawn).cast.map(({ name }) => name);
    await expect(page.getByRole('slider', { name: say('play.your-guess') })).toBeVisible();
    await expectUncut(page, { screen: 'a film', names });
    await page.getByRole('button', { name: say('play.poster-ticket') }).click();
    for (const hint of ['overview', 'review']) {
      await page.getByRole('button', { name: say(`play.hint.${hint}`) }).click();
      await expectUncut(page, { screen: hint, names });
      await page.getByRole('button', { name: say('shell.sheet.close'), exact: true }).click();
    }
    const field = page.getByRole('combobox', { name: say('play.cast.field', { number: '1' }) });
    for (const name of ['Wrong One', 'Wrong Two', 'Wrong Three']) {
      await field.fill(name);
      await field.press('Enter');
    }
    await expect(page.getByText(say('play.cast.spent'), { exact: true })).toBeVisible();
    await expectUncut(page, { screen: 'everything tried', names });
    await guessIn(page, '7,3');
    await expect(page.getByRole('button', { name: say('solo.play-again') })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '7,3' })).toBeVisible();
    await expectUncut(page, { screen: 'a result', names });
    await expectOwnFigures(page);
  }

  async function guessIn(page: Page, rating: string): Promise<void> {
    await page.getByRole('textbox', { name: say('play.type-guess') }).fill(rating);
    await page.getByRole('button', { name: say('play.submit', { rating }) }).click();
  }

  test.describe(`together, in ${language}`, () => {
    test.use({ locale: `${language}-XX`, viewport: SMALL });

    test('no words are cut on the smallest phone', async ({ newPerson }) => {
      const people = await Promise.all([newPerson(), newPerson(), newPerson()]);
      const [host, guest, fan] = people;
      const names = people.map(({ name }) => name);
      const look = ({ page }: Pick<Person, 'page'>, screen: string) =>
        expectUncut(page, { screen, names });
      const { page } = host;

      await page.goto('/game/profile');
      await expect(page.getByLabel(say('player.name'))).toBeVisible();
      await look(host, 'the profile');
      await page.getByRole('button', { name: say('player.data.delete') }).click();
      await look(host, 'deletion');

      await page.goto('/game/host-create');
      await page.getByRole('button', { name: say('lobby.create.continue') }).click();
      await page.getByRole('switch', { name: say('lobby.advanced') }).click();
      await page.getByLabel(say('lobby.players'), { exact: true }).fill('101');
      await look(host, 'setting up a room');
      await lookTwiceAsLarge(host, 'setting up a room');
      await guest.page.goto('/game/joining');
      await guest.page.getByLabel(say('lobby.join.code')).fill('AEIOU');
      await look(guest, 'joining');

      const wishes = {
        max_players: 2,
        max_rounds: 1,
        advanced_mode: true,
        is_audience_session: true,
      };
      const { code, stage } = await createRoom(host, { ...wishes, time_limit: 600 });
      await enter(host, code);
      await enter(guest, code);
      await expect(guest.page.getByText(say('lobby.waiting'), { exact: true })).toBeVisible();
      await enter(fan, code);
      const television = { page: await fan.page.context().newPage() };
      await television.page.goto(stage);
      const everybody = [host, guest, fan, television];
      await lookRound(everybody, 'the lobby');
      for (const person of [host, fan]) await lookTwiceAsLarge(person, 'the lobby');

      await page.getByRole('button', { name: say('lobby.start') }).click();
      for (const person of people) await expect(guessField(person)).toBeVisible();
      await lookRound(everybody, 'a round');
      for (const person of [host, fan]) await lookTwiceAsLarge(person, 'a round');
      // The last player's guess ends the round, for the audience too.
      for (const person of [fan, guest, host]) {
        await guessField(person).fill('6,0');
        const submit = say('play.submit', { rating: '6,0' });
        await person.page.getByRole('button', { name: submit }).click();
      }
      await expect(page.getByRole('button', { name: say('round.podium') })).toBeVisible();
      await lookRound(everybody, 'a result');
      for (const person of [host, fan]) await lookTwiceAsLarge(person, 'a result');
      await page.getByRole('button', { name: say('round.podium') }).click();
      await expect(page.getByRole('heading', { name: say('scores.recap') })).toBeVisible();
      await lookRound(everybody, 'the podium');
      for (const person of [host, fan]) await lookTwiceAsLarge(person, 'the podium');

      async function lookRound(viewers: readonly Pick<Person, 'page'>[], screen: string) {
        for (const [place, viewer] of viewers.entries()) await look(viewer, `${screen}, ${place}`);
      }
    });
  });

  async function lookTwiceAsLarge({ page }: Person, screen: string): Promise<void> {
    await expectReadableTwiceAsLarge(page, `${screen} of ${page.url()}`);
    await page.setViewportSize(SMALL);
  }

  async function enter({ page }: Person, code: string): Promise<void> {
    await page.goto(`/join/${code}`);
    await page.getByRole('button', { name: say('lobby.join.action') }).click();
    await expect(page).toHaveURL(/\/game\/(host|guest)-waiting$/);
  }

  function guessField({ page }: Person) {
    return page.getByRole('textbox', { name: say('play.type-guess') });
  }
}

/** Ratings and distances are written with a comma. */
async function expectOwnFigures(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText(/\d,\d/);
  await expect(page.getByRole('main')).not.toContainText(/\d\.\d/);
}

function titleIn(language: (typeof TRANSLATED)[number], screen: string): string {
  const say = wordsIn(language);
  return say('shell.title', { screen: say(`shell.title.${screen}`) });
}
