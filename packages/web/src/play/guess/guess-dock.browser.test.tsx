import type { CastSlotView } from '@outoften/rules/guessing/cast-slots';
import { type Rating, tenths } from '@outoften/rules/rating';
import { ok } from '@outoften/rules/result';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SIZES, setSize } from '../../../testing/look.ts';
import { show } from '../../../testing/show.tsx';
import { textBox } from '../../../testing/text-box.ts';
import { CastPanel } from '../cast/cast-panel.tsx';
import { GuessDock } from './guess-dock.tsx';

const aSlot: CastSlotView = { state: 'open', wrongNames: [] };

const slider = page.getByRole('slider', { name: 'Your guess' });
const field = page.getByRole('textbox', { name: /Your guess/ });

beforeEach(() => setSize({ width: 360, height: 740 }));

type KeptProps = Readonly<{
  from?: number;
  isSubmitting?: boolean;
  submit?: (guess: Rating) => void;
}>;

function Kept({ from = 50, isSubmitting = false, submit = () => undefined }: KeptProps) {
  const [guess, setGuess] = useState<Rating>(tenths(from));
  return (
    <GuessDock
      guess={guess}
      setGuess={setGuess}
      submit={() => submit(guess)}
      isSubmitting={isSubmitting}
    />
  );
}

test.each([
  { from: 49, word: 'Panned', range: 'below 5.0' },
  { from: 50, word: 'Mixed', range: '5.0 to 6.4' },
  { from: 64, word: 'Mixed', range: '5.0 to 6.4' },
  { from: 65, word: 'Liked', range: '6.5 to 7.9' },
  { from: 79, word: 'Liked', range: '6.5 to 7.9' },
  { from: 80, word: 'Loved', range: '8.0 and up' },
])('a guess of $from tenths is called "$word"', async ({ from, word, range }) => {
  await show(<Kept from={from} />);
  await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  await expect.element(page.getByText(range)).toBeInTheDocument();
  const spoken = `${(from / 10).toFixed(1)}, ${word}`;
  await expect.element(slider).toHaveAttribute('aria-valuetext', spoken);
});

test.each(['en', 'de', 'es'] as const)(
  'on a phone no word in %s reaches the buttons',
  async (language) => {
    for (const from of [20, 55, 70, 90]) {
      const { container, unmount } = await show(
        <div style={{ padding: 16 }}>
          <Kept from={from} />
        </div>,
        { language },
      );
      const word = container.querySelector('[class*="word"] strong');
      const steps = container.querySelector('[class*="steps"]');
      if (word === null || steps === null) return expect.unreachable('the dock has no word');
      expect(textBox(word).right, word.textContent ?? '').toBeLessThan(
        steps.getBoundingClientRect().left,
      );
      await unmount();
    }
    return undefined;
  },
);

/** The dock's width beside a poster: in windows from 1024 to 1920, in both themes, with and without a review. */
const DOCK_WIDTHS = [410, 458, 481, 529, 572, 597, 620, 645, 740];

test.each([
  { height: 720, language: 'en' },
  { height: 720, language: 'de' },
  { height: 720, language: 'es' },
  { height: 900, language: 'en' },
  { height: 900, language: 'de' },
  { height: 900, language: 'es' },
] as const)(
  'beside a poster, nothing covers the word in $language at a height of $height',
  async ({ height, language }) => {
    await setSize({ width: 1440, height });
    const { container, rerender } = await show(<Kept />, { language });
    for (const width of DOCK_WIDTHS) {
      for (const from of [40, 50, 70, 80]) {
        await rerender(
          <div style={{ width, containerType: 'inline-size' }}>
            <Kept key={from} from={from} />
          </div>,
        );
        expect.soft(findMisplaced(container), `${from} at ${width}`).toEqual([]);
      }
    }
  },
);

/** Lists elements that cover the dock's words or stick out of the dock. */
function findMisplaced(dock: HTMLElement): readonly string[] {
  const [words] = dock.querySelectorAll('p');
  if (words === undefined) return ['no words'];
  const text = textBox(words);
  const { right } = words.parentElement?.getBoundingClientRect() ?? text;
  const others = [...dock.querySelectorAll('button, h2 + div')];
  return [words, ...others].flatMap((element) => {
    const box = element === words ? text : element.getBoundingClientRect();
    const isOver = element !== words && isOverlapping(box, text);
    return isOver || box.right > right + 1 ? [element.textContent] : [];
  });
}

function isOverlapping(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  return !isBeside && one.bottom > other.top && other.bottom > one.top;
}

test.each([
  { button: 'A tenth more', from: 50, to: '5.1' },
  { button: 'A tenth less', from: 50, to: '4.9' },
  { button: 'A tenth more', from: 100, to: '10.0' },
  { button: 'A tenth less', from: 1, to: '0.1' },
])('the button "$button" moves from $from tenths to $to', async ({ button, from, to }) => {
  await show(<Kept from={from} />);
  await page.getByRole('button', { name: button }).click();
  await expect.element(field).toHaveValue(to);
  await expect.element(page.getByRole('button', { name: `Submit ${to}` })).toBeVisible();
});

