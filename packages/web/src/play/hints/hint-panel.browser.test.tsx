import type { HintStates } from '@outoften/rules/guessing/hints';
import { anAttempt } from '@outoften/rules/testing/attempt-builder';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setSize } from '../../../testing/look.ts';
import { answerServerPolicy } from '../../../testing/server-policy.ts';
import { show } from '../../../testing/show.tsx';
import { askedOperations, installStubServer } from '../../../testing/stub-server.ts';
import { HintPanel } from './hint-panel.tsx';
import { PosterTicket } from './poster-ticket.tsx';

installStubServer();

const OVERVIEW = 'A projectionist finds a reel that shows tomorrow.';

beforeEach(() => setSize({ width: 768, height: 1024 }));

function hintRow(name: RegExp) {
  return page.getByRole('button', { name });
}

/** A panel whose hints open when they are pressed. */
function Bought({ onOpen }: Readonly<{ onOpen: (hint: string) => void }>) {
  const [hints, setHints] = useState<HintStates>(anAttempt().hints);
  return (
    <HintPanel
      hints={hints}
      overview={OVERVIEW}
      onOpen={(hint) => {
        onOpen(hint);
        setHints((before) => ({ ...before, [hint]: 'bought' }));
      }}
    />
  );
}

test('each hint shows its price until it is open', async () => {
  const onOpen = vi.fn();
  await show(<Bought onOpen={onOpen} />);
  await expect.element(hintRow(/^Overview/)).toMatchTextContent(/25 points.*0\.5 closer/);
  await expect.element(hintRow(/^Review/)).toMatchTextContent('50 points');
  await hintRow(/^Review/).click();
  await expect.element(hintRow(/^Review/)).toMatchTextContent('Read them again.');
  await expect.element(hintRow(/^Review/)).not.toMatchTextContent('points');
  await hintRow(/^Overview/).click();
  await expect.element(hintRow(/^Overview, open$/)).not.toMatchTextContent('points');
  await hintRow(/^Overview/).click();
  expect(onOpen.mock.calls.flat()).toEqual(['review', 'overview', 'overview']);
});

test.each([
  { opens: 'all reviews', hasOneReview: false, says: /^Reviews.*up to five viewers/ },
  { opens: 'one review', hasOneReview: true, says: /^Review.*the same for everyone/ },
])('a panel says that its hint opens $opens', async ({ hasOneReview, says }) => {
  const { hints } = anAttempt();
  const shown = { hints, overview: OVERVIEW, hasOneReview };
  await show(<HintPanel {...shown} onOpen={() => {}} />);
  await expect.element(hintRow(/^Review/)).toMatchTextContent(says);
});

test('the text of an open overview is complete, and is not part of its button’s name', async () => {
  const words = `${OVERVIEW} `.repeat(12).trim();
  const hints: HintStates = { ...anAttempt().hints, overview: 'bought' };
  await show(<HintPanel hints={hints} overview={words} onOpen={() => undefined} />);
  await expect.element(hintRow(/^Overview, open$/)).toBeVisible();
  const text = page.getByText(words).element();
  expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
  expect(text.closest('button')).toBeNull();
});

test('hints have a heading of their own', async () => {
  await show(<Bought onOpen={() => undefined} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Hints' })).toBeInTheDocument();
});

test('the ticket on the curtain shows the price of the poster and what it must win back', async () => {
  const onOpen = vi.fn();
  await setSize({ width: 360, height: 740 });
  await show(<PosterTicket film={{ poster: '/posters/1.abc.svg' }} onOpen={onOpen} />);
  const ticket = page.getByRole('button', { name: /^Lift curtain/ });
  await expect.element(ticket).toMatchTextContent(/25 points.*0\.5 closer/);
  await ticket.click();
  expect(onOpen).toHaveBeenCalledOnce();
});

test.each([
  {
    what: 'a drawing of the catalogue',
    poster: '/posters/1.abc.svg',
    origin: 'tmdb',
    warns: false,
  },
  { what: 'a photograph', poster: '/posters/tmdb/w342/abc.jpg', origin: 'tmdb', warns: true },
  { what: 'a hidden poster of the film database', poster: undefined, origin: 'tmdb', warns: true },
  {
    what: 'a hidden poster of the catalogue',
    poster: undefined,
    origin: 'catalogue',
    warns: false,
  },
] as const)(
  'whether $what has no description is said before it is bought: $warns',
  async (each) => {
    answerServerPolicy({ filmOrigins: [each.origin] });
    await show(<PosterTicket film={{ poster: each.poster }} onOpen={() => undefined} />);
    if (each.poster === undefined) await expect.poll(() => askedOperations().length).toBe(1);
    await expect
      .element(page.getByRole('button', { name: /^Lift curtain/ }))
      .toHaveAccessibleDescription(each.warns ? 'This poster has no description in words.' : '');
  },
);

test('a catalogue film that replaces one of the database has a description', async () => {
  answerServerPolicy({ filmOrigins: ['tmdb'] });
  const film = { poster: undefined, notice: 'catalogue-films' } as const;
  await show(<PosterTicket film={film} onOpen={() => undefined} />);
  await expect
    .element(page.getByRole('button', { name: /^Lift curtain/ }))
    .toHaveAccessibleDescription('');
  expect(askedOperations()).toEqual([]);
});
