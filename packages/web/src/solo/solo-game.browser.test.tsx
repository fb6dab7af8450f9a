import { ANY_FILM, filterOf } from '@outoften/rules/film/film-filter';
import { tenths } from '@outoften/rules/rating';
import { castNamed } from '@outoften/rules/testing/film-builder';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setSize } from '../../testing/look.ts';
import { aMovie, answerDraws, aReviewOf, POSTER } from '../../testing/movies.ts';
import { forgetSavedData } from '../../testing/saved.ts';
import { shownAddress } from '../../testing/show.tsx';
import {
  begin,
  closeSheet,
  guess,
  leaveSoloGames,
  openedHint,
  openFilm,
  openFilter,
  openHint,
  openProgramme,
  openResult,
} from '../../testing/solo.ts';
import { recordSpoken } from '../../testing/spoken.ts';
import {
  answerFile,
  answerOperation,
  askedOperations,
  installStubServer,
  type StubAnswer,
} from '../../testing/stub-server.ts';
import { expectApart } from '../../testing/text-box.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { announcements } from '../ui/news/announcements.ts';
import { dismiss, notices } from '../ui/news/notices.ts';
import { soloGame } from './use-solo-game.ts';

installStubServer();
forgetSavedData();
leaveSoloGames();

beforeEach(async () => {
  for (const { id } of notices.getState().notices) dismiss(id);
  await setSize({ width: 1440, height: 900 });
});

const title = page.getByRole('heading', { level: 1 });
const points = page.getByRole('complementary');
const slider = page.getByRole('slider', { name: 'Your guess' });
const poster = page.getByRole('img', { name: /^Poster of/ });

test('a game begins with the chosen genres and years, which are saved', async () => {
  answerDraws(aMovie());
  await openProgramme();
  await openFilter();
  await page.getByRole('button', { name: 'Western' }).click();
  const fromYear = page.getByRole('slider', { name: 'From year' });
  await expect.element(fromYear).toBeVisible();
  fromYear.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await begin();
  await expect.element(title).toMatchTextContent('The Lamp Room');
  const draws = askedOperations().filter(({ operation }) => operation === 'DrawMovie');
  expect(draws.map(({ variables: { filter } }) => filter)).toMatchObject([
    { fromYear: 1961, toYear: 2024 },
  ]);
  const { soloFilter } = savedData.getState().data;
  expect(soloFilter?.fromYear).toBe(1961);
  expect(soloFilter?.genres).toHaveLength(18);
  expect(soloFilter?.genres).not.toContain('western');
});

test.each([
  { chosen: [], advice: 'Pick three genres to go on.' },
  { chosen: ['War'], advice: 'Pick two more genres to go on.' },
  { chosen: ['War', 'Music'], advice: 'Pick one more genre to go on.' },
])(
  'with $chosen.length genres no game begins, and the screen says why',
  async ({ chosen, advice }) => {
    await openProgramme();
    await openFilter();
    await page.getByRole('button', { name: 'None' }).click();
    for (const name of chosen) await page.getByRole('button', { name, exact: true }).click();
    const go = page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' });
    await expect.element(go).toBeDisabled();
    await expect.element(page.getByRole('dialog').getByText(advice).first()).toBeVisible();
    await go.click({ force: true });
    expect(askedOperations().some(({ operation }) => operation === 'DrawMovie')).toBe(false);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect.element(go).toBeEnabled();
  },
);

