import { useState } from 'react';
import styles from './portrait.module.css';

/** The round picture beside the name of an actor or a reviewer. Absent if it cannot be loaded. */
export function Portrait({ src }: Readonly<{ src: string }>) {
  const [isLost, setLost] = useState(false);
  if (isLost) return null;
  return (
    <img
      className={styles.portrait}
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
      onError={() => setLost(true)}
    />
  );
}
