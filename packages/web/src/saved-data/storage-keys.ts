// Keys that are read by code which does not load what writes them.

/** The seats of this browser. */
export const SEATS_KEY = 'out-of-ten.seats';

/** How long a browser keeps a seat after it was last in it. */
export const SEATS_KEPT_HOURS = 5;

/** The room that a tab is in. */
export const TAB_ROOM_KEY = 'out-of-ten.room';

/** The running solo game of a tab. */
export const SOLO_STORAGE_KEY = 'out-of-ten.solo';
