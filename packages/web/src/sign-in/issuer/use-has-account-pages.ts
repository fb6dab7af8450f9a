import { useEffect, useState } from 'react';

/** Returns whether the issuer has pages for changing the account; false until the server has answered. */
export function useHasAccountPages(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    let isShown = true;
    readHasAccountPages().then(
      (told) => isShown && setHas(told),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return has;
}

async function readHasAccountPages(): Promise<boolean> {
  const { issuerCard } = await import('./browser-issuer-card.ts');
  return (await issuerCard()).account_prompt !== undefined;
}
