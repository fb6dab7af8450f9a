import type { FastifyInstance } from 'fastify';
import type { SocialProvider } from '../accounts/social-providers.ts';
import { ACCOUNT_PROMPT, CLIENT_ID, redirectOf, SCOPES } from './issuer.ts';

/** How a browser leaves an issuer: by OpenID's form, by Cognito's address, or not at all. */
export const LOGOUT_STYLES = ['openid', 'cognito', 'none'] as const;

export type LogoutStyle = (typeof LOGOUT_STYLES)[number];

/** What the web app needs of an issuer's discovery. */
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

/** An account of another kind that the issuer takes; the name is what the issuer calls it. */
export type IdentityProvider = Readonly<{ name: string; label: string }>;

/** What the server tells the web app about the issuer, so that it asks no other site. */
export type IssuerCard = Readonly<{
  client_id: string;
  scopes: readonly string[];
  /** Where the issuer sends players back to: at the public address and nowhere else. */
  redirect_uri: string;
  logout_style: LogoutStyle;
  metadata: IssuerMetadata;
  /** The `prompt` that asks for the pages to change an account. Not there where another issuer keeps the accounts. */
  account_prompt?: string;
  /** Names the identity provider in what is asked of the issuer. */
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

/** The card of the issuer that is part of this server. It says what discovery says, without building the issuer. */
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
