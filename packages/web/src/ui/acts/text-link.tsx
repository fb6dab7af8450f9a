import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LucideIcon } from '../icons.ts';
import styles from './text-link.module.css';

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
