import type { GrantMark } from './grants.ts';

/** Who a token is about. The same subject at another issuer is somebody else. */
export type Account = Readonly<{
  subject: string;
  issuer: string;
  email: string | undefined;
  emailVerified: boolean;
  /** The grant of our issuer that the token stands on; undefined for tokens of other issuers. */
  grant?: GrantMark | undefined;
}>;
