import { useEffect, useState } from 'react';

/** Whether the issuer has pages on which players change their account; false until the server has told. */
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
