import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './text-button.module.css';

type TextButtonProps = Readonly<{
  icon: LucideIcon;
  /** Somebody waits for it to be pressed. */
  isAwaited?: boolean;
  /** Its place among what stands around it. */
  className?: string | undefined;
  onClick: () => void;
  children: ReactNode;
}>;

/** A quiet act: an icon and a word or two. */
export function TextButton({
  icon: Icon,
  isAwaited = false,
  className,
  onClick,
  children,
}: TextButtonProps) {
  return (
    <button
      type="button"
      className={className === undefined ? styles.act : `${styles.act} ${className}`}
      data-awaited={isAwaited || undefined}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden />
      {children}
    </button>
  );
}
