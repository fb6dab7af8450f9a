/** How much of the time limit a seat has: once, one and a half times, or twice. */
export type Allowance = 1 | 1.5 | 2;

export const ALLOWANCES: readonly Allowance[] = [1, 1.5, 2];
