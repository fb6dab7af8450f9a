import type { ReactNode } from 'react';
import { RatingStrip } from '../../ui/fields/rating-strip.tsx';
import { Curtain } from '../../ui/house/curtain.tsx';
import { useSpokenChange } from '../../ui/news/use-spoken-change.ts';
import styles from './film-blocks.module.css';
import frame from './play-frame.module.css';

/** Placeholders for a film. All parts already have their final size. */
export function FilmBlocks({ header, heading }: Readonly<{ header: ReactNode; heading: string }>) {
  useSpokenChange(heading);
  return (
    <div className={frame.frame}>
      {header}
      <main className={frame.middle}>
        <div className={frame.title}>
          <h1 className="visually-hidden">{heading}</h1>
          <div className={styles.title} />
          <div className={styles.line} />
        </div>
        <div className={frame.left}>
          <div className={frame.poster}>
            <Curtain behind={undefined} />
          </div>
          <div className={frame.crew}>
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
        </div>
        <div className={`${frame.hints} ${styles.hints}`} />
        <div className={`${frame.cast} ${styles.cast}`}>
          <div />
          <div />
          <div />
          <div />
        </div>
      </main>
      <div className={`${frame.dock} ${styles.dock}`}>
        <div className={styles.figure} />
        <div className={styles.strip}>
          <RatingStrip />
        </div>
        <div className={styles.ticket} />
      </div>
      <div className={frame.side}>
        <div className={styles.points} />
      </div>
    </div>
  );
}
