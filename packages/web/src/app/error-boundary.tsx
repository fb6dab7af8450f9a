import { Component, type ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { BoardHeading } from '../ui/board-heading.tsx';
import { TicketLink } from '../ui/ticket.tsx';
import styles from './error-boundary.module.css';
import { errorText } from './error-text.ts';

type Props = Readonly<{ children: ReactNode }>;
type State = Readonly<{ failure: Readonly<{ thrown: unknown }> | undefined }>;

/** Shows the error screen in place of whatever below it threw. */
export class ErrorBoundary extends Component<Props, State> {
  static getDerivedStateFromError(thrown: unknown): State {
    return { failure: { thrown } };
  }

  override state: State = { failure: undefined };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <ErrorScreen thrown={failure.thrown} />;
  }
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
      {/* A whole new page: whatever state led here is gone with the old one. */}
      <TicketLink kind="amber" to="/game/home" reload>
        {say('shell.error.return')}
      </TicketLink>
    </main>
  );
}
