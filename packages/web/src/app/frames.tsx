import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { useAddress } from '../address/address-router.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { SoundSwitch } from '../ui/acts/sound-switch.tsx';
import { TextLink } from '../ui/acts/text-act.tsx';
import { Spinner } from '../ui/acts/ticket.tsx';
import { CircleHelp, House, Settings } from '../ui/icons.ts';
import { repeatEarlyPresses } from './early-presses.ts';
import { useFetchAhead } from './fetch-ahead.tsx';
import styles from './frames.module.css';
import { PlayerCard } from './player-card.tsx';
import type { ScreenName } from './screens.tsx';

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

const LIKELY_NEXT: readonly ScreenName[] = ['login', 'home'];

/** The frame of pages outside the game: only the page and its footer. */
export function PageShell({ children }: Readonly<{ children: ReactNode }>) {
  useFetchAhead(LIKELY_NEXT);
  return (
    <div className={styles.page}>
      <main className={styles.pageShellMain}>
        <ScreenOutlet>{children}</ScreenOutlet>
      </main>
      <LegalLinks />
    </div>
  );
}

const LEGAL = [
  ['sources', '/sources'],
  ['terms', '/terms-of-service'],
  ['privacy', '/privacy-policy'],
] as const;

function LegalLinks() {
  const say = useMessages();
  return (
    <footer className={styles.footer}>
      <nav aria-label={say('shell.nav.legal')}>
        <ul className={styles.links}>
          {LEGAL.map(([page, path]) => (
            <li key={page}>
              <Link to={path}>{say(`shell.nav.${page}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}

/** Shows the screen of the current address, and a placeholder until it has been fetched. */
export function ScreenOutlet({ children }: Readonly<{ children: ReactNode }>) {
  const { pathname } = useAddress();
  return (
    <Suspense key={pathname} fallback={<Loading />}>
      {children}
      <Arrival />
    </Suspense>
  );
}

/** Reserves the screen's space. The spinner appears only after a noticeable wait. */
function Loading() {
  const say = useMessages();
  return (
    <div className={styles.loading} role="status">
      <span className={styles.late}>
        <Spinner size={28} />
        <span className="visually-hidden">{say('shell.loading')}</span>
      </span>
    </div>
  );
}

/** The last address; undefined on a page that was just opened, which keeps the browser's focus. */
let shownPath: string | undefined;

/** Moves the focus to a screen after navigation: to the part that its address names, or else to its heading. */
function Arrival() {
  const { pathname, hash, isStep } = useAddress();
  // This component is the last part of the page that becomes interactive.
  useEffect(() => void repeatEarlyPresses(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab that changes the hash is no arrival
  useEffect(() => {
    const isArrival = shownPath !== undefined && shownPath !== pathname;
    shownPath = pathname;
    if (!isArrival) return;
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    if (part === null && !isStep) window.scrollTo(0, 0);
    const target = part ?? findFirst('main h1') ?? findFirst('main');
    if (target === undefined) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus({ preventScroll: part === null });
    part?.scrollIntoView();
  }, [pathname]);
  return null;
}

function findFirst(selector: string): HTMLElement | undefined {
  return document.querySelector<HTMLElement>(selector) ?? undefined;
}
