import type { ReactNode } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { SoundSwitch } from '../../ui/acts/sound-switch.tsx';
import { TextLink } from '../../ui/acts/text-link.tsx';
import { CircleHelp, House, Settings } from '../../ui/icons.ts';
import styles from './framed-screens.module.css';
import { LegalLinks } from './legal-links.tsx';
import { PlayerCard } from './player-card.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';

/** The header, navigation and footer around every game screen except a running round. */
export function FramedScreens({ children }: Readonly<{ children: ReactNode }>) {
  const { pathname } = useAddress();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <PlayerCard />
        {/* The settings have a separate sound switch, which is saved when the player goes back. */}
        {pathname !== '/game/settings' && (
          <div className={styles.sound}>
            <SoundSwitch />
          </div>
        )}
        <MainLinks className={styles.headerLinks} />
      </header>
      <main className={styles.main}>
        <ScreenOutlet>{children}</ScreenOutlet>
      </main>
      <MainLinks className={styles.footLinks} />
      <LegalLinks />
    </div>
  );
}

/** Links to the main screens, without the one that is shown. */
function MainLinks({ className }: Readonly<{ className: string | undefined }>) {
  const say = useMessages();
  const { pathname } = useAddress();
  return (
    <nav className={className} aria-label={say('shell.nav.main')}>
      {pathname !== '/game/home' && (
        <TextLink to="/game/home" icon={House}>
          {say('shell.nav.home')}
        </TextLink>
      )}
      {pathname !== '/game/settings' && (
        <TextLink to="/game/settings" icon={Settings}>
          {say('shell.nav.settings')}
        </TextLink>
      )}
      <TextLink to="/landing#rules" icon={CircleHelp}>
        {say('shell.nav.how-to-play')}
      </TextLink>
    </nav>
  );
}
