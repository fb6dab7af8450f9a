/** A large phone: what most guests hold, and little to paint for a browser without a graphics card. */
export const WINDOW = { width: 480, height: 900 };
