import { nameCast } from '@outoften/rules/guessing/attempt';
import { type CastSlotView, EMPTY_SLOTS } from '@outoften/rules/guessing/cast-slots';
import { ok, refuse } from '@outoften/rules/result';
import { anAttempt } from '@outoften/rules/testing/attempt-builder';
import { aFilm } from '@outoften/rules/testing/film-builder';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import {
  answerOperation,
  askedOperations,
  installStubServer,
} from '../../../testing/stub-server.ts';
import { CastPanel, type NamingAnswer } from './cast-panel.tsx';

installStubServer();

/** Four slots that follow the rules. Ada Quill, Bo Stern and Cy Marsh are in the film. */
function Refereed() {
  const [attempt, setAttempt] = useState(anAttempt());
  function tryName(guess: Readonly<{ slot: number; name: string }>): NamingAnswer {
    const named = nameCast(attempt, guess, aFilm());
    if (!named.ok) return named;
    setAttempt(named.value);
    const slot = named.value.slots[guess.slot];
    return slot === undefined ? refuse('no-such-slot') : ok(slot);
  }
  return (
    <main>
      <h1>A film</h1>
      <CastPanel slots={attempt.slots} nameCast={tryName} />
    </main>
  );
}

function field(number: number) {
  return page.getByRole('combobox', { name: new RegExp(`^Name an actor, ${number} of`) });
}

const news = page.getByRole('status');

async function tryNames(number: number, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const before = news.element().textContent;
    await field(number).fill(name);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => news.element().textContent).not.toBe(before);
  }
}

/** The slot with the field. */
function slotOf(number: number): Element {
  const slot = field(number).element().closest('li');
  if (slot === null) throw new Error(`There is no slot ${number}`);
  return slot;
}

test('three wrong names close a slot, and a repeated one costs nothing', async () => {
  await show(<Refereed />);
  await expect.element(field(1)).toHaveAccessibleDescription('Three tries left');
  await tryNames(1, 'Wrong One');
  await expect.element(news).toMatchTextContent('Wrong One is not in it.');
  await expect.element(field(1)).toHaveAccessibleDescription('Two tries left');
  expect(slotOf(1)).toMatchTextContent('Wrong One');
  await tryNames(1, 'Wrong Two', 'wrong  ONE');
  await expect.element(news).toMatchTextContent('You tried wrong ONE already. No try is lost.');
  await expect.element(field(1)).toHaveAccessibleDescription('One try left');
  await tryNames(1, 'Wrong Three');
  await expect.element(news).toMatchTextContent('Wrong Three is not in it. No tries left here.');
  await expect.element(page.getByText('No tries left', { exact: true })).toBeVisible();
  expect(page.getByRole('combobox').elements()).toHaveLength(3);
});

test('when a slot closes, the field of the next open one gets the focus', async () => {
  await show(<Refereed />);
  await tryNames(1, 'ada quill');
  await expect.element(news).toMatchTextContent('Ada Quill is in it: 25 points.');
  await expect.element(page.getByText('+25')).toBeVisible();
  await expect.element(field(1)).not.toBeInTheDocument();
  await expect.element(field(2)).toHaveFocus();
  await tryNames(2, 'Wrong One', 'Wrong Two', 'Wrong Three');
  await expect.element(field(3)).toHaveFocus();
});

test('a name that is already credited costs no try', async () => {
  await show(<Refereed />);
  await tryNames(1, 'Ada Quill');
  await tryNames(2, 'Ada Quill');
  await expect.element(news).toMatchTextContent('You have Ada Quill already. No try is lost.');
  await expect.element(field(2)).toHaveAccessibleDescription('Three tries left');
  await expect.element(field(2)).toHaveValue('Ada Quill');
});

