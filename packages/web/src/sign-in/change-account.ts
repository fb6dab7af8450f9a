/**
 * Goes to the issuer's pages on which players change their password and address, which lead back here. Returns false if
 * the page stays. Throws if the issuer cannot be reached.
 */
export async function changeAccount(): Promise<boolean> {
  const { leaveBrowserForAccount } = await import('./browser-sign-in.ts');
  return leaveBrowserForAccount();
}
