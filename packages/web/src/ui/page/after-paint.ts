/** Runs slow work after the response to a press has been painted. */
export function afterPaint(act: () => void): void {
  // The animation frame's callback runs before the paint, and a task after it.
  requestAnimationFrame(() => setTimeout(act));
}
