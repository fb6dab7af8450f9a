/** What a press is meant for. */
const CONTROL = 'a, button, input, label, select, summary, textarea, [role="option"]';

type Press = Readonly<{ control: Element | null; text: string | null | undefined }>;

/**
 * Makes one press one act: a click does nothing unless its control, with the same text, was under the finger when the
 * press began. Without that, a screen that changes under a finger gets a click that was meant for the one before. Base
 * styles keep a control that has just appeared from being pressed at all.
 */
export function guardPresses(page: Pick<Window, 'addEventListener'>): void {
  let begun: Press | undefined;
  page.addEventListener(
    'pointerdown',
    ({ target, isPrimary }) => {
      if (isPrimary) begun = pressOn(target);
    },
    true,
  );
  page.addEventListener(
    'click',
    (click) => {
      const began = begun;
      begun = undefined;
      // A keyboard, a screen reader or a label clicks without a press.
      if (began === undefined || click.detail === 0) return;
      const { control, text } = pressOn(click.target);
      if (control === null || (control === began.control && text === began.text)) return;
      click.preventDefault();
      click.stopImmediatePropagation();
    },
    true,
  );
}

function pressOn(target: EventTarget | null): Press {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return { control, text: control?.textContent };
}