test('hints cost points, names earn some, and the next film adds to them', async () => {
  await openFilm([{}, { id: '348', title: 'Alien' }]);
  await expect.element(title).toHaveFocus();
  await expect.element(points).toMatchTextContent('100points left');
  await expect.element(points).toMatchTextContent('The first film of this run.');
  await expect.element(page.getByText('Film 1 of 5')).toBeVisible();
  await expect.element(poster).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Lift curtain/ }).click();
  await expect.element(poster).toBeVisible();
  await expect.element(points).toMatchTextContent('75points left');
  await openHint('overview');
  await expect.element(page.getByText(/^A projectionist finds a reel/)).toHaveFocus();
  await expect.element(points).toMatchTextContent('50points left');
  await page.getByRole('combobox', { name: 'Name an actor, 1 of 4' }).fill('Ada Quill');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Name an actor, 2 of 4' })).toHaveFocus();
  await expect.element(points).toMatchTextContent('50to spend, +25 named');
  await guess('7.7');
  await expect.element(page.getByRole('heading', { name: 'Exactly 7.7' })).toHaveFocus();
  const receipt = page.getByRole('region', { name: 'How you got your points' });
  await expect.element(receipt).toMatchTextContent('This film175');
  await expect.element(poster).toBeVisible();
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect.element(page.getByRole('heading', { name: 'Alien' })).toHaveFocus();
  await expect.element(page.getByText('Film 2 of 5')).toBeVisible();
  await expect.element(points).toMatchTextContent('175 points from one film so far');
  await expect.element(slider).toHaveValue('50');
});

test('alone, a film is announced with its place and year, and each hint with the points left', async () => {
  savedData.save({ isCoached: true });
  const spoken = recordSpoken();
  await openFilm([{}, { id: '348', title: 'Alien' }]);
  await page.getByRole('button', { name: /^Lift curtain/ }).click();
  await openHint('overview');
  await closeSheet();
  await openHint('review');
  await closeSheet();
  await expect.poll(() => spoken).toContain('Review open. 0 points left.');
  expect(spoken.filter((words) => /Film|points/.test(words))).toEqual([
    'Film 1 of 5: The Lamp Room, 1987.',
    'Poster open. 75 points left.',
    'Overview open. 50 points left.',
    'Review open. 0 points left.',
  ]);
});

test('a screen reader says a result in one sentence, which begins with the rating', async () => {
  const spoken = recordSpoken();
  await openFilm();
  await guess('7.0');
  await expect.element(page.getByRole('heading', { name: '0.7 off' })).toHaveFocus();
  const told = spoken.filter((words) => /Viewers|off|locked|points/.test(words));
  expect(told).toEqual(['Viewers gave The Lamp Room 7.7. You said 7.0. 165 points. Not far.']);
});

test('on a phone the points left are announced once, though a sheet opens', async () => {
  await setSize({ width: 360, height: 740 });
  await openFilm();
  const spoken = recordSpoken();
  await openHint('overview');
  await closeSheet();
  expect(spoken.filter((words) => /points/.test(words))).toEqual([
    'Overview open. 75 points left.',
  ]);
});

test('a poster that was bought has the focus, and its description is announced', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" aria-label="A lamp, in red."></svg>';
  const { fetch } = globalThis;
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (asked, init) =>
      asked === '/icon.svg' ? new Response(svg) : fetch(asked, init),
    );
  onTestFinished(() => fetched.mockRestore());
  await openFilm([{ poster: '/icon.svg' }]);
  const spoken = recordSpoken();
  await page.getByRole('button', { name: /^Lift curtain/ }).click();
  await expect.element(poster).toHaveFocus();
  await expect.poll(() => spoken).toEqual(['Poster open. 75 points left.', 'A lamp, in red.']);
  await expect.element(poster).toHaveAccessibleDescription('A lamp, in red.');
});

test('the focus on the curtain is visible in the light theme, too', async () => {
  document.documentElement.dataset.theme = 'light';
  onTestFinished(() => void delete document.documentElement.dataset.theme);
  await openFilm();
  const ticket = page.getByRole('button', { name: /^Lift curtain/ });
  await userEvent.tab();
  await expect.element(ticket).toHaveFocus();
  const { outlineColor, boxShadow } = getComputedStyle(ticket.element());
  expect([outlineColor, boxShadow]).toEqual(['rgb(246, 234, 210)', expect.stringMatching(/3px/)]);
});

