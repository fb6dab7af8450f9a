import {
  type PlacedLetter,
  WORDMARK_LAYERS,
  WORDMARK_OUT_OF,
  WORDMARK_STROKES,
  WORDMARK_TEN,
} from '@outoften/rules/wordmark';
import { drawLine } from './picture-lines.ts';
import type { PictureFoot } from './preview-picture.ts';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH } from './preview-size.ts';

export const CREAM = '#f6ead2';
export const DIM = '#c9b9a4';
export const AMBER = '#ffb547';

/** The place of the curtain in pictures about one film, and of the text beside it. */
export const FILM_STAGE = { x: 52, y: 45, width: 360, height: 540 };
export const TEXT_LEFT = 465;
export const TEXT_WIDTH = 680;

/** Returns a picture on the game's dark ground. */
export function drawSheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">
<defs><radialGradient id="room" gradientUnits="userSpaceOnUse" cx="760" cy="230" r="760"><stop stop-color="#33212d"/><stop offset="1" stop-color="#1a121d"/></radialGradient>
<pattern id="hatch" width="11.3" height="11.3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4.2" height="11.3" fill="#b9834a"/></pattern>
<linearGradient id="letters" gradientUnits="userSpaceOnUse" x1="0" y1="-14" x2="0" y2="114"><stop stop-color="#b92f38"/><stop offset="1" stop-color="#831524"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#room)"/>${content}</svg>`;
}

/** Draws the product's name, the call to play, and the address. */
export function drawFoot(
  { line, host }: PictureFoot,
  { x, y }: Readonly<{ x: number; y: number }>,
): string {
  const left = x + 332;
  const most = PREVIEW_WIDTH - 40 - left;
  return `${drawWordmark(x, y)}
${drawLine(line, { face: 'text', size: 25, fill: DIM }, { x: left, y: y + 17, most })}
${drawLine(host, { face: 'text-bold', size: 25, fill: CREAM }, { x: left, y: y + 47, most })}`;
}

/** Draws ten empty frames of film, 670 wide and 64 high. */
export function drawStrip(x: number, y: number): string {
  const holes = [5, 55].map(
    (top) =>
      `<path d="M${x + 5} ${y + top + 2}H${x + 666}" stroke="#0f0a12" stroke-width="5" stroke-dasharray="12 9"/>`,
  );
  const bars = Array.from(
    { length: 9 },
    (_, nth) =>
      `<path d="M${x + (nth + 1) * 67 - 1.5} ${y + 9}v46" stroke="#17101a" stroke-width="3"/>`,
  );
  return `<rect x="${x}" y="${y}" width="670" height="64" rx="2" fill="#2c1f31"/><rect x="${x}" y="${y + 10}" width="670" height="44" fill="#1d1422"/>${holes.join('')}${bars.join('')}`;
}

const LAYER_STROKES = {
  shadow: '#08040a',
  rim: '#e9b870',
  face: 'url(#letters)',
  glow: '#ff9a3c',
  socket: '#5a1410',
  bulb: '#ffefc9',
} as const;

/** The length of each stroke in its own units, because the renderer ignores `pathLength`. */
const STROKE_LENGTHS: Readonly<Record<string, number>> = {
  O: 273.1,
  U: 236.5,
  T: 64,
  'T 1': 82,
  F: 154,
  'F 1': 26,
  E: 208,
  'E 1': 26,
  N: 118.7,
  'N 1': 100,
  'N 2': 72.9,
  'N 3': 100,
};

const WORDMARK_WIDTH = 859;

/** Draws the wordmark, 300 wide. */
function drawWordmark(x: number, y: number): string {
  const letters: readonly PlacedLetter[] = [
    ...WORDMARK_OUT_OF,
    ...WORDMARK_TEN.map(([letter, left]): PlacedLetter => [letter, left + 583.5]),
  ];
  const layers = WORDMARK_LAYERS.map(({ name, width }) => {
    const isDotted = name === 'glow' || name === 'socket' || name === 'bulb';
    const strokes = letters.flatMap(([letter, left]) =>
      WORDMARK_STROKES[letter].map(({ d, wide }, nth) => {
        const length = STROKE_LENGTHS[nth === 0 ? letter : `${letter} ${nth}`] ?? 100;
        const dots = isDotted
          ? ` stroke-dasharray="0.01 ${(length / wide - 0.01).toFixed(3)}"`
          : '';
        return `<path transform="translate(${left} 15.5)" d="${d}"${dots}/>`;
      }),
    );
    const opacity = name === 'glow' ? ' opacity=".1"' : '';
    const shift = name === 'shadow' ? ' transform="translate(5 7)"' : '';
    return `<g stroke="${LAYER_STROKES[name]}" stroke-width="${width}"${opacity}${shift}>${strokes.join('')}</g>`;
  });
  return `<g transform="translate(${x} ${y})scale(${300 / WORDMARK_WIDTH})" fill="none" stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</g>`;
}
