import { useEffect, useState, useTransition } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { changeAccount } from '../sign-in/change-account.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { Lock, LogOut, MonitorSmartphone } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import styles from './profile-part.module.css';

type Where = 'here' | 'everywhere';

/** Shows the account's address, the link to change the account, and the buttons to sign out here or on all devices. */
export function AccountPart({ email }: Readonly<{ email: string }>) {
  const say = useMessages();
  const hasAccountPages = useHasAccountPages();
  const [isLeaving, startLeaving] = useTransition();

  function leave(by: () => Promise<unknown>): void {
    startLeaving(async () => {
      try {
        await by();
      } catch {
        // The code is fetched on demand, and that failed, or the issuer cannot be reached.
        notify({ kind: 'error', text: say('player.problem.offline') });
      }
    });
  }

  function logOut(where: Where): void {
    leave(() => signOut(where));
  }

  return (
    <section className={styles.part} aria-labelledby="account">
      <h2 id="account">{say('player.account')}</h2>
      <p>{say('player.account.of', { email })}</p>
      <div className={styles.acts}>
        <TicketButton
          kind="velvet"
          wide
          stub={<LogOut size={18} aria-hidden />}
          isWorking={isLeaving}
          onClick={() => logOut('here')}
        >
          {say('player.logout')}
        </TicketButton>
        <TicketButton
          kind="paper"
          wide
          stub={<MonitorSmartphone size={18} aria-hidden />}
          isWorking={isLeaving}
          onClick={() => logOut('everywhere')}
        >
          {say('player.logout.everywhere')}
        </TicketButton>
        {/* At the end, because it appears late and must not move anything. */}
        {hasAccountPages && (
          <TicketButton
            kind="paper"
            wide
            stub={<Lock size={18} aria-hidden />}
            isWorking={isLeaving}
            onClick={() => leave(changeAccount)}
          >
            {say('player.account.change')}
          </TicketButton>
        )}
      </div>
    </section>
  );
}

/** Returns whether the issuer has pages for changing the account; false until the server has answered. */
function useHasAccountPages(): boolean {
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
  const { issuerCard } = await import('../sign-in/issuer/browser-issuer-card.ts');
  return (await issuerCard()).account_prompt !== undefined;
}
