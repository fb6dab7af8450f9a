import { findLetters, type Letters } from './preview-letters.ts';
import type { BoardPicture } from './preview-picture.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview-size.ts';

const PRODUCT = 'OUT OF TEN';
const SIDE = 80;

/** Draws the board. A line that needs a letter the typeface lacks is left out. */
export function drawBoard({ headline, line }: BoardPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
<defs><radialGradient id="room" cx=".5" cy=".3" r=".8"><stop stop-color="#2f1a24"/><stop offset="1" stop-color="#160d17"/></radialGradient>
<radialGradient id="board" cx=".5" cy=".5" r=".8"><stop stop-color="#fff3da"/><stop offset="1" stop-color="#e3c99a"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#room)"/>
<path d="M40 630V140H80V100H120V40H1080V100H1120V140H1160V630" fill="none" stroke="#a8793e" stroke-width="4"/>
${lineOf(findLetters(PRODUCT), { middle: 150, most: 110, fill: '#f6ead2' })}
${bulbs(222)}<rect x="42" y="262" width="1116" height="186" fill="url(#board)"/>${bulbs(448)}
${lineOf(findLetters(headline.toUpperCase()), { middle: 355, most: 130, fill: '#1b1216' })}
${lineOf(findLetters(line), { middle: 552, most: 64, fill: '#ffb547' })}
</svg>`;
}

type LinePlace = Readonly<{ middle: number; most: number; fill: string }>;

/** Returns a centred line in the largest size that fits. */
function lineOf(letters: Letters | undefined, { middle, most, fill }: LinePlace): string {
  if (letters === undefined || letters.width === 0) return '';
  const size = Math.min(most, (PREVIEW_WIDTH - 2 * SIDE) / letters.width);
  const x = (PREVIEW_WIDTH - letters.width * size) / 2;
  // The typeface's capitals are about three quarters of its size high.
  const y = middle + 0.37 * size;
  return `<path fill="${fill}" d="${letters.outline({ x, y, size })}"/>`;
}

function bulbs(y: number): string {
  const row = Array.from({ length: 37 }, (_, n) => {
    const fill = n % 3 === 1 ? '#b98a52' : '#ffd79a';
    return `<circle cx="${60 + n * 30}" cy="${y + 20}" r="8" fill="${fill}"/>`;
  });
  return `<rect x="42" y="${y}" width="1116" height="40" fill="#5c1220"/>${row.join('')}`;
}
