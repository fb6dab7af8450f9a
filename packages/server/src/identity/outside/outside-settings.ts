import {
  type Environment,
  matching,
  oneOf,
  type Parsed,
  readSetting,
} from '../../platform/read-setting.ts';
import { settingProblem } from '../../platform/start-problem.ts';
import {
  IDENTITY_PROVIDER_PARAMETER,
  type IdentityProvider,
  LOGOUT_STYLES,
} from '../issuer/issuer-card.ts';
import type { OutsideIssuer } from './outside-issuer.ts';

const DEFAULT_SCOPES = ['openid', 'profile', 'email'];

/** What can be set about an outside issuer beside its address and our client. */
export type OutsideOptions = Omit<OutsideIssuer, 'issuer' | 'clientId' | 'audienceClaim'> &
  Readonly<{ audienceClaim: string | undefined }>;

/** Throws StartProblem for a wrong value. */
export function parseOutsideOptions(environment: Environment): OutsideOptions {
  return {
    audience: environment.OIDC_AUDIENCE || undefined,
    audienceClaim: readSetting(environment, 'OIDC_AUDIENCE_CLAIM', parseName),
    tokenType: readSetting(environment, 'OIDC_TOKEN_TYPE', parseTokenType),
    scopes: readSetting(environment, 'OIDC_SCOPES', parseScopes) ?? DEFAULT_SCOPES,
    logoutStyle: readSetting(environment, 'OIDC_LOGOUT_STYLE', oneOf(LOGOUT_STYLES)) ?? 'openid',
    identityProviders:
      readSetting(environment, 'OIDC_IDENTITY_PROVIDERS', parseIdentityProviders) ?? [],
    identityProviderParameter:
      readSetting(environment, 'OIDC_IDENTITY_PROVIDER_PARAMETER', parseName) ??
      IDENTITY_PROVIDER_PARAMETER,
  };
}

/** Throws StartProblem if a setting is missing that the issuer needs. */
export function completeOutside(
  environment: Environment,
  { issuer, options }: Readonly<{ issuer: string; options: OutsideOptions }>,
): OutsideIssuer {
  const { audience, audienceClaim } = options;
  if (audienceClaim !== undefined && audience === undefined) {
    const wanted = 'what OIDC_AUDIENCE_CLAIM has to say is wanted';
    throw settingProblem({ name: 'OIDC_AUDIENCE', given: '', wanted });
  }
  return {
    ...options,
    issuer,
    clientId: getClientId(environment, 'OIDC_CLIENT_ID'),
    audienceClaim: audienceClaim ?? 'aud',
  };
}

/** Returns the id that a provider gave this server. Throws StartProblem if the variable is empty. */
export function getClientId(environment: Environment, name: string): string {
  const text = environment[name];
  if (text) return text;
  throw settingProblem({ name, given: '', wanted: 'the id your provider gave the game is wanted' });
}

function parseScopes(text: string): Parsed<readonly string[]> {
  const scopes = text.trim().split(/[\s,]+/);
  if (scopes.includes('openid')) return { value: scopes };
  return { wanted: 'scopes with spaces between them are wanted, openid among them' };
}

const parseTokenType = matching(
  /^[\w.+/-]+$/,
  'the typ of an access token’s header is wanted, such as at+jwt',
);

/** Reads the name of a claim or parameter. A claim may be named by an address. */
const parseName = matching(/^[\w.:/-]+$/, 'one name is wanted, without spaces');

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
