/** Whether the player, or the system, wants less motion, see dress-page.js. A page that is rendered ahead moves nothing. */
export function isStill(): boolean {
  return globalThis.document === undefined || document.documentElement.dataset.motion === 'less';
}
