import { useTransition } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { signOut } from '../sign-in/sign-out.ts';
import { TicketButton } from '../ui/acts/ticket.tsx';
import { LogOut, MonitorSmartphone } from '../ui/icons.ts';
import { notify } from '../ui/news/notices.ts';
import styles from './profile-part.module.css';

type Where = 'here' | 'everywhere';

/** Whose account it is, and the ways out of it: of this browser, or of all devices. */
export function AccountPart({ email }: Readonly<{ email: string }>) {
  const say = useMessages();
  const [isLeaving, startLeaving] = useTransition();

  function logOut(where: Where): void {
    startLeaving(async () => {
      try {
        await signOut(where);
      } catch {
        // What signs out is fetched on demand, and could not be.
        notify({ kind: 'error', text: say('player.problem.offline') });
      }
    });
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
      </div>
    </section>
  );
}