test('a new player gets one line of coaching at a time, on the first film only', async () => {
  await openFilm([{}, { id: '348', title: 'Alien' }]);
  const coach = (words: RegExp) => expect.element(page.getByRole('main').getByText(words));
  await coach(/^Move the slider/).toBeVisible();
  const spoken = () => announcements.get().map(({ text }) => text);
  expect(spoken().join()).not.toMatch(/Move the slider/);
  await moveSlider();
  await coach(/^Move the slider/).not.toBeInTheDocument();
  await coach(/^Not sure\?/).toBeVisible();
  await expect.poll(() => spoken().join()).toMatch(/Not sure\?/);
  await page.getByRole('button', { name: /^Lift curtain/ }).click();
  await coach(/^Do you know who is in it\?/).toBeVisible();
  await guess('7.7');
  await page.getByRole('button', { name: 'Next film' }).click();
  await expect.element(page.getByRole('heading', { name: 'Alien' })).toBeVisible();
  await coach(/^Move the slider/).not.toBeInTheDocument();
  expect(savedData.getState().data.isCoached).toBe(true);
});

test('after the guess everything about the film can be read', async () => {
  await openResult();
  const receipt = page.getByRole('region', { name: 'How you got your points' });
  await expect.element(receipt).toMatchTextContent('This film185');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect.element(part('The cast')).toMatchTextContent('Ada Quill');
  await expect.element(part('The crew')).toMatchTextContent('Directed by Fay Holt');
  await expect.element(part('Overview')).toMatchTextContent('A projectionist');
  await expect.element(part('One viewer wrote this.')).toMatchTextContent('worth the wait');
});

test('a result shows the film database’s portraits and pictures', async () => {
  const [first, ...others] = castNamed('Ada Quill', 'Bo Stern');
  const review = aReviewOf('Slow, strange and worth the wait.');
  await openResult('7.4', {
    cast: [{ ...first!, portrait: POSTER }, ...others],
    reviews: [{ ...review, avatar: POSTER }],
  });
  const pictures = (name: string) =>
    page.getByRole('region', { name }).element().querySelectorAll('img');
  await expect.poll(() => pictures('The cast').length).toBe(1);
  await expect.poll(() => pictures('One viewer wrote this.').length).toBe(1);
});

test('the poster of a result opens large', async () => {
  await openResult();
  await page.getByRole('button', { name: 'See the poster large' }).click();
  const large = page.getByRole('dialog', { name: 'The Lamp Room' });
  await expect.element(large.getByRole('img', { name: /^Poster of/ })).toBeVisible();
  await closeSheet();
});

test('one tap on a card starts a run of that programme and keeps the saved genres and years', async () => {
  const soloFilter = { ...ANY_FILM, fromYear: 1990 };
  savedData.save({ soloFilter });
  answerDraws(aMovie());
  await openProgramme();
  await page.getByRole('radio', { name: '10 films' }).click();
  await page.getByRole('button', { name: /^Horror.* Play 10 films$/ }).click();
  await expect.element(title).toMatchTextContent('The Lamp Room');
  await expect.element(page.getByText('Film 1 of 10')).toBeVisible();
  const drawn = () => askedOperations().find(({ operation }) => operation === 'DrawMovie');
  expect(drawn()?.variables).toMatchObject({ filter: { programme: 'horror' } });
  expect(savedData.getState().data.soloFilter).toEqual(soloFilter);
});

test('a programme of fewer than ten films begins no game', async () => {
  const programmeCounts = { horror: 9, masterpieces: 10 };
  answerOperation('ProgrammeCounts', { data: { programmeCounts } });
  await openProgramme();
  const card = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect.element(card('Horror 9 films')).toBeDisabled();
  await expect.element(card('Masterpieces')).toBeEnabled();
});

