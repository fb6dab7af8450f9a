import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './text-link.module.css';

type TextLinkProps = Readonly<{ to: string; icon: LucideIcon; children: ReactNode }>;

/** A quiet way to another screen: an icon and a word or two. */
export function TextLink({ to, icon: Icon, children }: TextLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <Icon size={20} aria-hidden />
      {children}
    </Link>
  );
}
