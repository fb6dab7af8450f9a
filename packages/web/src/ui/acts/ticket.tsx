import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { LoaderCircle, type LucideIcon } from '../icons.ts';
import styles from './ticket.module.css';

type TicketLook = Readonly<{
  /** Amber is the main button, one per screen. Paper costs points or is secondary. Velvet ends something. */
  kind: 'amber' | 'paper' | 'velvet';
  /** The icon on the stub. A ticket without a stub has no perforation. */
  icon?: LucideIcon | undefined;
  iconSize?: number | undefined;
  /** The content of a stub without an icon, such as a price. */
  stub?: ReactNode;
  wide?: boolean | undefined;
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
  icon,
  iconSize,
  stub,
  wide,
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
  const { className, face } = ticket({ kind, icon, iconSize, stub, wide, children }, isWorking);
  return (
    <button
      {...rest}
      type={type}
      className={className}
      aria-disabled={isInert || undefined}
      onClick={isInert ? ignorePress : onClick}
    >
      {face}
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
  to,
  reload = false,
  isKept = false,
  onClick,
  ...look
}: TicketLinkProps) {
  const Way = reload ? 'a' : Link;
  const { className, face } = ticket(look);
  return (
    <Way href={to} className={className} data-kept={isKept || undefined} onClick={onClick}>
      {face}
    </Way>
  );
}

/** The class and the content of a ticket. */
function ticket(look: TicketLook, isWorking = false) {
  const { kind, icon: Icon, iconSize = 20, stub, wide = false, children } = look;
  const resting = Icon === undefined ? stub : <Icon size={iconSize} aria-hidden />;
  const shown = isWorking ? <Spinner size={20} isLate /> : resting;
  const classes = [styles.ticket, styles[kind]];
  if (resting === undefined) classes.push(styles.plain);
  if (wide) classes.push(styles.wide);
  const face = (
    <>
      <span className={styles.card} />
      <span className={styles.label}>{children}</span>
      {shown !== undefined && <span className={styles.stub}>{shown}</span>}
    </>
  );
  return { className: classes.join(' '), face };
}

/** Turns while something loads. If it `isLate`, it appears only after a noticeable wait. */
export function Spinner({ size, isLate = false }: Readonly<{ size: number; isLate?: boolean }>) {
  return <LoaderCircle className={isLate ? styles.late : styles.spinner} size={size} aria-hidden />;
}
