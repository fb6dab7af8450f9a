/** Where a running game is kept for as long as its tab. */
export const SOLO_STORAGE_KEY = 'out-of-ten.solo';
