import { type Environment, type Parsed, readSetting } from '../../platform/read-setting.ts';
import { settingProblem } from '../../platform/start-problem.ts';
import {
  IDENTITY_PROVIDER_PARAMETER,
  type IdentityProvider,
  LOGOUT_STYLES,
  type LogoutStyle,
} from '../issuer/issuer-card.ts';
import { getClientId } from './client-id.ts';
import type { OutsideIssuer } from './outside-issuer.ts';

const DEFAULT_SCOPES = ['openid', 'profile', 'email'];

/** Reads the settings of an outside issuer. Throws StartProblem for a wrong or missing value. */
export function parseOutside(environment: Environment, issuer: string): OutsideIssuer {
  const audience = environment.OIDC_AUDIENCE || undefined;
  const audienceClaim = readSetting(environment, 'OIDC_AUDIENCE_CLAIM', parseName);
  if (audienceClaim !== undefined && audience === undefined) {
    const wanted = 'what OIDC_AUDIENCE_CLAIM has to say is wanted';
    throw settingProblem({ name: 'OIDC_AUDIENCE', given: '', wanted });
  }
  const named = readSetting(environment, 'OIDC_IDENTITY_PROVIDER_PARAMETER', parseName);
  return {
    issuer,
    clientId: getClientId(environment, 'OIDC_CLIENT_ID'),
    audience,
    audienceClaim: audienceClaim ?? 'aud',
    tokenType: readSetting(environment, 'OIDC_TOKEN_TYPE', parseTokenType),
    scopes: readSetting(environment, 'OIDC_SCOPES', parseScopes) ?? DEFAULT_SCOPES,
    logoutStyle: readSetting(environment, 'OIDC_LOGOUT_STYLE', parseLogoutStyle) ?? 'openid',
    identityProviders:
      readSetting(environment, 'OIDC_IDENTITY_PROVIDERS', parseIdentityProviders) ?? [],
    identityProviderParameter: named ?? IDENTITY_PROVIDER_PARAMETER,
  };
}

function parseScopes(text: string): Parsed<readonly string[]> {
  const scopes = text.trim().split(/[\s,]+/);
  if (scopes.includes('openid')) return { value: scopes };
  return { wanted: 'scopes with spaces between them are wanted, openid among them' };
}

function parseLogoutStyle(text: string): Parsed<LogoutStyle> {
  const style = LOGOUT_STYLES.find((known) => known === text);
  return style ? { value: style } : { wanted: `one of ${LOGOUT_STYLES.join(', ')} is wanted` };
}

function parseTokenType(text: string): Parsed<string> {
  if (/^[\w.+/-]+$/.test(text)) return { value: text };
  return { wanted: 'the typ of an access token’s header is wanted, such as at+jwt' };
}

/** Reads the name of a claim or parameter. A claim may be named by an address. */
function parseName(text: string): Parsed<string> {
  if (/^[\w.:/-]+$/.test(text)) return { value: text };
  return { wanted: 'one name is wanted, without spaces' };
}

/** Reads `name:label` pairs. A name alone is its own label. */
function parseIdentityProviders(text: string): Parsed<readonly IdentityProvider[]> {
  const providers = text.split(',').map((pair) => {
    const [name = '', label = name] = pair.split(/:(.*)/s).map((part) => part.trim());
    return { name, label };
  });
  const names = new Set(providers.map(({ name }) => name));
  const isRight = providers.every(({ name, label }) => /^[\w.-]+$/.test(name) && label !== '');
  if (isRight && names.size === providers.length) return { value: providers };
  return {
    wanted: 'name:label pairs with commas between them are wanted, such as Google:Google',
  };
}
