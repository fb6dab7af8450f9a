import type { GrantMark } from './grants.ts';

/** The account that a token is about. The same subject at another issuer is another account. */
export type Account = Readonly<{
  subject: string;
  issuer: string;
  email: string | undefined;
  emailVerified: boolean;
  /** The grant that the token belongs to; undefined for tokens of other issuers. */
  grant?: GrantMark | undefined;
}>;
