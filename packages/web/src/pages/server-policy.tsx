import type { ServerPolicy } from '@outoften/rules/server-policy';
import { useEffect, useState } from 'react';
import { fetchServerPolicy } from '../api/server-policy.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useIsOnline } from '../ui/page/browser-state.ts';
import { isAddress, OutsideLink } from './credits.tsx';
import styles from './server-policy.module.css';

/** The server's details, which prerendered pages have to request. */
type KnownPolicy = Readonly<
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

/** Who runs the server, from its settings. */
export function OperatorPart({ known }: Readonly<{ known: KnownPolicy }>) {
  const say = useMessages();
  return (
    <section className={styles.operator} aria-busy={known.state === 'loading'}>
      <h2>{say('operator.heading')}</h2>
      <OperatorText known={known} />
    </section>
  );
}

function OperatorText({ known }: Readonly<{ known: KnownPolicy }>) {
  const say = useMessages();
  switch (known.state) {
    case 'loading':
      return <p>{say('shell.loading')}</p>;
    case 'failed':
      return <p>{say('operator.failed')}</p>;
    case 'known':
      return <OperatorDetails operator={known.policy.operator} />;
  }
}

function OperatorDetails({ operator }: Readonly<{ operator: ServerPolicy['operator'] }>) {
  const say = useMessages();
  const { name, address, email, legalUrl } = operator;
  const lines = [...(name === undefined ? [] : [name]), ...address];
  const legal = legalUrl !== undefined && isAddress(legalUrl) ? legalUrl : undefined;
  if (lines.length === 0 && email === undefined && legal === undefined) {
    return <p>{say('operator.none')}</p>;
  }
  return (
    <>
      {(lines.length > 0 || email !== undefined) && (
        <address className={styles.address}>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move
            <span key={place}>{line}</span>
          ))}
          {email !== undefined && <EmailLink email={email} />}
        </address>
      )}
      {legal !== undefined && (
        <p>
          <Message id="operator.legal" components={{ legal: <OutsideLink to={legal} /> }} />
        </p>
      )}
    </>
  );
}

/** A link to write to the address. Special characters cannot add other recipients. */
export function EmailLink({ email }: Readonly<{ email: string }>) {
  const at = email.lastIndexOf('@');
  const address = `${encodeURIComponent(email.slice(0, at))}${email.slice(at)}`;
  return <a href={`mailto:${address}`}>{email}</a>;
}
