import type { ReactNode } from 'react';
import type { LucideIcon } from '../icons.ts';
import styles from './text-button.module.css';

type TextButtonProps = Readonly<{
  icon: LucideIcon;
  /** Others wait for it to be pressed. */
  isAwaited?: boolean;
  /** Its place among what stands around it. */
  className?: string | undefined;
  /** What a screen reader says in place of the words. */
  label?: string | undefined;
  /** The last press is still being worked on; presses do nothing meanwhile. */
  isInert?: boolean;
  onClick: () => void;
  children: ReactNode;
}>;

/** A quiet act: an icon and a word or two. */
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
      className={className === undefined ? styles.act : `${styles.act} ${className}`}
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
