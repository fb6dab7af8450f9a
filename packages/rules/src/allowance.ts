/** How much of the time limit a seat or a member of the audience has: once, one and a half times, or twice. */
export type Allowance = 1 | 1.5 | 2;

export const ALLOWANCES: readonly Allowance[] = [1, 1.5, 2];

/** When a round's time is over with the allowance; undefined without a time limit. */
export function deadlineWith(
  allowance: Allowance,
  { startedAt, deadline }: Readonly<{ startedAt: number; deadline: number | undefined }>,
): number | undefined {
  return deadline === undefined ? undefined : startedAt + (deadline - startedAt) * allowance;
}
