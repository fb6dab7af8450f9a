import { afterEach } from 'vitest';
import { forgetAnnouncements } from '../src/ui/news/announcements.ts';

const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"]';

const observers: MutationObserver[] = [];

/**
 * Returns a list to which every text is added that enters a live region of the page from now on, in the order in which
 * it enters, as a screen reader gets it. Call it in a test.
 */
export function recordSpoken(): readonly string[] {
  forgetAnnouncements();
  const spoken: string[] = [];
  const observer = new MutationObserver((changes) => {
    // A text that enters a region which has just entered is in two changes.
    const known = new Set<Node>();
    for (const added of changes.flatMap(addedBy)) {
      const region = (added instanceof Element ? added : added.parentElement)?.closest(LIVE);
      const parts = region
        ? [added]
        : regionsIn(added).flatMap(({ childNodes }) => [...childNodes]);
      for (const part of parts) {
        const text = part.textContent?.trim();
        if (text && !known.has(part)) spoken.push(text);
        known.add(part);
      }
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  observers.push(observer);
  return spoken;
}

afterEach(() => {
  for (const observer of observers.splice(0)) observer.disconnect();
});

function addedBy({ type, target, addedNodes }: MutationRecord): readonly Node[] {
  return type === 'characterData' ? [target] : [...addedNodes];
}

/** Regions that enter the page with text in them. Some screen readers speak them, too. */
function regionsIn(added: Node): readonly Element[] {
  return added instanceof Element ? [...added.querySelectorAll(LIVE)] : [];
}
