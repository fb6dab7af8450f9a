import type { EmailAddress } from '../../src/identity/accounts/email-address.ts';
import { parseEmailAddress } from '../../src/identity/accounts/email-address.ts';
import type { HashingCost, Password } from '../../src/identity/accounts/password.ts';
import { parsePassword } from '../../src/identity/accounts/password.ts';

/** The algorithm's lowest cost, so that tests do not wait for it. */
export const CHEAP_HASHING: HashingCost = { memoryKiB: 8, passes: 1, lanes: 1 };

export function anEmail(text: string): EmailAddress {
  const email = parseEmailAddress(text);
  if (email === undefined) throw new RangeError(`no e-mail address: ${text}`);
  return email;
}

export function aPassword(text: string): Password {
  const password = parsePassword(text);
  if (!password.ok) throw new RangeError(password.refusal);
  return password.value;
}
