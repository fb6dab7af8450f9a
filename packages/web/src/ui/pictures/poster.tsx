import { posterSrcset } from '@outoften/rules/film/poster-address';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './poster.module.css';
import { usePosterDescription } from './use-poster-description.ts';

/** The widths of posters in the styles of the screens. */
const WIDTHS = {
  guessing: '(width < 768px) 118px, (width < 1024px) 240px, 28vw',
  result: '(width < 768px) 46vw, (width < 1024px) 300px, 35vw',
  stage: '26vw',
  large: '(width < 768px) 92vw, 620px',
  case: '250px',
  challenge: '(width < 768px) 200px, 280px',
  row: '72px',
} as const;

type PosterProps = Readonly<{ src: string; title: string; place: keyof typeof WIDTHS }>;

/** A film's poster with a description, or its title on paper if the picture cannot be loaded. */
export function Poster({ src, title, place }: PosterProps) {
  const say = useMessages();
  const [missing, setMissing] = useState<string>();
  const description = usePosterDescription(src);
  const descriptionId = useId();
  if (missing === src) {
    return (
      <div className={styles.missing}>
        <p className={styles.title} lang="en">
          {title}
        </p>
        <p className={styles.reason}>{say('shell.poster.missing')}</p>
      </div>
    );
  }
  const srcSet = posterSrcset(src);
  return (
    <>
      <img
        className={styles.image}
        srcSet={srcSet}
        sizes={srcSet && WIDTHS[place]}
        src={src}
        alt={say('shell.poster.alt', { title })}
        width={400}
        height={600}
        decoding="async"
        tabIndex={-1}
        aria-describedby={description === undefined ? undefined : descriptionId}
        onError={() => setMissing(src)}
      />
      {description !== undefined && (
        <span id={descriptionId} className="visually-hidden">
          {description}
        </span>
      )}
    </>
  );
}
