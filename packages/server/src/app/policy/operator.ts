import { parseEmailAddress } from '../../identity/accounts/email-address.ts';
import {
  type Environment,
  listWords,
  type Parsed,
  readSetting,
} from '../../platform/read-setting.ts';

/** The operator of this server, as terms and privacy policy show it. */
export type Operator = Readonly<{
  name: string | undefined;
  /** The lines of a postal address; none if it was not given. */
  address: readonly string[];
  email: string | undefined;
  /** The address of the operator's own legal page. */
  legalUrl: string | undefined;
}>;

export const NO_OPERATOR: Operator = {
  name: undefined,
  address: [],
  email: undefined,
  legalUrl: undefined,
};

const LONGEST_LINE = 120;
const MOST_LINES = 8;

/** Letters of any script. Control and formatting characters are left out, because they could reorder the text. */
const PRINTABLE = /^[^\p{C}\p{Zl}\p{Zp}]+$/u;

/** Throws StartProblem for a wrong value. */
export function parseOperator(environment: Environment): Operator {
  return {
    name: readSetting(environment, 'OPERATOR_NAME', parseName),
    address: readSetting(environment, 'OPERATOR_ADDRESS', parseAddress) ?? [],
    email: readSetting(environment, 'CONTACT_EMAIL', parseContact),
    legalUrl: readSetting(environment, 'LEGAL_URL', parseLegalUrl),
  };
}

type PublicServer = Readonly<{ publicUrl: string | undefined; operator: Operator }>;

/**
 * Returns the warning for a public server whose settings do not name the operator; undefined if they do, or name a
 * legal page.
 */
export function operatorWarning({ publicUrl, operator }: PublicServer): string | undefined {
  const isPublic = publicUrl?.startsWith('https:') ?? false;
  if (!isPublic || operator.legalUrl !== undefined) return undefined;
  const missing = [
    ...(operator.name === undefined ? ['OPERATOR_NAME'] : []),
    ...(operator.address.length === 0 ? ['OPERATOR_ADDRESS'] : []),
    ...(operator.email === undefined ? ['CONTACT_EMAIL'] : []),
  ];
  if (missing.length === 0) return undefined;
  const verb = missing.length === 1 ? 'is' : 'are';
  return `This server is public, but ${listWords(missing)} ${verb} not set: its terms and privacy policy do not say fully who runs it. A page of your own in LEGAL_URL can say it instead.`;
}

function parseName(text: string): Parsed<string> {
  const name = text.trim();
  if (isLine(name)) return { value: name };
  return { wanted: `a name in one line of at most ${LONGEST_LINE} characters is wanted` };
}

/** Reads lines with line breaks between them, as systemd and shells can write them. */
function parseAddress(text: string): Parsed<readonly string[]> {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const value = lines.filter((line) => line !== '');
  if (1 <= value.length && value.length <= MOST_LINES && value.every(isLine)) return { value };
  return {
    wanted: `a postal address of at most ${MOST_LINES} lines with ${LONGEST_LINE} characters is wanted`,
  };
}

function isLine(text: string): boolean {
  return text.length <= LONGEST_LINE && PRINTABLE.test(text);
}

function parseContact(text: string): Parsed<string> {
  const email = parseEmailAddress(text);
  if (email !== undefined) return { value: email };
  return { wanted: 'one e-mail address is wanted, such as game@example.com' };
}

function parseLegalUrl(text: string): Parsed<string> {
  const url = URL.parse(text);
  if (url?.protocol === 'https:' && `${url.username}${url.password}` === '') {
    return { value: url.href };
  }
  return { wanted: 'the https address of a page is wanted, such as https://example.com/legal' };
}
