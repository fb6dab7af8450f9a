import { Component, type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { TicketLink } from '../../ui/acts/ticket.tsx';
import { BoardHeading } from '../../ui/house/board-heading.tsx';
import styles from './error-boundary.module.css';
import { errorText } from './error-text.ts';
import { isLostScript } from './lost-scripts.ts';

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
