import { drawCurtain } from './picture-art.ts';
import { drawLine, drawParagraph } from './picture-lines.ts';
import {
  CREAM,
  DIM,
  drawFoot,
  drawSheet,
  drawStrip,
  FILM_STAGE,
  TEXT_LEFT,
  TEXT_WIDTH,
} from './picture-parts.ts';
import type { ChallengePicture } from './preview-picture.ts';

/** @param poster a data address; undefined leaves the curtain closed */
export function drawChallenge(picture: ChallengePicture, poster: string | undefined): string {
  const { kicker, title, line, foot } = picture;
  const heading = drawParagraph(title, {
    face: 'display',
    fill: CREAM,
    x: TEXT_LEFT,
    top: 97,
    most: TEXT_WIDTH,
    fits: [
      { size: 90, lines: 2 },
      { size: 72, lines: 2 },
      { size: 58, lines: 3 },
      { size: 44, lines: 4 },
      { size: 34, lines: 5 },
    ],
  });
  // Below a title of one line, the text starts at a fixed height, so that no gap is left.
  const lineY = Math.max(heading.lastLine + 52, 246);
  return drawSheet(`${drawCurtain(FILM_STAGE, poster)}
${drawLine(kicker, { face: 'text-bold', size: 28, fill: DIM }, { x: TEXT_LEFT, y: 73, most: TEXT_WIDTH })}
${heading.svg}
${drawLine(line, { face: 'text', size: 33, fill: CREAM }, { x: TEXT_LEFT, y: lineY, most: TEXT_WIDTH })}
${drawStrip(464, 349)}${numbers()}
${drawLine('?', { face: 'display', size: 84, fill: CREAM }, { x: 799, y: 410, anchor: 'middle' })}
${drawFoot(foot, { x: TEXT_LEFT - 1, y: 513 })}`);
}

function numbers(): string {
  return Array.from({ length: 11 }, (_, value) => {
    const isThreshold = value === 5 || value === 8;
    return drawLine(
      String(value),
      {
        face: isThreshold ? 'text-bold' : 'text',
        size: 21,
        fill: isThreshold ? CREAM : DIM,
      },
      { x: 464 + 67 * value, y: 443, anchor: 'middle' },
    );
  }).join('');
}
