/** Does what takes long once the answer to a press is on the screen. */
export function afterPaint(act: () => void): void {
  // The frame's own callback comes before it is painted, a task after it.
  requestAnimationFrame(() => setTimeout(act));
}
