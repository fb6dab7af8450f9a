import { ANY_FILM, type FilmFilter } from '@outoften/rules/film/film-filter';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { FilmFilterFields } from './film-filter-fields.tsx';

let filter: FilmFilter = ANY_FILM;

function Kept() {
  const [kept, setKept] = useState(ANY_FILM);
  filter = kept;
  return <FilmFilterFields filter={kept} onChange={setKept} />;
}

function chip(name: string) {
  return page.getByRole('button', { name, exact: true });
}

test('a genre is removed and added with a press', async () => {
  await show(<Kept />);
  await expect.element(chip('Western')).toHaveAttribute('aria-pressed', 'true');
  await chip('Western').click();
  await expect.element(chip('Western')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(chip('War')).toHaveAttribute('aria-pressed', 'true');
  expect(filter.genres).not.toContain('western');
  await userEvent.keyboard(' ');
  await expect.element(chip('Western')).toHaveAttribute('aria-pressed', 'true');
  expect(filter.genres).toContain('western');
});

test('two buttons choose all genres and none', async () => {
  await show(<Kept />);
  const chips = page.getByRole('list').getByRole('button');
  const pressed = () =>
    chips.elements().filter((one) => one.getAttribute('aria-pressed') === 'true').length;
  await chip('None').click();
  await expect.poll(pressed).toBe(0);
  await chip('Music').click();
  await expect.poll(pressed).toBe(1);
  await chip('All').click();
  await expect.poll(pressed).toBe(19);
});

test('years are chosen with two handles, and shown beside them', async () => {
  await show(<Kept />);
  await expect.element(page.getByText('1960 to 2024')).toBeVisible();
  page.getByRole('slider', { name: 'From year' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('1961 to 2024')).toBeVisible();
  page.getByRole('slider', { name: 'To year' }).element().focus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByText('1961 to 2014')).toBeVisible();
  expect(filter).toMatchObject({ fromYear: 1961, toYear: 2014 });
});
