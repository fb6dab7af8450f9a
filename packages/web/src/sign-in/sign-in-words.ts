import type { MessageId } from '../messages/i18n.ts';
import type { Say } from '../messages/use-messages.ts';
import type { SignInTrouble } from './sign-in-trouble.ts';

const MESSAGES = {
  'state-mismatch': 'login.trouble.state-mismatch',
  cancelled: 'login.trouble.cancelled',
  abandoned: 'login.trouble.abandoned',
  'already-signed-in': 'login.trouble.already-signed-in',
  'no-access-token': 'login.trouble.no-access-token',
  'no-email': 'login.trouble.no-email',
  'not-finished': 'login.trouble.not-finished',
  'wrong-clock': 'login.trouble.wrong-clock',
  unreachable: 'login.trouble.unreachable',
  'no-storage': 'login.trouble.no-storage',
  'no-player': 'login.trouble.no-player',
  'provider-error': 'login.trouble.provider-error',
  'other-address': 'login.trouble.other-address',
} as const satisfies Record<SignInTrouble['type'], MessageId>;

/** The longest description that is shown. It comes from the address, which can contain anything. */
const LONGEST_DESCRIPTION = 200;

/** Returns why a sign-in failed, as a sentence. */
export function sayTrouble(trouble: SignInTrouble, say: Say): string {
  return say(MESSAGES[trouble.type], valuesOf(trouble));
}

function valuesOf(trouble: SignInTrouble): Readonly<Record<string, string>> {
  if (trouble.type === 'other-address') return { address: trouble.address };
  if (trouble.type !== 'provider-error') return {};
  return { description: trouble.description.slice(0, LONGEST_DESCRIPTION) };
}
