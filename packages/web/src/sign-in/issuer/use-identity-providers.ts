import { useEffect, useState } from 'react';
import type { IdentityProvider } from './issuer-card.ts';

/** The accounts of other kinds that players may sign in with; none until the server has told. */
export function useIdentityProviders(): readonly IdentityProvider[] {
  const [providers, setProviders] = useState<readonly IdentityProvider[]>([]);
  useEffect(() => {
    let isShown = true;
    // What can't be told now is told when somebody signs in.
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
