import type { ReactNode } from 'react';
import { useFetchAhead } from '../loading/fetch-ahead.ts';
import type { ScreenName } from '../loading/screens.ts';
import { LegalLinks } from './legal-links.tsx';
import styles from './page-shell.module.css';
import { ScreenOutlet } from './screen-outlet.tsx';

const LIKELY_NEXT: readonly ScreenName[] = ['login', 'home'];

/** The frame of pages outside the game: only the page and its footer. */
export function PageShell({ children }: Readonly<{ children: ReactNode }>) {
  useFetchAhead(LIKELY_NEXT);
  return (
    <div className={styles.page}>
      <main className={styles.main}>
        <ScreenOutlet>{children}</ScreenOutlet>
      </main>
      <LegalLinks />
    </div>
  );
}
