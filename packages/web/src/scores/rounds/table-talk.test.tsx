import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { tenths } from '@outoften/rules/rating';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import play from '../../messages/en/play.json' with { type: 'json' };
import scores from '../../messages/en/scores.json' with { type: 'json' };
import shell from '../../messages/en/shell.json' with { type: 'json' };
import { aClosedRound } from '../../room/testing/closed-round-under-test.ts';
import { aFilmView } from '../../room/testing/film-view-under-test.ts';
import { aResult, aSeat, seatId } from '../../room/testing/seats-under-test.ts';
import { TableTalk } from './table-talk.tsx';

const NAMES = ['ana', 'ben', 'cy'];

/** What Ben reads about a film that viewers gave 5.0, after these guesses of Ana, Ben and Cy. */
function talkAbout(guesses: readonly number[], reviews: readonly string[] = []): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...play, ...scores, ...shell } });
  const results = guesses.map((guess, place) => aResult(NAMES[place] ?? '', { guess, answer: 50 }));
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <TableTalk
        round={aClosedRound({ answer: tenths(50), results })}
        film={aFilmView({
          title: 'Cats',
          reviews: reviews.map((content, place) => ({
            author: `author ${place}`,
            createdAt: '',
            content,
            rating: undefined,
          })),
        })}
        seats={NAMES.map((name, order) => aSeat(name, { order }))}
        own={seatId('ben')}
      />
    </I18nProvider>,
  );
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  { guesses: [75, 50, 50], words: 'ana liked Cats.' },
  { guesses: [50, 50, 90], words: 'cy loved Cats.' },
  { guesses: [20, 50, 50], words: 'ana was hard on Cats.' },
  { guesses: [50, 80, 50], words: 'You loved Cats.' },
  { guesses: [50, 30, 50], words: 'You were hard on Cats.' },
  { guesses: [55, 50, 45], words: '' },
])('after the guesses $guesses the table reads "$words"', ({ guesses, words }) => {
  expect(talkAbout(guesses)).toBe(words);
});

test('the shortest review stands beside the result, and a very long one does not', () => {
  const reviews = ['All of it is so well made.', 'Meow.', 'Meow!'];
  expect(talkAbout([50, 50, 50], reviews)).toMatch(/^One viewer wrote this\. author 1 .* Meow\.$/);
  expect(talkAbout([50, 50, 50], ['Meow. '.repeat(200)])).toBe('');
});
