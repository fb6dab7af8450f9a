import { tenths } from '@outoften/rules/rating';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SIZES, setSize } from '../../testing/look.ts';
import { showWithNotices } from '../../testing/show-with-notices.tsx';
import { expectApart } from '../../testing/text-box.ts';
import { anOpenRound } from '../room/testing/open-round-under-test.ts';
import { aSeat, seatId } from '../room/testing/seats-under-test.ts';
import { dismiss, notices, notify } from '../ui/news/notices.ts';
import { anAttempt, aPlay } from './parts/play-under-test.ts';
import { RoundView } from './round-view.tsx';

const attempt = anAttempt();
const guessed = anAttempt({ guess: { value: tenths(67), score: undefined } });
const seats = ['ana', 'ben', 'cyd', 'dot'].map((name, order) => aSeat(name, { order }));
const progress = { phase: 'guessing', round: anOpenRound({ attempts: 4 }) } as const;

const WORDS = {
  en: {
    news: 'Wolfeschlegelsteinha has taken a seat.',
    error: 'The server is having trouble. Try again in a moment.',
  },
  de: {
    news: 'Wolfeschlegelsteinha hat Platz genommen.',
    error: 'Der Server hat gerade Probleme. Versuch es gleich noch einmal.',
  },
} as const;

const WITHOUT_SIDE = { width: 1024, height: 768 };
const WIDEST = { width: 1920, height: 1080 };

test.each([
  { phase: 'guessing', attempt },
  { phase: 'waiting for the others', attempt: guessed },
])('news covers neither points, title nor heading while $phase', async ({ attempt: shown }) => {
  const own = seatId('ana');
  await showWithNotices(<RoundView play={aPlay({ own, seats, progress, attempt: shown })} />);
  // A name of twenty letters, and one more slip.
  for (const name of ['Wolfeschlegelsteinha', 'dot']) {
    notify({ kind: 'news', text: `${name} has taken a seat.` });
  }
  const news = page.getByText(/has taken a seat/);
  await expect.element(news.first()).toBeVisible();
  await document.fonts.ready;
  const title = page.getByText(attempt.film.title, { exact: true });
  for (const size of [...SIZES, WITHOUT_SIDE, WIDEST]) {
    await setSize(size);
    const points = document.querySelector('header');
    const heading = page.getByRole('heading', { level: 1 }).element();
    for (const words of [points, heading, title.first().element()]) {
      for (const slip of news.elements()) {
        if (words) expectApart(slip, words);
      }
    }
  }
});

test.each(['en', 'de'] as const)(
  'neither news nor an error covers faces, points or slider, on a phone, in %s',
  async (language) => {
    const own = seatId('ana');
    await showWithNotices(<RoundView play={aPlay({ own, seats, progress, attempt })} />, {
      language,
    });
    const heading = page.getByRole('heading', { level: 1 });
    await expect.element(heading).toBeVisible();
    const faces = document.querySelectorAll('[data-mood]');
    expect(faces.length).toBeGreaterThan(0);
    const points = document.querySelector('header') ?? heading.element();
    const seen = [...faces, points, page.getByRole('slider').element()];
    await setSize(SIZES[0]);
    for (const kind of ['news', 'error'] as const) {
      const text = WORDS[language][kind];
      notify({ kind, text });
      const slip = page.getByText(text);
      await expect.element(slip).toBeVisible();
      for (const each of seen) expectApart(slip.element(), each);
      for (const { id } of notices.getState().notices) dismiss(id);
    }
  },
);
