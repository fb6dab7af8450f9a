import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { Spinner } from './spinner.tsx';
import styles from './ticket.module.css';

type TicketLook = Readonly<{
  /** Amber is the main button, one per screen. Paper costs points or is secondary. Velvet ends something. */
  kind: 'amber' | 'paper' | 'velvet';
  /** The content of the stub: an icon or a price. A ticket without one has no perforation. */
  stub?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}>;

type TicketButtonProps = TicketLook &
  Readonly<{
    /** True if something is still missing. Presses do nothing. */
    isDisabled?: boolean;
    /**
     * True while the last press is being processed. Presses do nothing, and after a noticeable wait the stub shows a
     * spinner.
     */
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
  // Not `disabled`: browsers take the focus from a disabled button, and the user would start again at the top of the
  // page.
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

/** Also prevents submitting a form, by a press or by the Enter key in a field. */
function ignorePress(press: MouseEvent): void {
  press.preventDefault();
}

type TicketLinkProps = TicketLook &
  Readonly<{
    to: string;
    /** Loads the address as a new page instead of changing screens inside the app. */
    reload?: boolean;
    /** A press before the app runs waits for the app, because `onClick` must run. */
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
