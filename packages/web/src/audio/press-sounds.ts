import { playSound } from './play-sound.ts';

/** What can be pressed, and tells so by a sound. */
const PRESSABLE = 'a[href], button, summary, input[type="radio"], [role="option"]';

/** Lets everything that can be pressed be heard, wherever it stands: when a mouse comes to it, and when it is pressed. */
export function soundPresses(page: Document): void {
  // Before the press has its effect, which may disable or remove what was pressed.
  page.addEventListener(
    'click',
    ({ target }) => {
      if (findPressable(target) !== undefined) playSound('click');
    },
    { capture: true },
  );
  page.addEventListener('pointerover', ({ pointerType, target, relatedTarget }) => {
    // A finger hovers over nothing.
    if (pointerType !== 'mouse') return;
    const entered = findPressable(target);
    if (entered !== undefined && entered !== findPressable(relatedTarget)) playSound('hover');
  });
}

function findPressable(target: EventTarget | null): Element | undefined {
  const found = target instanceof Element ? target.closest(PRESSABLE) : null;
  return found === null || found.matches(':disabled, [aria-disabled="true"]') ? undefined : found;
}
