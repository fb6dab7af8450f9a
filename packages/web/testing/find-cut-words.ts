/**
 * Finds words that do not fit: wider than their box, outside a box that cuts them off, or beyond the page. Ignores
 * words that contain one of `names`: players choose their names, and a long one may be cut. Films are not translated,
 * so they may be cut too. Uses nothing outside its body, so that a journey can run it in its page.
 */
export function findCutWords(names: readonly string[]): readonly string[] {
  const found: string[] = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    // Single characters are figures with a fixed place.
    if (element === null || words.length < 2 || names.some((name) => words.includes(name)))
      continue;
    if (element.closest('.visually-hidden, [lang="en"], script, style, option')) continue;
    // The box around rotated words is larger than the words.
    if (element.closest('[data-tipped]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (isCut(element, box)) found.push(`${words} (${element.className})`);
  }
  return found;

  function isCut(element: Element, box: DOMRect): boolean {
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const { overflowX, display, webkitLineClamp } = getComputedStyle(around);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const isOwn = around === element && display !== 'inline';
      if (overflowX === 'visible' && !isOwn) continue;
      const { left, right, bottom } = around.getBoundingClientRect();
      // Visually hidden, for screen readers only.
      if (right - left <= 1) return false;
      if (box.left < left - 1 || box.right > right + 1) return true;
      if (isOwn && webkitLineClamp !== 'none' && box.bottom > bottom + 1) return true;
    }
    return false;
  }
}
