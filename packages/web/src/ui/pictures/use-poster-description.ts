import { useEffect, useState } from 'react';

/** Posters of this product's own are drawings, each with its description; photographs have none. */
const IS_DRAWING = /\.svg$/;
const DESCRIPTION = /^<svg [^>]*aria-label="([^"]*)"/;

/** What is on a poster, in English; undefined until it is known, and where nothing is. */
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

/** The browser has the file already, for the picture. */
async function readDescription(src: string): Promise<string | undefined> {
  try {
    const answer = await fetch(src, { cache: 'force-cache' });
    return answer.ok ? DESCRIPTION.exec(await answer.text())?.[1] : undefined;
  } catch {
    return undefined;
  }
}
