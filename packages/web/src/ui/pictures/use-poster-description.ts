import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';

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
