import type { ReactNode } from 'react';
import styles from './display-case.module.css';

/** A case beside the entrance, with a poster and a few words below it. */
export function DisplayCase({
  picture,
  title,
  lines,
}: Readonly<{ picture: ReactNode; title: string; lines: readonly string[] }>) {
  return (
    <figure>
      <div className={styles.frame}>
        <div className={styles.picture}>{picture}</div>
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}
