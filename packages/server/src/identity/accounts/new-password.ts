import { type Result, refuse } from '@outoften/rules/result';
import { foldPassword, isListed, isRepeated, readPassword } from './common-passwords.ts';
import type { EmailAddress } from './email-address.ts';
import { type Password, type PasswordRefusal, parsePassword } from './password.ts';

export type NewPasswordRefusal = PasswordRefusal | 'password-common' | 'password-own';

/** The account that will have the password. */
export type PasswordOwner = Readonly<{
  /** Undefined if the address is not known yet. */
  email: EmailAddress | undefined;
  /** The name of the account's player; undefined if it has none. */
  playerName: string | undefined;
}>;

/**
 * Reads a password that a player chooses. Refuses what attackers try first: common passwords, and the owner's address
 * or name. Existing passwords are not checked against this.
 * @see OWASP ASVS 4.0.3, 2.1.7
 */
export async function parseNewPassword(
  typed: string,
  owner: PasswordOwner,
): Promise<Result<Password, NewPasswordRefusal>> {
  const password = parsePassword(typed);
  if (!password.ok) return password;
  const readings = readPassword(password.value);
  if (namesOf(owner).some((name) => readings.includes(name))) return refuse('password-own');
  const isCommon = isRepeated(password.value) || (await isListed(readings));
  return isCommon ? refuse('password-common') : password;
}

function namesOf({ email, playerName }: PasswordOwner): readonly string[] {
  const ofAddress = email === undefined ? [] : [email, email.slice(0, email.lastIndexOf('@'))];
  return [...ofAddress, ...(playerName === undefined ? [] : [playerName])].map(foldPassword);
}
