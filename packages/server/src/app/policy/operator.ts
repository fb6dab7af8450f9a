import type { ServerPolicy } from '@outoften/rules/server-policy';
import { parseEmailAddress } from '../../identity/accounts/email-address.ts';
import {
  type Environment,
  listWords,
  readSettings,
  type Setting,
} from '../../platform/read-setting.ts';

/** The operator of this server, as terms and privacy policy show it. */
export type Operator = ServerPolicy['operator'];

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

const isLine = (text: string) => text.length <= LONGEST_LINE && PRINTABLE.test(text);

const NAME: Setting<string> = {
  wanted: `a name in one line of at most ${LONGEST_LINE} characters is wanted`,
  read: (text) => (isLine(text.trim()) ? text.trim() : undefined),
};

/** Lines with line breaks between them, as systemd and shells can write them. */
const ADDRESS: Setting<readonly string[]> = {
  wanted: `a postal address of at most ${MOST_LINES} lines with ${LONGEST_LINE} characters is wanted`,
  read: (text) => {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    const value = lines.filter((line) => line !== '');
    const isAddress = 1 <= value.length && value.length <= MOST_LINES && value.every(isLine);
    return isAddress ? value : undefined;
  },
};

const LEGAL_URL: Setting<string> = {
  wanted: 'the https address of a page is wanted, such as https://example.com/legal',
  read: (text) => {
    const url = URL.parse(text);
    const isPage = url?.protocol === 'https:' && `${url.username}${url.password}` === '';
    return isPage ? url.href : undefined;
  },
};

export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: NAME,
  OPERATOR_ADDRESS: ADDRESS,
  CONTACT_EMAIL: {
    wanted: 'one e-mail address is wanted, such as game@example.com',
    read: parseEmailAddress,
  },
  LEGAL_URL,
} as const;

/** Throws StartProblem for a wrong value. */
export function parseOperator(environment: Environment): Operator {
  const read = readSettings(environment, OPERATOR_SETTINGS);
  return {
    name: read.OPERATOR_NAME,
    address: read.OPERATOR_ADDRESS ?? [],
    email: read.CONTACT_EMAIL,
    legalUrl: read.LEGAL_URL,
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
