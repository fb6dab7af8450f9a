import { domainToASCII } from 'node:url';

/** An e-mail address in normal form: lower case, with its domain in ASCII. */
export type EmailAddress = string & { readonly form: 'normalised' };

/** @see RFC 5321, section 4.5.3.1 */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * Matches the same addresses as a browser's e-mail field. IP addresses as domains are left out.
 * @see HTML, "valid email address"
 */
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Reads an address, ignoring spaces around it. Undefined if mail cannot be sent to it. */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(0, at));
  const domain = domainToASCII(trimmed.slice(at + 1));
  const isAddress =
    LOCAL_PART.test(local) && local.length <= LONGEST_LOCAL_PART && DOMAIN.test(domain);
  // Only after the check: the Kelvin sign would become the letter k, and open another's account.
  const address = `${local.toLowerCase()}@${domain}`;
  return isAddress && address.length <= LONGEST ? (address as EmailAddress) : undefined;
}
