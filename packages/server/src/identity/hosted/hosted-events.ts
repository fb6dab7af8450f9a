import type { SecurityEvent } from '../../platform/security/security-log.ts';
import { findAccountId } from '../accounts/accounts.ts';
import type { EmailAddress } from '../accounts/email-address.ts';
import type { HostedParts, Visit } from './hosted-visit.ts';

/**
 * Reports an event of the account that has the e-mail address; if none has it, of the address itself, so that all tries
 * at it have one hash. Not waited for: the time it takes would tell who has an account.
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
