import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from './spinner.tsx';
import styles from './ticket.module.css';

type TicketLook = Readonly<{
  /** Amber is the main act, one a screen; paper costs points or comes second; velvet ends something. */
  kind: 'amber' | 'paper' | 'velvet';
  /** What the stub holds: an icon or a price. A ticket without one has no perforation. */
  stub?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}>;

type TicketButtonProps = TicketLook &
  Readonly<{
    /** Something is missing still; presses do nothing. */
    isDisabled?: boolean;
    /** Shows a loader in the stub once the wait is long enough to notice; presses do nothing meanwhile. */
    isWorking?: boolean;
  }> &
  Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'>;

export function TicketButton({
  kind,
  stub,
  wide = false,
  isDisabled = false,
  isWorking = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: TicketButtonProps) {
  // Browsers take the focus from a button that turns disabled, and the user starts again at the top of the page.
  const isInert = isDisabled || isWorking;
  return (
    <button
      {...rest}
      type={type}
      className={ticketClass({ kind, stub, wide })}
      aria-disabled={isInert || undefined}
      onClick={isInert ? ignorePress : onClick}
    >
      <TicketFace stub={isWorking ? <Spinner size={20} isLate /> : stub}>{children}</TicketFace>
    </button>
  );
}

/** It sends no form either, nor does the Enter key in one of its fields. */
function ignorePress(press: MouseEvent): void {
  press.preventDefault();
}

type TicketLinkProps = TicketLook &
  Readonly<{
    to: string;
    /** Fetches the address as a new page instead of changing screens within this one. */
    reload?: boolean;
    /** Pressed before the app runs, it waits for the app: `onClick` must not be missed. */
    isKept?: boolean;
    onClick?: () => void;
  }>;

export function TicketLink({
  kind,
  stub,
  wide = false,
  reload = false,
  isKept = false,
  children,
  to,
  onClick,
}: TicketLinkProps) {
  const face = <TicketFace stub={stub}>{children}</TicketFace>;
  const look = {
    className: ticketClass({ kind, stub, wide }),
    'data-kept': isKept || undefined,
    onClick,
  };
  if (reload) {
    return (
      <a href={to} {...look}>
        {face}
      </a>
    );
  }
  return (
    <Link to={to} {...look}>
      {face}
    </Link>
  );
}

function TicketFace({ stub, children }: Pick<TicketLook, 'stub' | 'children'>) {
  return (
    <>
      <span className={styles.card} />
      <span className={styles.label}>{children}</span>
      {stub !== undefined && <span className={styles.stub}>{stub}</span>}
    </>
  );
}

function ticketClass({ kind, stub, wide }: Pick<TicketLook, 'kind' | 'stub' | 'wide'>): string {
  const classes = [styles.ticket, styles[kind]];
  if (stub === undefined) classes.push(styles.plain);
  if (wide) classes.push(styles.wide);
  return classes.join(' ');
}