test('the ticket plays all films, also after a game with genres and years or a room with a programme', async () => {
  savedData.save({ soloFilter: filterOf('horror') });
  answerDraws(aMovie());
  await openProgramme();
  await begin();
  await expect.element(title).toMatchTextContent('The Lamp Room');
  const drawn = () => askedOperations().find(({ operation }) => operation === 'DrawMovie');
  expect(drawn()?.variables.filter ?? {}).not.toMatchObject({ programme: 'horror' });
});

test('a filter that leaves fewer than ten films says what to widen, and no game begins', async () => {
  answerOperation('CountMovies', { data: { countMovies: 9 } });
  await openProgramme();
  await openFilter();
  await page.getByRole('button', { name: 'Western', exact: true }).click();
  await expect
    .element(page.getByRole('dialog').getByText('Only 9 films fit. Add genres.').first())
    .toBeVisible();
  const go = page.getByRole('dialog').getByRole('button', { name: 'Play 5 films' });
  await expect.element(go).toHaveAttribute('aria-disabled', 'true');
  answerOperation('CountMovies', { data: { countMovies: 10 } });
  await page.getByRole('button', { name: 'Western', exact: true }).click();
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/^To choose from: 10 films\./)
        .first(),
    )
    .toBeVisible();
  await expect.element(go).not.toHaveAttribute('aria-disabled');
});

test('the review hint opens all reviews of the film, each with its rating', async () => {
  const rated = (author: string, rating: number) => ({
    ...aReviewOf(`So says ${author}.`),
    id: author,
    author,
    rating: tenths(rating * 10),
  });
  await openFilm([{ reviews: [rated('ana', 9), rated('ben', 4)] }]);
  await openHint('review');
  await expect
    .element(openedHint('review'))
    .toMatchTextContent(/ana9 out of 10So says ana\.ben4 out of 10So says ben\./);
});

test('a film’s review hides the film’s rating', async () => {
  await openFilm([{ rating: tenths(73), reviews: [aReviewOf('I say 7.3, or 7.4 at most.')] }]);
  await openHint('review');
  const review = page.getByRole('article');
  await expect.element(review).toMatchTextContent('or 7.4 at most');
  await expect.element(review).not.toMatchTextContent('7.3');
});

test.each<Readonly<{ answer: StubAnswer; heading: string; says: RegExp }>>([
  { answer: 'offline', heading: 'No film could be loaded', says: /cannot be reached/ },
  {
    answer: 'bad-gateway',
    heading: 'No film could be loaded',
    says: /Something went wrong/,
  },
  {
    answer: { code: 'TOO_MANY_REQUESTS' },
    heading: 'No film could be loaded',
    says: /Too many films at once/,
  },
])(
  'a draw that fails by $answer says so, and can be tried again',
  async ({ answer, heading, says }) => {
    answerOperation('DrawMovie', answer);
    await openProgramme();
    await begin();
    await expect.element(page.getByRole('heading', { name: heading })).toHaveFocus();
    await expect.element(page.getByRole('alert')).toMatchTextContent(says);
    await expect.element(page.getByRole('link', { name: 'Change filters' })).toBeVisible();
    answerDraws(aMovie());
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(slider).toBeVisible();
  },
);

test.each([
  { genres: ['War', 'Music', 'Western'], named: 'for Music, War, or Western, 1960 to 2024' },
  { genres: [], named: 'for any genre, 1960 to 2024' },
])('a filter that finds no film is reported: $named', async ({ genres, named }) => {
  answerOperation('DrawMovie', { code: 'NO_MOVIE_FITS' });
  await openProgramme();
  await openFilter();
  if (genres.length > 0) await page.getByRole('button', { name: 'None' }).click();
  for (const name of genres) await page.getByRole('button', { name, exact: true }).click();
  await begin();
  await expect.element(page.getByRole('heading', { name: 'No film fits' })).toHaveFocus();
  await expect.element(page.getByRole('alert')).toMatchTextContent(named);
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Change filters' }).click();
  await expect.element(page.getByRole('heading', { name: 'Which films?' })).toBeVisible();
  await expect.poll(shownAddress).toBe('/game/solo-create');
});