test.each([
  { key: 'ArrowUp', to: '5.1' },
  { key: 'ArrowDown', to: '4.9' },
  { key: 'PageUp', to: '6.0' },
  { key: 'PageDown', to: '4.0' },
])('$key in the field moves from 5.0 to $to', async ({ key, to }) => {
  await show(<Kept />);
  await field.click();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(field).toHaveValue(to);
  await expect.element(slider).toHaveValue(String(Number(to) * 10));
});

test('a number can be typed on the slider, and Enter submits it', async () => {
  const submit = vi.fn();
  await show(<Kept submit={submit} />);
  slider.element().focus();
  await userEvent.keyboard('7.3');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('7.3');
  await expect.element(slider).toHaveValue('73');
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledExactlyOnceWith(73);
});

test.each(['0', '11', '7.', 'x'])(
  '%s in the field is no guess and is not submitted',
  async (text) => {
    const submit = vi.fn();
    await show(<Kept submit={submit} />);
    await field.click();
    await userEvent.keyboard(text);
    await expect.element(field).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toBeInvalid();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('Type a number from 0.1 to 10.');
    expect(submit).not.toHaveBeenCalled();
  },
);

test('a field that loses the focus shows the guess again', async () => {
  await show(<Kept />);
  await field.click();
  await userEvent.keyboard('x');
  await expect.element(field).toHaveValue('x');
  await userEvent.tab();
  await expect.element(field).toHaveValue('5.0');
  await expect.element(field).toBeValid();
});

test('a tenth less and a tenth more are buttons at every width', async () => {
  await show(<Kept from={70} />);
  for (const size of SIZES) {
    await setSize(size);
    await expect.element(page.getByRole('button', { name: 'A tenth less' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'A tenth more' })).toBeVisible();
  }
});

test('pressing the field selects its text', async () => {
  await show(<Kept />);
  await field.click();
  await userEvent.keyboard('8');
  await expect.element(field).toHaveValue('8');
  await expect.element(page.getByRole('button', { name: 'Submit 8.0' })).toBeVisible();
});

test('the ticket submits the guess, unless it is already being sent', async () => {
  const submit = vi.fn();
  const { rerender } = await show(<Kept from={70} submit={submit} isSubmitting />);
  const ticket = page.getByRole('button', { name: /Submit/ });
  await ticket.click({ force: true });
  expect(submit).not.toHaveBeenCalled();
  await rerender(<Kept from={70} submit={submit} />);
  await ticket.click();
  expect(submit).toHaveBeenCalledExactlyOnceWith(70);
});

test('a slider that was never moved is submitted after one question', async () => {
  const submit = vi.fn();
  await show(<Kept submit={submit} />);
  const ticket = page.getByRole('button', { name: 'Submit 5.0' });
  await ticket.click();
  const question = page.getByRole('dialog', { name: 'You have not moved it. Guess 5.0?' });
  await expect.element(question).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await question.getByRole('button', { name: 'Keep thinking' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await ticket.click();
  expect(submit.mock.calls).toEqual([[tenths(50)]]);
});

test('a player who means the unmoved slider’s guess confirms it in the question', async () => {
  const submit = vi.fn();
  await show(<Kept submit={submit} />);
  await page.getByRole('button', { name: 'Submit 5.0' }).click();
  await page.getByRole('button', { name: 'Guess 5.0', exact: true }).click();
  expect(submit.mock.calls).toEqual([[tenths(50)]]);
});

test('a slider that was moved and put back is submitted at once', async () => {
  const submit = vi.fn();
  await show(<Kept submit={submit} />);
  await page.getByRole('button', { name: 'A tenth more' }).click();
  await page.getByRole('button', { name: 'A tenth less' }).click();
  await page.getByRole('button', { name: 'Submit 5.0' }).click();
  expect(submit.mock.calls).toEqual([[tenths(50)]]);
});

describe('a name that was typed but not tried', () => {
  const nameCast = vi.fn(() => ok(aSlot));
  const submit = vi.fn();
  beforeEach(() => {
    nameCast.mockClear();
    submit.mockClear();
  });

  async function typeAndSubmit(): Promise<void> {
    await show(
      <>
        <CastPanel slots={[aSlot, aSlot]} nameCast={nameCast} />
        <Kept from={70} submit={submit} />
      </>,
    );
    await page.getByRole('combobox', { name: /^Name an actor, 2/ }).fill('Wagner Mou');
    await page.getByRole('button', { name: 'Submit 7.0' }).click();
  }

  const question = page.getByRole('dialog', { name: 'You typed Wagner Mou but did not try it.' });

  test('is asked about once, and can be tried', async () => {
    await typeAndSubmit();
    await expect.element(question).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    await question.getByRole('button', { name: 'Try it first' }).click();
    expect(nameCast.mock.calls).toEqual([[{ slot: 1, name: 'Wagner Mou' }]]);
    await page.getByRole('combobox', { name: /^Name an actor, 1/ }).fill('Someone');
    await page.getByRole('button', { name: 'Submit 7.0' }).click();
    expect(submit.mock.calls).toEqual([[tenths(70)]]);
  });

  test('can be left out of the guess', async () => {
    await typeAndSubmit();
    await question.getByRole('button', { name: 'Guess 7.0' }).click();
    expect(nameCast).not.toHaveBeenCalled();
    expect(submit.mock.calls).toEqual([[tenths(70)]]);
  });
});
