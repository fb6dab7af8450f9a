import { useEffect, useState } from 'react';

/** Our own posters are drawings with a description. Photographs have none. */
const IS_DRAWING = /\.svg$/;
const DESCRIPTION = /^<svg [^>]*aria-label="([^"]*)"/;

/** Describes a poster in English; undefined until the description has loaded, and for posters without one. */
export function usePosterDescription(src: string): string | undefined {
  const [known, setKnown] = useState<{ src: string; text: string | undefined }>();
  useEffect(() => {
    if (!IS_DRAWING.test(src)) return undefined;
    let isCurrent = true;
    void readDescription(src).then((text) => isCurrent && setKnown({ src, text }));
    return () => {
      isCurrent = false;
    };
  }, [src]);
  return known?.src === src ? known.text : undefined;
}

/** Fetched from the browser's cache, because the picture was loaded already. */
async function readDescription(src: string): Promise<string | undefined> {
  try {
    const answer = await fetch(src, { cache: 'force-cache' });
    return answer.ok ? DESCRIPTION.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}
