import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import styles from './poster.module.css';

type PosterProps = Readonly<{ src: string; title: string }>;

/** A film's poster, or its title on paper where the picture cannot be had. */
export function Poster({ src, title }: PosterProps) {
  const say = useMessages();
  const [missing, setMissing] = useState<string>();
  if (missing === src) {
    return (
      <div className={styles.missing}>
        <p className={styles.title}>{title}</p>
        <p className={styles.reason}>{say('shell.poster.missing')}</p>
      </div>
    );
  }
  return (
    <img
      className={styles.image}
      src={src}
      alt={say('shell.poster.alt', { title })}
      width={400}
      height={600}
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}
