import { useLingui } from '@lingui/react';
import { posterSrcset } from '@outoften/rules/film/poster-address';
import { useEffect, useId, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './poster.module.css';

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

/** Our own posters are drawings with a description in each language. Photographs have none. */
const IS_DRAWING = /\.svg$/;
const DESCRIPTIONS: Readonly<Record<string, RegExp>> = {
  en: /^<svg [^>]*aria-label="([^"]*)"/,
  de: /^<svg [^>]*data-de="([^"]*)"/,
  es: /^<svg [^>]*data-es="([^"]*)"/,
};

/** Describes a poster in the player's language; undefined without a poster, until the description has loaded, and for posters without one. */
export function usePosterDescription(src: string | undefined): string | undefined {
  const { locale } = useLingui().i18n;
  const [known, setKnown] = useState<{ src: string; drawing: string | undefined }>();
  useEffect(() => {
    if (src === undefined || !IS_DRAWING.test(src)) return undefined;
    let isCurrent = true;
    void readDrawing(src).then((drawing) => isCurrent && setKnown({ src, drawing }));
    return () => {
      isCurrent = false;
    };
  }, [src]);
  if (known?.src !== src || known?.drawing === undefined) return undefined;
  return DESCRIPTIONS[locale]?.exec(known.drawing)?.[1];
}

/** Fetched from the browser's cache, because the picture was loaded already. */
async function readDrawing(src: string): Promise<string | undefined> {
  try {
    const answer = await fetch(src, { cache: 'force-cache' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