test('a wrong name empties the field, which keeps the focus', async () => {
  await show(<Refereed />);
  await field(2).fill('Wrong One');
  await page.getByRole('button', { name: 'Try Wrong One' }).click();
  await expect.element(field(2)).toHaveValue('');
  await expect.element(page.getByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
  await field(2).fill('Wrong Two');
  await userEvent.keyboard('{Enter}');
  await expect.element(field(2)).toHaveValue('');
  await expect.element(field(2)).toHaveFocus();
});

test('Enter in an empty field does nothing', async () => {
  const tryName = vi.fn();
  await show(<CastPanel slots={EMPTY_SLOTS} nameCast={tryName} />);
  await field(1).click();
  await userEvent.keyboard('{Enter}   {Enter}');
  expect(tryName).not.toHaveBeenCalled();
  await expect.element(field(1)).toHaveFocus();
});

test('text that is typed while a name is being checked stays in the field', async () => {
  const answer = Promise.withResolvers<NamingAnswer>();
  await show(<CastPanel slots={EMPTY_SLOTS} nameCast={() => answer.promise} />);
  await field(1).fill('Wrong One');
  await userEvent.keyboard('{Enter}');
  await field(1).fill('Wrong Two');
  const slot: CastSlotView = { state: 'open', wrongNames: ['Wrong One'] };
  answer.resolve(ok(slot));
  await expect.element(news).toMatchTextContent('Wrong One is not in it.');
  await expect.element(field(1)).toHaveValue('Wrong Two');
});

test('a name that did not reach the server stays in the field', async () => {
  await show(<CastPanel slots={EMPTY_SLOTS} nameCast={async () => refuse('not-sent')} />);
  await tryNames(1, 'Ada Quill');
  await expect.element(news).toMatchTextContent('No try is lost: send it again.');
  await expect.element(field(1)).toHaveValue('Ada Quill');
});

function answerPeople(): void {
  const searchPeople = ['Keanu Reeves', 'Keanu Reed', 'Keane Reese'];
  answerOperation('SearchPeople', { data: { searchPeople } });
}

function searches(): readonly unknown[] {
  return askedOperations().map(({ variables: { query } }) => query);
}

const option = page.getByRole('option');

test('suggestions appear from four letters on, and one that is chosen is tried at once', async () => {
  answerPeople();
  await show(<Refereed />);
  await field(1).fill('Kea');
  await field(1).fill('Kean');
  await expect.element(option.first()).toBeVisible();
  expect(searches()).toEqual(['Kean']);
  await page.getByRole('option', { name: 'Keanu Reed' }).click();
  await expect.element(news).toMatchTextContent('Keanu Reed is not in it.');
  await expect.element(field(1)).toHaveValue('');
  await expect.element(option.first()).not.toBeInTheDocument();
});

test('suggestions are chosen and taken with keys, and closed by Escape', async () => {
  answerPeople();
  await show(<Refereed />);
  await field(1).fill('Keanu');
  await expect.element(option.first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(news).toMatchTextContent('Keanu Reed is not in it.');
  await expect.element(field(1)).toHaveFocus();
  await expect.element(option.first()).not.toBeInTheDocument();
  await field(2).fill('Keanu');
  await expect.element(option.first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option.first()).not.toBeInTheDocument();
  await expect.element(field(2)).toHaveValue('Keanu');
});

test('the chosen suggestion has a line around it with forced colours', async () => {
  answerPeople();
  await emulateMedia({ forcedColors: 'active' });
  await show(<Refereed />);
  await field(1).fill('Keanu');
  await expect.element(option.first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option.first()).toHaveStyle({ outlineStyle: 'solid' });
  await expect.element(option.nth(1)).toHaveStyle({ outlineStyle: 'none' });
  await emulateMedia({ forcedColors: 'none' });
});

test('suggestions for a name that was changed meanwhile are not shown', async () => {
  answerOperation('SearchPeople', ({ query }) => ({
    data: { searchPeople: [`${query} the Actor`] },
  }));
  await show(<Refereed />);
  await field(1).fill('Keanu');
  await expect.element(option).toMatchTextContent('Keanu the Actor');
  await field(1).fill('Meryl');
  await expect.element(option).toMatchTextContent('Meryl the Actor');
});
