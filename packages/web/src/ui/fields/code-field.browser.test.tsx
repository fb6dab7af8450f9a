import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectReadableTwiceAsLarge } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { setOnline } from '../../../testing/visitor.ts';
import { ChevronRight } from '../icons.ts';
import { CodeField } from './code-field.tsx';

const field = page.getByRole('textbox', { name: 'Room code' });
const join = page.getByRole('button', { name: 'Join' });

async function showField(look: 'dark' | 'board' = 'dark') {
  const onCode = vi.fn();
  await show(
    <main>
      <h1>Join</h1>
      <CodeField
        look={look}
        act={look === 'board' ? <ChevronRight aria-hidden /> : 'Join'}
        onCode={onCode}
      />
    </main>,
  );
  return onCode;
}

test.each(['dark', 'board'] as const)('a %s code field is accessible', async (look) => {
  await showField(look);
  await expect.element(field).toBeVisible();
  await userEvent.click(join);
  await expectAccessible(`the code field, ${look}`);
  await expectReadableTwiceAsLarge(`the code field, ${look}`);
});

test('letters are accepted in any case, and submitted by the Enter key', async () => {
  const onCode = await showField();
  await userEvent.type(field, 'k-7w bx');
  await expect.element(field).toHaveValue('K7WBX');
  await userEvent.keyboard('{Enter}');
  expect(onCode).toHaveBeenCalledExactlyOnceWith('K7WBX');
});

test('a pasted link is replaced by its code', async () => {
  const onCode = await showField();
  await userEvent.fill(field, 'Come in: https://outoften.example/join/k7wbx');
  await expect.element(field).toHaveValue('K7WBX');
  await userEvent.click(join);
  expect(onCode).toHaveBeenCalledExactlyOnceWith('K7WBX');
});

test('fewer than five letters show the rule until the player types', async () => {
  const onCode = await showField();
  await userEvent.type(field, 'K7');
  await userEvent.click(join);
  const rule = page.getByText('A room code has five letters or digits.');
  await expect.element(rule).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.type(field, 'W');
  await expect.element(rule).not.toBeInTheDocument();
  expect(onCode).not.toHaveBeenCalled();
});

test('without a network, submitting says that it needs one', async () => {
  const onCode = await showField();
  setOnline(false);
  await userEvent.fill(field, 'K7WBX');
  await userEvent.click(join);
  await expect.element(page.getByText('Needs a connection')).toBeVisible();
  expect(onCode).not.toHaveBeenCalled();
  setOnline(true);
  await userEvent.click(join);
  expect(onCode).toHaveBeenCalledExactlyOnceWith('K7WBX');
});