test('a curtain lifted with a key leaves the focus on the poster', async () => {
  await openFilm();
  page
    .getByRole('button', { name: /^Lift curtain/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(poster).toHaveFocus();
});

const question = page.getByRole('dialog', { name: 'Leave this film?' });
const leave = page.getByRole('link', { name: 'Leave' });

test('a film on which nothing was done can be left without a question, and ends', async () => {
  await openFilm();
  await leave.click();
  await expect.element(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(shownAddress).toBe('/game/home');
  await expect.poll(() => soloGame.getState().phase).toBe('inactive');
  expect(sessionStorage.getItem('out-of-ten.solo')).toBeNull();
});

test.each([
  { name: 'hint', act: () => page.getByRole('button', { name: /^Lift curtain/ }).click() },
  { name: 'move of the slider', act: moveSlider },
])('after a $name, leaving the film needs a confirmation', async ({ act }) => {
  await openFilm();
  await act();
  await leave.click();
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.poll(shownAddress).toBe('/game/active');
  await leave.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('link', { name: /Solo Game/ })).toBeVisible();
  await expect.poll(shownAddress).toBe('/game/home');
});

async function moveSlider(): Promise<void> {
  slider.element().focus();
  await userEvent.keyboard('{ArrowRight}');
}

test('a challenge is shared by the system, else by the clipboard, else as selectable text', async () => {
  const shared: ShareData[] = [];
  const copied: string[] = [];
  vi.stubGlobal('navigator', { share: async (data: ShareData) => void shared.push(data) });
  answerOperation('CreateChallenge', {
    data: { createChallenge: { token: 'abc', alt: 'A challenge. The Lamp Room.' } },
  });
  const url = `${location.origin}/challenge/abc`;
  await openResult();
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await expect.poll(() => shared).toEqual([{ text: expect.any(String), url }]);
  expect(shared[0]?.text).toMatch(
    /^Out of Ten: The Lamp Room\. I was 0\.3 off\. What would you say\?$/,
  );
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (line: string) => void copied.push(line) },
  });
  await share.click();
  const notice = page.getByText(/^Text and link are copied/);
  await expect.element(notice).toBeVisible();
  await setSize({ width: 360, height: 740 });
  expectApart(notice.element(), page.getByRole('heading', { level: 1 }).element());
  expect(copied).toEqual([`${shared[0]?.text}\n${url}`]);
  const picture = page.getByRole('img', { name: 'A challenge. The Lamp Room.' });
  await expect.element(picture).toHaveAttribute('src', '/previews/challenge/abc.png');
  const save = page.getByRole('link', { name: 'Save the picture' });
  await expect.element(save).toHaveAttribute('download', 'out-of-ten.png');
  await page.getByRole('button', { name: 'Close' }).click();
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async () => Promise.reject(new Error('not allowed')) },
  });
  await share.click();
  const field = page.getByRole('textbox', { name: /^Copy this text/ });
  await expect.element(field).toHaveValue(`${shared[0]?.text}\n${url}`);
});

test('if the system accepts files, the picture is shared with the text', async () => {
  const shared: ShareData[] = [];
  vi.stubGlobal('navigator', {
    canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
    share: async (data: ShareData) => void shared.push(data),
  });
  answerOperation('CreateChallenge', { data: { createChallenge: { token: 'abc', alt: 'Alt.' } } });
  answerFile('/previews/challenge/abc.png', { any: 'picture' });
  await openResult();
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => shared).toHaveLength(1);
  const [file] = shared[0]?.files ?? [];
  expect(file?.name).toBe('out-of-ten.png');
  expect(await file?.text()).toContain('picture');
});

test('a link that cannot be made is reported, and nothing is shared', async () => {
  const share = vi.fn();
  vi.stubGlobal('navigator', { share });
  await openResult();
  await page.getByRole('button', { name: 'Challenge a friend to this film' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('The link could not be made.');
  expect(share).not.toHaveBeenCalled();
});
