import { type Rating, tenths } from '@outoften/rules/rating';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { RatingSlider } from './rating-slider.tsx';

const slider = page.getByRole('slider', { name: 'Your guess' });

/** A slider with its value, and the last digit that was typed on it. */
function Kept({ from }: Readonly<{ from: number }>) {
  const [value, setValue] = useState<Rating>(tenths(from));
  const [figure, setFigure] = useState('');
  return (
    <>
      <RatingSlider
        label="Your guess"
        valueText={`${value} tenths`}
        value={value}
        onChange={setValue}
        onFigure={setFigure}
      />
      <output>{figure}</output>
    </>
  );
}

test.each([
  { key: 'PageUp', from: 50, to: 60 },
  { key: 'PageDown', from: 50, to: 40 },
  { key: 'ArrowRight', from: 50, to: 51 },
  { key: 'ArrowLeft', from: 50, to: 49 },
  { key: 'Home', from: 50, to: 1 },
  { key: 'End', from: 50, to: 100 },
  { key: 'PageUp', from: 95, to: 100 },
  { key: 'PageDown', from: 5, to: 1 },
])('$key moves the slider from $from to $to', async ({ key, from, to }) => {
  await show(<Kept from={from} />);
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(slider).toHaveValue(String(to));
  await expect.element(slider).toHaveAttribute('aria-valuetext', `${to} tenths`);
});

test('a digit typed on the slider is passed on and does not move it', async () => {
  await show(<Kept from={50} />);
  await userEvent.tab();
  await userEvent.keyboard('7');
  await expect.element(page.getByRole('status')).toHaveTextContent('7');
  await expect.element(slider).toHaveValue('50');
});

test('a digit typed with Control is left to the browser', async () => {
  await show(<Kept from={50} />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}7{/Control}{Control>}{PageUp}{/Control}');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});
