import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LucideIcon } from '../icons.ts';
import styles from './text-act.module.css';

type TextButtonProps = Readonly<{
  icon: LucideIcon;
  /** True if other players wait for it. */
  isAwaited?: boolean;
  /** For its position. */
  className?: string | undefined;
  /** The name for screen readers, if it differs from the text. */
  label?: string | undefined;
  /** True while the last press is being processed. Further presses do nothing. */
  isInert?: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

/** A secondary button: an icon and a word or two. */
export function TextButton({
  icon: Icon,
  isAwaited = false,
  className,
  label,
  isInert = false,
  onClick,
  children,
}: TextButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.act} ${className ?? ''}`}
      data-awaited={isAwaited || undefined}
      aria-label={label}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onClick}
    >
      <Icon size={20} aria-hidden />
      {children}
    </button>
  );
}

type TextLinkProps = Readonly<{
  to: string;
  icon: LucideIcon;
  inNewTab?: boolean;
  onClick?: () => void;
  children: ReactNode;
}>;

/** A secondary link: an icon and a word or two. */
export function TextLink({ to, icon: Icon, inNewTab = false, onClick, children }: TextLinkProps) {
  const Way = inNewTab ? 'a' : Link;
  return (
    <Way
      href={to}
      target={inNewTab ? '_blank' : undefined}
      className={styles.link}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
      {children}
    </Way>
  );
}
