import type { FastifyInstance } from 'fastify';
import type { SocialProvider } from '../accounts/social-providers.ts';
import { ACCOUNT_PROMPT, CLIENT_ID, redirectOf, SCOPES } from './issuer.ts';

/** How a browser signs out at an issuer: as OpenID says, at Cognito's address, or not at all. */
export const LOGOUT_STYLES = ['openid', 'cognito', 'none'] as const;

export type LogoutStyle = (typeof LOGOUT_STYLES)[number];

/** The part of an issuer's discovery that the web app needs. */
export type IssuerMetadata = Readonly<{
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  revocation_endpoint?: string | undefined;
  userinfo_endpoint?: string | undefined;
  end_session_endpoint?: string | undefined;
  id_token_signing_alg_values_supported?: readonly string[] | undefined;
  authorization_response_iss_parameter_supported?: boolean | undefined;
}>;

/** Accounts of another kind with which the issuer signs in. `name` is the issuer's name for it. */
export type IdentityProvider = Readonly<{ name: string; label: string }>;

/** The server's description of the issuer for the web app, which then needs no request to another site. */
export type IssuerCard = Readonly<{
  client_id: string;
  scopes: readonly string[];
  /** Where the issuer sends players back to. It is always at the public address. */
  redirect_uri: string;
  logout_style: LogoutStyle;
  metadata: IssuerMetadata;
  /** The `prompt` for the pages to change an account. Absent if another issuer keeps the accounts. */
  account_prompt?: string;
  /** The parameter of a request to the issuer that names the identity provider. */
  identity_provider_parameter: string;
  identity_providers: readonly IdentityProvider[];
}>;

export const IDENTITY_PROVIDER_PARAMETER = 'identity_provider';

export function addIssuerCardRoute(app: FastifyInstance, card: () => IssuerCard): void {
  app.get('/issuer.json', async (_request, reply) => {
    reply.header('cache-control', 'no-cache');
    return card();
  });
}

/** The card of the embedded issuer. It agrees with the discovery, and does not need the issuer to be built. */
export function embeddedIssuerCard(
  publicUrl: string,
  socials: readonly SocialProvider[],
): IssuerCard {
  return {
    client_id: CLIENT_ID,
    scopes: SCOPES,
    redirect_uri: redirectOf(publicUrl),
    logout_style: 'openid',
    metadata: {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/oauth2/authorize`,
      token_endpoint: `${publicUrl}/oauth2/token`,
      revocation_endpoint: `${publicUrl}/oauth2/revoke`,
      userinfo_endpoint: `${publicUrl}/oauth2/userinfo`,
      end_session_endpoint: `${publicUrl}/oauth2/logout`,
      id_token_signing_alg_values_supported: ['ES256'],
      authorization_response_iss_parameter_supported: true,
    },
    account_prompt: ACCOUNT_PROMPT,
    identity_provider_parameter: IDENTITY_PROVIDER_PARAMETER,
    identity_providers: socials.map(({ name, label }) => ({ name, label })),
  };
}
