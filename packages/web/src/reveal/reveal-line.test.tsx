import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { type Rating, tenths } from '@outoften/rules/rating';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import play from '../messages/en/play.json' with { type: 'json' };
import { RevealLine } from './reveal-line.tsx';
import type { Reveal } from './use-reveal.ts';

/** A reveal that is over, or has not begun. */
function aReveal(isOver: boolean): Reveal {
  return {
    kind: 'solo',
    beat: isOver ? 'end' : 'locked',
    has: () => isOver,
    since: () => 0,
    isJump: true,
    skip: undefined,
  };
}

/** Returns what a screen reader reads of a strip. */
function read(guess: Rating, { isOver }: Readonly<{ isOver: boolean }>): string {
  i18n.loadAndActivate({ locale: 'en', messages: { ...play } });
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <RevealLine reveal={aReveal(isOver)} rating={tenths(79)} guess={guess} />
    </I18nProvider>,
  );
  return markup
    .replace(/<(span|strong) aria-hidden="true">[^<]*<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each([
  { guess: 70, words: 'You: 7.0, 0.9 too low' },
  { guess: 90, words: 'You: 9.0, 1.1 too high' },
  { guess: 79, words: 'You: 7.9, spot on' },
])('a strip says in which direction a guess of $guess was off', ({ guess, words }) => {
  expect(read(tenths(guess), { isOver: true })).toContain(words);
  expect(read(tenths(guess), { isOver: true })).toContain('Viewers gave it 7.9.');
});

test('before the figure lands a strip says only the guess', () => {
  expect(read(tenths(70), { isOver: false })).toContain('You: 7.0');
  expect(read(tenths(70), { isOver: false })).not.toMatch(/too low|Viewers|7\.9/);
});
