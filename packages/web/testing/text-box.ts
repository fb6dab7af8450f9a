import { expect } from 'vitest';

/** The box of an element's text, which may be wider than the element. */
export function textBox(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Expects that the notice covers nothing of the element: of its text, if it has any. */
export function expectApart(notice: Element, element: Element): void {
  const a = notice.getBoundingClientRect();
  const b = element.textContent === '' ? element.getBoundingClientRect() : textBox(element);
  const isBeside = a.right <= b.left || b.right <= a.left;
  const isApart = isBeside || a.bottom <= b.top || b.bottom <= a.top;
  expect(isApart, `"${notice.textContent}" beside "${element.textContent}"`).toBe(true);
}
