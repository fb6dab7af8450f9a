import type { ReactNode } from 'react';
import type { LucideIcon } from '../icons.ts';
import acts from './text-act.module.css';
import styles from './text-button.module.css';

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
      className={`${acts.act} ${styles.act} ${className ?? ''}`}
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
