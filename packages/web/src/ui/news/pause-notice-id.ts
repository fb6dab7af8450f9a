/** The element that says that the game is paused: it describes what cannot be pressed meanwhile. */
export const PAUSE_NOTICE_ID = 'pause-notice';
