import { domainToASCII } from 'node:url';

/** An e-mail address in the one way we write it: lower case, its domain in ASCII. */
export type EmailAddress = string & { readonly form: 'normalised' };

/** As in RFC 5321, section 4.5.3.1. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/** What a browser's e-mail field takes, in lower case, but for the number of a machine. @see HTML, "valid email address" */
const LOCAL_PART = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Spaces around it don't matter. Undefined for what no mail can be sent to. */
export function parseEmailAddress(text: string): EmailAddress | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  const at = trimmed.lastIndexOf('@');
  const local = trimmed.slice(0, Math.max(0, at)).toLowerCase();
  const domain = domainToASCII(trimmed.slice(at + 1));
  const isAddress =
    LOCAL_PART.test(local) && local.length <= LONGEST_LOCAL_PART && DOMAIN.test(domain);
  const address = `${local}@${domain}`;
  return isAddress && address.length <= LONGEST ? (address as EmailAddress) : undefined;
}
