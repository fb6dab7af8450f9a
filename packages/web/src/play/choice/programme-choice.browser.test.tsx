import { ANY_FILM, type FilmFilter, filterOf } from '@outoften/rules/film/film-filter';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { answerOperation, installStubServer } from '../../../testing/stub-server.ts';
import { FilmFilterChoice } from './film-filter-fields.tsx';

installStubServer();

const COUNTS = {
  everything: 399,
  blockbusters: 191,
  'eighties-night': 43,
  horror: 54,
  family: 61,
  'so-bad-its-good': 104,
  masterpieces: 117,
};

let filter: FilmFilter = ANY_FILM;

beforeEach(() => {
  filter = ANY_FILM;
  answerOperation('ProgrammeCounts', { data: { programmeCounts: COUNTS } });
});

function Kept() {
  const [kept, setKept] = useState(ANY_FILM);
  filter = kept;
  return (
    <main style={{ padding: 24 }}>
      <h1>Programmes</h1>
      <FilmFilterChoice filter={kept} onChange={setKept} />
    </main>
  );
}

const card = (name: RegExp) => page.getByRole('radio', { name });

test('each programme shows how many films it has, and two of them that some are from outside', async () => {
  await show(<Kept />);
  await expect.element(card(/^Everything 399 films$/)).toBeChecked();
  await expect.element(card(/^Blockbusters 191 films$/)).not.toBeChecked();
  await expect.element(card(/^80s night 43 films$/)).toBeVisible();
  await expect
    .element(card(/^So bad it’s good 104 films With one or two surprises\.$/))
    .toBeVisible();
  await expect.element(card(/^Masterpieces 117 films With one or two surprises\.$/)).toBeVisible();
  await expectAccessible('the programmes');
});

test('cards show three posters of their films, except the two whose name tells the rating', async () => {
  const posters = ['/posters/1.a.svg', '/posters/2.b.svg', '/posters/3.c.svg'];
  answerOperation('ProgrammePosters', {
    data: { programmePosters: { horror: posters } },
  });
  await show(<Kept />);
  const horror = card(/^Horror/)
    .element()
    .closest('label');
  await expect.poll(() => horror?.querySelectorAll('img').length).toBe(3);
  expect(horror?.querySelector('img')?.loading).toBe('lazy');
  const masterpieces = card(/^Masterpieces/)
    .element()
    .closest('label');
  expect(masterpieces?.querySelectorAll('img').length).toBe(0);
  await expectAccessible('the programmes with posters');
});

test('a programme is chosen with one press, and genres and years with another', async () => {
  await show(<Kept />);
  await userEvent.click(card(/^Horror/));
  expect(filter).toEqual(filterOf('horror'));
  await expect.element(page.getByRole('slider')).toHaveLength(0);
  const own = page.getByRole('button', { name: 'Choose genres and years' });
  await userEvent.click(own);
  await expect.element(own).toHaveFocus();
  await expect.element(own).toHaveAttribute('aria-expanded', 'true');
  expect(filter).toEqual(ANY_FILM);
  await userEvent.click(page.getByRole('button', { name: 'Western', exact: true }));
  await expect.element(card(/^Everything/)).not.toBeChecked();
});

test('genres and years are hidden until they are asked for', async () => {
  await show(<Kept />);
  await expect.element(card(/^Everything/)).toBeChecked();
  expect(page.getByRole('slider').elements()).toHaveLength(0);
});

test('a chosen programme looks chosen under the mouse too', async () => {
  await show(<Kept />);
  const colours = () => {
    const label = card(/^Everything/)
      .element()
      .closest('label') as HTMLElement;
    const { backgroundColor, color } = getComputedStyle(label);
    return { backgroundColor, color };
  };
  await userEvent.hover(card(/^Horror/));
  const away = colours();
  await userEvent.hover(card(/^Everything/));
  expect(colours()).toEqual(away);
});

test('programmes that were not counted show no number', async () => {
  answerOperation('ProgrammeCounts', { data: { programmeCounts: {} } });
  await show(<Kept />);
  await expect.element(card(/^Horror$/)).toBeVisible();
});
