/** A large phone, as most guests have. A browser without a graphics card has little to paint at this size. */
export const WINDOW = { width: 480, height: 900 };
