// These keys are read by code that does not load the code which writes them.

/** The seats of this browser. */
export const SEATS_KEY = 'out-of-ten.seats';

/** How long a browser keeps a seat after its last use. */
export const SEATS_KEPT_HOURS = 5;

/** The room that a tab is in. */
export const TAB_ROOM_KEY = 'out-of-ten.room';

/** The running solo game of a tab. */
export const SOLO_STORAGE_KEY = 'out-of-ten.solo';
