/** True for two names that players could take for each other. */
export function areNamesAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
