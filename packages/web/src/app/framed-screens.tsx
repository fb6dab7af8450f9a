import type { ReactNode } from 'react';
import { useAddress } from '../address/address-router.tsx';
import { SoundSwitch } from '../ui/sound-switch.tsx';
import styles from './framed-screens.module.css';
import { LegalLinks } from './legal-links.tsx';
import { MainLinks } from './main-links.tsx';
import { PlayerCard } from './player-card.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';

/** The header, the ways around and the foot of every game screen that isn't a round in progress. */
export function FramedScreens({ children }: Readonly<{ children: ReactNode }>) {
  const { pathname } = useAddress();
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <PlayerCard />
        {/* The settings have their own, which is saved only on the way back. */}
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
