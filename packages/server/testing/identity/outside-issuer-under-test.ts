import type { OutsideIssuer } from '../../src/identity/outside/outside-issuer.ts';

/** An outside issuer with only its address and our client id set. */
export function anOutsideIssuer(about: Partial<OutsideIssuer> = {}): OutsideIssuer {
  return {
    issuer: 'https://issuer.example',
    clientId: 'spa',
    audience: undefined,
    audienceClaim: 'aud',
    tokenType: undefined,
    scopes: ['openid', 'profile', 'email'],
    logoutStyle: 'openid',
    identityProviders: [],
    identityProviderParameter: 'identity_provider',
    ...about,
  };
}
