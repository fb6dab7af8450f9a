/**
 * Leaves for the issuer's pages on which the player changes password and address, and comes back here. False if the page
 * stays. Throws if the issuer can't be reached.
 */
export async function changeAccount(): Promise<boolean> {
  const { leaveBrowserForAccount } = await import('./browser-sign-in.ts');
  return leaveBrowserForAccount();
}
