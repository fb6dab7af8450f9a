/**
 * Finds text beyond the window, cut off by a box without scrolling, or under other text. Uses nothing outside its body,
 * so that a journey can run it in its page.
 */
export function findLostText(): readonly string[] {
  type Line = { text: string; node: Node; layer: Element; rect: DOMRect };
  const lost: string[] = [];
  const lines: Line[] = [];
  const { clientWidth: width, scrollWidth } = document.documentElement;
  if (scrollWidth > width) lost.push(`the page is ${scrollWidth} wide`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !isMeantToBeRead(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.left < -1 || rect.right > width + 1) lost.push(`beyond the window: ${text}`);
      if (isCut(element, rect)) lost.push(`cut: ${text}`);
      if (!isShortened(element, rect)) {
        lines.push({ text, node, layer: layerOf(element), rect: lettersOf(rect) });
      }
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.node === other.node || one.layer !== other.layer) continue;
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 3 && down > 3) lost.push(`over each other: ${one.text}, ${other.text}`);
    }
  }
  return [...new Set(lost)];

  /** False for text that is hidden, for screen readers only, or part of a described drawing. */
  function isMeantToBeRead(element: Element): boolean {
    if (element.closest('[aria-hidden="true"], svg, option') !== null) return false;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      if (getComputedStyle(one).clipPath.startsWith('inset(50%')) return false;
    }
    return true;
  }

  /** True for text that is shortened on purpose and can be opened. */
  function isShortening({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  }

  function isShortened(element: Element, rect: DOMRect): boolean {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { bottom } = one.getBoundingClientRect();
      if (isShortening(getComputedStyle(one)) && rect.top > bottom - rect.height / 2) return true;
    }
    return false;
  }

  /** The box of a line is higher than its letters. */
  function lettersOf({ x, y, width, height }: DOMRect): DOMRect {
    return new DOMRect(x, y + 0.2 * height, width, 0.6 * height);
  }

  function isCut(element: Element, rect: DOMRect): boolean {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.position === 'fixed') return false;
      if (isShortening(style)) return false;
      if (style.overflowY === 'auto' || style.overflowY === 'scroll') return false;
      if (style.overflowX === 'visible') continue;
      const box = one.getBoundingClientRect();
      const slack = rect.height / 4;
      if (rect.right > box.right + 2 || rect.left < box.left - 2) return true;
      if (rect.bottom > box.bottom + slack || rect.top < box.top - slack) return true;
    }
    return false;
  }

  /** Text under a fixed dock can be scrolled out from under it. */
  function layerOf(element: Element): Element {
    for (let one: Element | null = element; one !== null; one = one.parentElement) {
      const { position, overflowY } = getComputedStyle(one);
      if (position === 'sticky' || position === 'fixed' || one.matches('dialog')) return one;
      if (overflowY === 'auto' || overflowY === 'scroll') return one;
    }
    return document.body;
  }
}
