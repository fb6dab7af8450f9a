import { posterSrcset } from '@outoften/rules/poster-address';
import styles from './poster-fan.module.css';

type PosterFanProps = Readonly<{ posters: readonly string[] }>;

/** A few small posters in the corner of a card, for show: they say nothing to a screen reader. */
export function PosterFan({ posters }: PosterFanProps) {
  if (posters.length === 0) return null;
  return (
    <span className={styles.fan} aria-hidden>
      {posters.map((src) => {
        const srcSet = posterSrcset(src);
        return (
          <img
            key={src}
            src={src}
            {...(srcSet !== undefined && { srcSet, sizes: '40px' })}
            width={40}
            height={60}
            loading="lazy"
            decoding="async"
            alt=""
          />
        );
      })}
    </span>
  );
}
