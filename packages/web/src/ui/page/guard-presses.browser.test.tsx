import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../testing/show.tsx';
import { QuestionSheet } from '../acts/sheet.tsx';
import { guardPresses } from './guard-presses.ts';

/** Stops the guard after a test. */
const guarded = new AbortController();
guardPresses({
  addEventListener: (type: string, listener: EventListener) =>
    window.addEventListener(type, listener, { capture: true, signal: guarded.signal }),
} as Pick<Window, 'addEventListener'>);

const pressed = vi.fn();
afterEach(() => void pressed.mockClear());

/** Presses what is there, lets the screen change, and sends the click to what is there then. */
async function pressThrough(change: () => void | Promise<void>, detail = 1): Promise<void> {
  const down = document.querySelector('main > *') ?? document.body;
  down.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
  await change();
  const now = document.querySelector('main > *') ?? document.body;
  now.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
}

const submit = (
  <main>
    <button key="submit" type="button" onClick={() => pressed('submit')}>
      Submit
    </button>
  </main>
);
const next = (
  <main>
    <button key="next" type="button" onClick={() => pressed('next')}>
      Next film
    </button>
  </main>
);

test('a press works on what was there when it began', async () => {
  await show(submit);
  await pressThrough(() => undefined);
  expect(pressed.mock.calls).toEqual([['submit']]);
});

test('a press does nothing to a button that appeared while it lasted', async () => {
  const shown = await show(submit);
  await pressThrough(() => shown.rerender(next));
  expect(pressed).not.toHaveBeenCalled();
  await pressThrough(() => undefined);
  expect(pressed.mock.calls).toEqual([['next']]);
});

test('a press does nothing to a button that says something else by then', async () => {
  const title = (name: string) => (
    <main>
      <button type="button" onClick={() => pressed(name)}>
        {name}
      </button>
    </main>
  );
  const shown = await show(title('Jaws'));
  await pressThrough(() => shown.rerender(title('Alien')));
  expect(pressed).not.toHaveBeenCalled();
});

test('a press that began beside every button does nothing to one that appears', async () => {
  const shown = await show(
    <main>
      <p>7.3 is locked in.</p>
    </main>,
  );
  await pressThrough(() => shown.rerender(next));
  expect(pressed).not.toHaveBeenCalled();
});

test('a click of a keyboard or a screen reader always works', async () => {
  const shown = await show(submit);
  await pressThrough(() => shown.rerender(next), 0);
  expect(pressed.mock.calls).toEqual([['next']]);
});

test('a label presses its field', async () => {
  await show(
    <main>
      <label>
        <input type="checkbox" onChange={() => pressed('checked')} /> <span>With hints</span>
      </label>
    </main>,
  );
  await userEvent.click(page.getByText('With hints'));
  expect(pressed.mock.calls).toEqual([['checked']]);
});

test.each([
  { place: 'a scene', content: <div data-arriving>{next}</div> },
  {
    place: 'a sheet',
    content: (
      <QuestionSheet title="Guess 5.0?" text="" onClose={() => undefined}>
        {next}
      </QuestionSheet>
    ),
  },
])(
  'a button that has just appeared in $place cannot be pressed, also with less motion',
  async ({ content }) => {
    const shown = await show(content);
    document.documentElement.dataset.motion = 'less';
    onTestFinished(() => void delete document.documentElement.dataset.motion);
    const button = shown.container.querySelector('main button');
    expect(button && getComputedStyle(button).pointerEvents).toBe('none');
    expect(button?.getAnimations().map(({ effect }) => effect?.getTiming().duration)).toEqual([
      350,
    ]);
    await Promise.all(button?.getAnimations().map(({ finished }) => finished) ?? []);
    expect(button && getComputedStyle(button).pointerEvents).toBe('auto');
  },
);
