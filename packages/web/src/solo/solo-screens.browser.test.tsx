import type { Language } from '@outoften/rules/language';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectAccessible,
  expectReadableTwiceAsLarge,
  expectUncut,
  setSize,
} from '../../testing/look.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { say } from '../../testing/say.ts';
import {
  begin,
  beginWith,
  closeSheet,
  doEverything,
  guess,
  leaveSoloGames,
  openFilm,
  openFilter,
  openHint,
  openProgramme,
  openResult,
} from '../../testing/solo.ts';
import { answerOperation, installStubServer } from '../../testing/stub-server.ts';
import { announcements, forgetAnnouncements } from '../ui/news/announcements.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

const PHONE = { width: 360, height: 740 } as const;

const LONGEST_TITLE =
  'Borat: Cultural Learnings of America for Make Benefit Glorious Nation of Kazakhstan';

beforeEach(() => setSize(PHONE));

test.each([
  { name: 'the programme', open: () => openProgramme() },
  { name: 'the programme with too few genres', open: openEmptyProgramme },
  { name: 'a film being drawn', open: openDrawing },
  { name: 'a draw that failed', open: openFailedDraw },
  { name: 'a film', open: () => openFilm() },
  { name: 'a film with the longest title', open: () => openFilm([{ title: LONGEST_TITLE }]) },
  { name: 'a film with suggestions', open: openSuggestions },
  { name: 'a film with everything bought and tried', open: openEverything },
  { name: 'an overview', open: () => openFilmHint('overview') },
  { name: 'a review', open: () => openFilmHint('review') },
  { name: 'a result', open: () => openResult() },
  { name: 'a recap', open: openRecap },
])(
  '$name is accessible and scrolls nowhere sideways',
  async ({ name, open }) => {
    await open();
    await expectAccessible(name);
  },
  30_000,
);

test('the number of films is announced after a choice, and not on arrival', async () => {
  const spoken = () => announcements.get().map(({ text }) => text);
  forgetAnnouncements();
  answerOperation('CountMovies', { data: { countMovies: 400 } });
  await openProgramme();
  await openFilter();
  const sheet = page.getByRole('dialog');
  await expect.element(sheet.getByText(/^To choose from: .+ films\.$/)).toBeVisible();
  expect(spoken()).toEqual([]);
  await page.getByRole('button', { name: 'Western', exact: true }).click();
  await expect.poll(spoken).toEqual([expect.stringMatching(/^To choose from: .+ films\.$/)]);
});

const LANGUAGES = ['de', 'es'] as const;

test.each(LANGUAGES)('in %s no text of the programme and of a film is cut', async (language) => {
  await openProgramme(language);
  await expectUncut('the programmes');
  await openFilter();
  await page.getByRole('button', { name: say('play.filter.no-genres') }).click();
  await expectUncut('too few genres');
  await page.getByRole('button', { name: say('play.filter.all-genres') }).click();
  await beginWith([{ title: LONGEST_TITLE }]);
  await expectUncut('a film');
  for (const hint of ['overview', 'review'] as const) {
    await openHint(hint);
    await expectUncut(hint);
    await closeSheet();
  }
});

test.each(LANGUAGES)(
  'in %s no text of tried names and of a result is cut, and figures have a comma',
  async (language) => {
    const names = ['Ada Quill', 'Featherstonehaugh'];
    await openProgramme(language);
    await beginWith([{ title: LONGEST_TITLE }]);
    await doEverything();
    await expectUncut('everything tried', names);
    await guess('7,3');
    await expect.element(page.getByRole('button', { name: say('solo.play-again') })).toBeVisible();
    await expectUncut('a result', names);
    const main = page.getByRole('main');
    await expect.element(main).toMatchTextContent(/7,3/);
    const words = [...main.element().querySelectorAll('*')].flatMap(({ childNodes }) =>
      [...childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    );
    expect(words.filter((text) => /\d\.\d/.test(text))).toEqual([]);
    const frame = page
      .getByRole('region', { name: say('solo.run', { films: 1 }) })
      .getByRole('listitem')
      .first();
    await expect.element(frame).toMatchTextContent(/7,3/);
  },
  30_000,
);

test('with text of twice the size the programme, a film and its result are complete', async () => {
  await openProgramme();
  await expectReadableTwiceAsLarge('the programme');
  await beginWith([{ title: 'The Assassination of Jesse James' }]);
  await expectReadableTwiceAsLarge('a film');
  await guess('7.4');
  await expect.element(page.getByRole('button', { name: 'Next film' })).toBeVisible();
  await expectReadableTwiceAsLarge('a result');
});

test('the four slots for cast names are in even rows', async () => {
  await openFilm();
  const places = page.getByRole('combobox');
  await expect.poll(() => places.elements().length).toBe(4);
  for (const width of [360, 480, 768, 1023, 1024, 1440]) {
    await setSize({ width, height: 900 });
    const tops = places.elements().map((one) => Math.round(one.getBoundingClientRect().top));
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    expect([2, 4], `places beside each other at ${width}`).toContain(inFirstRow);
  }
});

test('on a phone the whole film fits, with the points left and the ticket visible', async () => {
  await openFilm();
  await expect.element(page.getByText('points left')).toBeVisible();
  await page.getByRole('button', { name: 'A tenth more' }).click();
  const ticket = page.getByRole('button', { name: 'Submit 5.1' });
  await expect.element(ticket).toBeInViewport({ ratio: 1 });
  const { scrollHeight } = document.documentElement;
  expect(scrollHeight).toBeLessThanOrEqual(PHONE.height);
});

test.each(LANGUAGES)(
  'in %s no text of a recap is cut',
  async (language) => {
    await openRecap(language);
    await expectUncut('a recap');
  },
  40_000,
);

async function openRecap(language?: Language): Promise<void> {
  await openProgramme(language);
  const movies = Array.from({ length: 5 }, (_, nth) => ({ id: `${nth}`, title: LONGEST_TITLE }));
  await beginWith(movies);
  for (let film = 1; film <= 5; film++) {
    await guess(language === 'en' || language === undefined ? '7.3' : '7,3');
    const go = say(film < 5 ? 'solo.play-again' : 'solo.look-back');
    await page.getByRole('button', { name: go }).click();
    if (film === 5) break;
    const number = { number: film + 1, films: 5 };
    await expect.element(page.getByText(say('solo.film-of', number))).toBeVisible();
  }
  await expect
    .element(page.getByRole('heading', { name: say('solo.recap.heading') }))
    .toBeVisible();
}

async function openEmptyProgramme(): Promise<void> {
  await openProgramme();
  await openFilter();
  await page.getByRole('button', { name: 'None' }).click();
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' }))
    .toBeDisabled();
}

async function openDrawing(): Promise<void> {
  answerOperation('DrawMovie', 'never');
  await openProgramme();
  await begin();
  await expect.element(page.getByText('Finding a film')).toBeInTheDocument();
}

async function openFailedDraw(): Promise<void> {
  answerOperation('DrawMovie', 'offline');
  await openProgramme();
  await begin();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
}

async function openSuggestions(): Promise<void> {
  const searchPeople = ['Robert Redford', 'Robert Shaw', 'Roberto Benigni', 'Robert De Niro'];
  answerOperation('SearchPeople', { data: { searchPeople } });
  await openFilm();
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('Robert');
  await expect.element(page.getByRole('option').first()).toBeVisible();
}

async function openEverything(): Promise<void> {
  await openFilm();
  await doEverything();
}

async function openFilmHint(hint: 'overview' | 'review'): Promise<void> {
  await openFilm();
  await openHint(hint);
}
