import { Component, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { TicketLink } from '../ui/acts/ticket.tsx';
import { BoardHeading } from '../ui/house/board-heading.tsx';
import styles from './error-boundary.module.css';

type Props = Readonly<{ children: ReactNode }>;
type State = Readonly<{ failure: Readonly<{ thrown: unknown }> | undefined }>;

/** Shows the error screen if a component inside it throws. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: { thrown } };
  }

  override state: State = { failure: undefined };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const { thrown } = failure;
    return isLostScript(thrown) ? <LostScript thrown={thrown} /> : <ErrorScreen thrown={thrown} />;
  }
}

/** Reloads the page, because a missing script usually means a new version. Shows the error if that did not help. */
function LostScript({ thrown }: Readonly<{ thrown: unknown }>) {
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    void (async () => {
      const isReloading = await window.reloadOnce?.();
      setIsStaying(!isReloading);
    })();
  }, []);
  return isStaying ? <ErrorScreen thrown={thrown} /> : null;
}

function ErrorScreen({ thrown }: Readonly<{ thrown: unknown }>) {
  const say = useMessages();
  return (
    <main className={styles.screen}>
      <BoardHeading text={say('shell.error.heading')} />
      <p className={styles.told} role="alert">
        {errorText(thrown)}
      </p>
      <p className={styles.advice}>{say('shell.error.advice')}</p>
      {/* A full reload drops the state that may have caused the error. */}
      <TicketLink kind="amber" to="/game/home" reload>
        {say('shell.error.return')}
      </TicketLink>
    </main>
  );
}

/** Describes anything that was thrown: by its message, or else as JSON. */
export function errorText(thrown: unknown): string {
  if (thrown instanceof Error && thrown.message !== '') return thrown.message;
  if (typeof thrown === 'string' && thrown !== '') return thrown;
  try {
    return JSON.stringify(thrown, ownFields(thrown)) ?? String(thrown);
  } catch {
    return String(thrown);
  }
}

/** JSON leaves out an error's own fields unless they are named. */
function ownFields(thrown: unknown): string[] | null {
  return thrown instanceof Error ? ['name', ...Object.getOwnPropertyNames(thrown)] : null;
}

declare global {
  interface Window {
    /**
     * Reloads the page, unless it did so a moment ago or the server does not answer. Resolves to true if the page
     * reloads. Defined by a script in the built pages; the development server's pages do not have it.
     */
    reloadOnce?: () => Promise<boolean>;
  }
}

/** Errors of scripts that could not be fetched. */
const failures = new WeakSet<object>();

/** Records imports that fail because a file is missing. Call it once, before screens are fetched. */
export function watchLostScripts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

/** True if a script that could not be fetched caused the error. */
function isLostScript(thrown: unknown): boolean {
  return thrown instanceof Error && (failures.has(thrown) || isLostScript(thrown.cause));
}
