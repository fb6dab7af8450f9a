import { useEffect, useState } from 'react';
import type { IdentityProvider } from './issuer-card.ts';

/** Returns the other kinds of accounts with which players may sign in; none until the server has answered. */
export function useIdentityProviders(): readonly IdentityProvider[] {
  const [providers, setProviders] = useState<readonly IdentityProvider[]>([]);
  useEffect(() => {
    let isShown = true;
    // A failure is ignored here. It is reported when a player signs in.
    readIdentityProviders().then(
      (told) => isShown && setProviders(told),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return providers;
}

async function readIdentityProviders(): Promise<readonly IdentityProvider[]> {
  const { issuerCard } = await import('./browser-issuer-card.ts');
  return (await issuerCard()).identity_providers;
}
