import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LucideIcon } from '../icons.ts';
import styles from './text-link.module.css';

type TextLinkProps = Readonly<{
  to: string;
  icon: LucideIcon;
  onClick?: () => void;
  children: ReactNode;
}>;

/** A secondary link: an icon and a word or two. */
export function TextLink({ to, icon: Icon, onClick, children }: TextLinkProps) {
  return (
    <Link to={to} className={styles.link} onClick={onClick}>
      <Icon size={20} aria-hidden />
      {children}
    </Link>
  );
}
