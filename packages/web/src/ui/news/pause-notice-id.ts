/** The id of the element that says that the game is paused. It describes controls that cannot be pressed meanwhile. */
export const PAUSE_NOTICE_ID = 'pause-notice';
