/** Who a token is about. The same subject at another issuer is somebody else. */
export type Account = Readonly<{
  subject: string;
  issuer: string;
  email: string | undefined;
  emailVerified: boolean;
}>;
