/**
 * Finds a main heading under another element, and controls that are completely hidden when the Tab key moves the focus
 * to them. Uses nothing outside its body, so that a journey can run it in its page.
 */
export function findCovered(): readonly string[] {
  const found: string[] = [];
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const place = dialogs.at(-1) ?? document.body;
  const heading = document.querySelector('h1');
  if (dialogs.length === 0 && heading !== null && isDrawn(heading)) {
    heading.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (!isSeen(heading)) found.push(`heading: ${heading.textContent}`);
  }
  const before = document.activeElement;
  for (const control of place.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  )) {
    if (control.tabIndex < 0 || control.matches(':disabled') || !isDrawn(control)) continue;
    // An element that already has the focus is not scrolled to.
    if (document.activeElement === control) control.blur();
    control.focus();
    if (document.activeElement !== control) continue;
    const [label] = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
    const isInSight = () => isSeen(control) || (label !== undefined && isSeen(label));
    if (!isInSight()) found.push(nameOf(control));
  }
  if (before instanceof HTMLElement) before.focus();
  return found;

  function isDrawn(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  /** True if part of an element's box is visible in the window. */
  function isSeen(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    return parts.some((across) =>
      parts.some((down) => {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        // An open list of names was asked for, and Escape closes it.
        const isList = hit?.closest('[role="listbox"]') != null;
        return hit !== null && (isList || element.contains(hit) || hit.contains(element));
      }),
    );
  }

  function nameOf(control: HTMLElement): string {
    return `${control.localName}: ${control.ariaLabel ?? control.textContent?.trim() ?? ''}`;
  }
}
