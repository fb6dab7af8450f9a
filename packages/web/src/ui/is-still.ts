/** Whether the player, or the system, wants less motion, see dress-page.js. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'less';
}
