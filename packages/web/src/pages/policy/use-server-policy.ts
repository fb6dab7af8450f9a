import { useEffect, useState } from 'react';
import { fetchServerPolicy, type ServerPolicy } from '../../api/server-policy.ts';
import { useIsOnline } from '../../ui/page/use-is-online.ts';

/** The server's details, which prerendered pages have to request. */
export type KnownPolicy = Readonly<
  { state: 'loading' } | { state: 'failed' } | { state: 'known'; policy: ServerPolicy }
>;

/** Fetches the server's details, again when the network is back. */
export function useServerPolicy(): KnownPolicy {
  const isOnline = useIsOnline();
  const [known, setKnown] = useState<KnownPolicy>({ state: 'loading' });
  const isKnown = known.state === 'known';

  useEffect(() => {
    if (!isOnline || isKnown) return;
    let isGone = false;
    void fetchServerPolicy().then((answer) => {
      if (isGone) return;
      setKnown(answer.ok ? { state: 'known', policy: answer.value } : { state: 'failed' });
    });
    return () => {
      isGone = true;
    };
  }, [isOnline, isKnown]);

  return known.state === 'loading' && !isOnline ? { state: 'failed' } : known;
}
