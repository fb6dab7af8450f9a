import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../testing/show.tsx';
import { FigureField } from './lobby-form.tsx';

const field = page.getByRole('textbox', { name: 'Seconds' });
const less = page.getByRole('button', { name: 'Less' });
const more = page.getByRole('button', { name: 'More' });

/** Seconds from 10 to 600 in steps of 5. */
function Seconds({ from, problem }: Readonly<{ from: string; problem?: string }>) {
  const [value, setValue] = useState(from);
  return (
    <FigureField
      label="Seconds"
      rule="10 to 600"
      problem={problem}
      value={value}
      least={10}
      most={600}
      step={5}
      onChange={setValue}
    />
  );
}

test.each([
  { name: 'More adds a step', from: '60', press: more, to: '65' },
  { name: 'Less takes a step away', from: '60', press: less, to: '55' },
  { name: 'More is disabled at the maximum', from: '598', press: more, to: '600' },
  { name: 'More stays at the maximum', from: '600', press: more, to: '600' },
  { name: 'More leads back from above the maximum', from: '9999', press: more, to: '600' },
  { name: 'Less is disabled at the minimum', from: '12', press: less, to: '10' },
  { name: 'Less stays at the minimum', from: '10', press: less, to: '10' },
  { name: 'Less leads up from below the minimum', from: '1', press: less, to: '10' },
  { name: 'More starts at the minimum where no number is typed', from: 'x', press: more, to: '15' },
])('$name', async ({ from, press, to }) => {
  await show(<Seconds from={from} />);
  await userEvent.click(press);
  await expect.element(field).toHaveValue(to);
});

test.each([
  { key: 'ArrowUp', from: '60', to: '65' },
  { key: 'ArrowDown', from: '60', to: '55' },
  { key: 'ArrowUp', from: '600', to: '600' },
  { key: 'ArrowDown', from: '10', to: '10' },
])('$key changes $from to $to', async ({ key, from, to }) => {
  await show(<Seconds from={from} />);
  await userEvent.click(field);
  await userEvent.keyboard(`{${key}}`);
  await expect.element(field).toHaveValue(to);
});

test('a number out of range stays as typed, and screen readers read the problem with the field', async () => {
  const shown = await show(<Seconds from="60" />);
  await expect.element(field).toHaveAccessibleDescription('10 to 600');
  await expect.element(field).toHaveAttribute('aria-invalid', 'false');
  await userEvent.fill(field, '9999');
  await expect.element(field).toHaveValue('9999');
  await shown.rerender(<Seconds from="60" problem="Allow 10 to 600 seconds for a guess." />);
  await expect.element(field).toHaveAccessibleDescription('Allow 10 to 600 seconds for a guess.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('the two buttons are described by their field', async () => {
  await show(<Seconds from="60" />);
  await expect.element(less).toHaveAccessibleDescription('Seconds');
  await expect.element(more).toHaveAccessibleDescription('Seconds');
});
