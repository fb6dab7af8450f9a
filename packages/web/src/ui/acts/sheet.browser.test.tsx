import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia, expectAccessible, setSize } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { QuestionSheet, Sheet } from './sheet.tsx';

const opener = page.getByRole('button', { name: 'Open' });
const sheet = page.getByRole('dialog', { name: 'A sheet' });

/** A button that opens a sheet with another button, and the number of times it was closed. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  const close = () => {
    setOpen(false);
    setClosings((count) => count + 1);
  };
  return (
    <main>
      <h1>A page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <p>Closed {closings} times</p>
      {isOpen && (
        <Sheet title="A sheet" onClose={close}>
          <button type="button">Inside</button>
          <Inner />
        </Sheet>
      )}
    </main>
  );
}

/** A sheet within a sheet. */
function Inner() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {isOpen && (
        <QuestionSheet title="Really?" text="It costs all." onClose={() => setOpen(false)}>
          <button type="button">Yes</button>
        </QuestionSheet>
      )}
    </>
  );
}

async function open() {
  await show(<Opened />);
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
}

test.each([
  { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  { way: 'its button', close: () => page.getByRole('button', { name: 'Close' }).click() },
  { way: 'a press beside it', close: () => pressAt(180, 5) },
])('a sheet is closed by $way, and the focus returns to what opened it', async ({ close }) => {
  await open();
  await close();
  await expect.element(page.getByText('Closed 1 times')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a press inside of a sheet leaves it open', async () => {
  await open();
  await page.getByRole('button', { name: 'Inside' }).click();
  await page.getByRole('heading', { name: 'A sheet' }).click();
  await expect.element(sheet).toBeVisible();
  await expect.element(page.getByText('Closed 0 times')).toBeInTheDocument();
});

test('the focus stays within a sheet', async () => {
  await open();
  for (let press = 0; press < 6; press++) {
    await userEvent.tab();
    expect(document.activeElement, `after ${press + 1} presses`).not.toBe(opener.element());
  }
});

test('a sheet within a sheet is closed without the outer one', async () => {
  await open();
  await page.getByRole('button', { name: 'Ask' }).click();
  const question = page.getByRole('dialog', { name: 'Really?' });
  await expect.element(question).toMatchTextContent('It costs all.');
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  await expect.element(page.getByText('Closed 0 times')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus();
});

test('a sheet’s heading gets the focus, and a question is read with its text', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: 'A sheet' })).toHaveFocus();
  await page.getByRole('button', { name: 'Ask' }).click();
  const question = page.getByRole('dialog', { name: 'Really?' });
  await expect.element(question).toHaveAccessibleDescription('It costs all.');
  await expect.element(page.getByRole('heading', { name: 'Really?' })).toHaveFocus();
});

test('if the opener of a sheet has disappeared, the page’s heading gets the focus', async () => {
  function Round({ isOver }: Readonly<{ isOver: boolean }>) {
    return (
      <main>
        <h1 tabIndex={-1}>{isOver ? 'A result' : 'A film'}</h1>
        {!isOver && <Opened />}
      </main>
    );
  }
  const { rerender } = await show(<Round isOver={false} />);
  await opener.click();
  await expect.element(sheet).toBeVisible();
  await rerender(<Round isOver />);
  await expect.element(page.getByRole('heading', { name: 'A result' })).toHaveFocus();
});

test('a sheet is at the bottom of a phone and in the middle of a desktop', async () => {
  await setSize({ width: 360, height: 740 });
  await open();
  const box = () => sheet.element().getBoundingClientRect();
  await expect
    .poll(() => [box().left, box().right, box().bottom].map(Math.round))
    .toEqual([0, 360, 740]);
  await setSize({ width: 1440, height: 900 });
  await expect.poll(() => Math.round(box().left + box().right)).toBe(1440);
  await expect.poll(() => Math.round(box().top + box().bottom)).toBe(900);
  await expectAccessible('a sheet');
});

test('a sheet has an edge with forced colours', async () => {
  await emulateMedia({ forcedColors: 'active' });
  await open();
  await expect.element(sheet).toHaveStyle({ borderTopStyle: 'solid' });
  await emulateMedia({ forcedColors: 'none' });
});

async function pressAt(x: number, y: number): Promise<void> {
  await userEvent.click(document.documentElement, { position: { x, y }, force: true });
}
