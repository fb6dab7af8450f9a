import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { tenths } from '@outoften/rules/rating';
import type { Title } from '@outoften/rules/room/rounds/titles';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import scores from '../../messages/en/scores.json' with { type: 'json' };
import { aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { TitleList } from './title-list.tsx';

const ana = { seat: seatId('ana') };
const ben = { seat: seatId('ben') };
const guess = { round: 2, guess: tenths(75) };

/** What Ben reads about titles of Ana and Ben. */
function read(titles: readonly Title[]): string {
  i18n.loadAndActivate({ locale: 'en', messages: scores });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TitleList
        titles={titles}
        seats={[aSeat('ana'), aSeat('ben', { order: 1 })]}
        own={seatId('ben')}
      />
    </I18nProvider>,
  );
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each<{ title: Title; words: string }>([
  {
    title: { title: 'closest', ...ana, ...guess, distance: 2 },
    words: 'Closest guess ana 7.5 in round 2, 0.2 off',
  },
  {
    title: { title: 'boldest', ...ben, ...guess, distance: 14 },
    words: 'Boldest guess You 7.5 in round 2, 1.4 from everyone else, and it paid off',
  },
  {
    title: { title: 'optimist', ...ana, distance: 14 },
    words: 'The optimist ana 1.4 above everyone else on average',
  },
  {
    title: { title: 'critic', ...ana, distance: 14 },
    words: 'Hard to please ana 1.4 below everyone else on average',
  },
  {
    title: { title: 'wolf', ...ana, distance: 14 },
    words: 'Lone wolf ana 1.4 from everyone else on average',
  },
  {
    title: { title: 'steady', ...ana, distance: 8 },
    words: 'Steady hand ana Never more than 0.8 off',
  },
  {
    title: { title: 'best-hint', ...ana, round: 8, hints: ['review'], spent: 50, won: 85 },
    words:
      'Best hint ana The reviews in round 8: 50 points spent, 85 more earned than without hints',
  },
])('the title $title.title is shown with its player and the reason', ({ title, words }) => {
  expect(read([title])).toBe(words);
});

test('several titles are one list, and without titles there is none', () => {
  const wolf = { title: 'wolf', ...ana, distance: 14 } as const;
  const steady = { title: 'steady', ...ben, distance: 8 } as const;
  expect(read([wolf, steady])).toMatch(/^Lone wolf ana .* Steady hand You /);
  expect(read([])).toBe('');
});
