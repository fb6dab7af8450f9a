import { type ReactNode, Suspense, useEffect } from 'react';
import { useAddress } from '../../address/address-router.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Spinner } from '../../ui/acts/spinner.tsx';
import { repeatEarlyPresses } from '../loading/early-presses.ts';
import styles from './screen-outlet.module.css';

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
