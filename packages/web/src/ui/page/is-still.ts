/** True if the player or the system wants less motion, see dress-page.js. Also true while pages are prerendered. */
export function isStill(): boolean {
  return globalThis.document === undefined || document.documentElement.dataset.motion === 'less';
}
