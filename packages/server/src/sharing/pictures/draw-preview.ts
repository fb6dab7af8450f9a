import { Resvg } from '@resvg/resvg-js';
import { drawBoard } from './draw-board.ts';
import { drawChallenge } from './draw-challenge.ts';
import { drawDaily } from './draw-daily.ts';
import { drawPodium } from './draw-podium.ts';
import type { PreviewPicture } from './preview-picture.ts';

export type DrawOrder = Readonly<{
  picture: PreviewPicture;
  /** The film's poster as a data address. Without one the curtain stays closed. */
  poster: string | undefined;
}>;

/** Returns PNG bytes. A line with a letter that no typeface has is left out. Blocks the thread for some 60 ms. */
export function drawPreview(order: DrawOrder): Uint8Array<ArrayBuffer> {
  const image = new Resvg(drawSvg(order), { font: { loadSystemFonts: false } }).render();
  // A copy, because it is transferred to another thread.
  return new Uint8Array(image.asPng());
}

export function drawSvg({ picture, poster }: DrawOrder): string {
  switch (picture.type) {
    case 'board':
      return drawBoard(picture);
    case 'challenge':
      return drawChallenge(picture, poster);
    case 'daily':
      return drawDaily(picture);
    case 'podium':
      return drawPodium(picture);
  }
}
