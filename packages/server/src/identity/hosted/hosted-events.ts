import type { SecurityEvent } from '../../platform/security/security-log.ts';
import { findAccountId } from '../accounts/accounts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import type { HostedParts, Visit } from './hosted-visit.ts';

/**
 * Reports an event of the account with the e-mail address. Without an account, it reports the address itself, so that
 * all tries at it have one hash. Callers do not wait for it: the time it takes would show who has an account.
 */
export function reportAt(
  event: SecurityEvent,
  { request }: Visit,
  { parts, email }: Readonly<{ parts: HostedParts; email: EmailAddress | undefined }>,
): void {
  const { ip: address } = request;
  const found = email === undefined ? Promise.resolve() : findAccountId(parts.db, email);
  found
    .then((id) => parts.reportEvent(event, { address, account: id ?? email }))
    .catch(parts.onFault);
}
