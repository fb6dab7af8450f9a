import { drawCurtain } from './picture-art.ts';
import { drawLine } from './picture-lines.ts';
import {
  AMBER,
  CREAM,
  DIM,
  drawFoot,
  drawSheet,
  drawStrip,
  FILM_STAGE,
  TEXT_LEFT,
  TEXT_WIDTH,
} from './picture-parts.ts';
import type { DailyPicture } from './preview-picture.ts';

const STRIP = { x: 464, y: 316 };
const MIDDLE = STRIP.x + 335;

/**
 * Half the gap between the marks. It is the same for every distance, so that nothing can be measured in the picture.
 */
const HALF_GAP = 67;

/** Draws how far off a guess was, without the guess and the rating. */
export function drawDaily(picture: DailyPicture): string {
  const { kicker, headline, line, foot } = picture;
  return drawSheet(`${drawCurtain(FILM_STAGE, undefined)}
${drawLine(kicker, { face: 'text-bold', size: 28, fill: DIM }, { x: TEXT_LEFT, y: 73, most: TEXT_WIDTH })}
${drawLine(headline, { face: 'display', size: 106, fill: CREAM }, { x: TEXT_LEFT, y: 180, most: TEXT_WIDTH })}
${drawLine(line, { face: 'text', size: 33, fill: CREAM }, { x: TEXT_LEFT, y: 238, most: TEXT_WIDTH })}
${drawStrip(STRIP.x, STRIP.y)}
${picture.side === 'exact' ? exactMark(picture) : marks(picture)}
${drawFoot(foot, { x: TEXT_LEFT - 1, y: 528 })}`);
}

function exactMark({ marks: { guess, film } }: DailyPicture): string {
  return `${lamp(MIDDLE)}${bar(MIDDLE, AMBER, 350)}
${label(`${guess} = ${film}`, { x: MIDDLE, anchor: 'middle', fill: AMBER })}`;
}

function marks({ side, figure, marks: { guess, film } }: DailyPicture): string {
  const isLow = side === 'low';
  const guessAt = MIDDLE + (isLow ? -HALF_GAP : HALF_GAP);
  const filmAt = MIDDLE + (isLow ? HALF_GAP : -HALF_GAP);
  return `<rect x="${MIDDLE - HALF_GAP}" y="${STRIP.y + 9}" width="${2 * HALF_GAP}" height="46" fill="url(#hatch)"/>
${drawLine(figure, { face: 'display', size: 58, fill: CREAM }, { x: MIDDLE, y: 311, anchor: 'middle', most: 96 })}
${bar(guessAt, AMBER, 302)}${lamp(filmAt)}
${label(guess, { x: guessAt, anchor: isLow ? 'end' : 'start', fill: AMBER })}
${label(film, { x: filmAt, anchor: isLow ? 'start' : 'end', fill: CREAM })}`;
}

function label(
  text: string,
  { x, anchor, fill }: Readonly<{ x: number; anchor: 'start' | 'middle' | 'end'; fill: string }>,
): string {
  const nudge = { start: -4, middle: 0, end: 4 }[anchor];
  return drawLine(text, { face: 'text-bold', size: 24, fill }, { x: x + nudge, y: 422, anchor });
}

/** The viewers' needle with its lit bulb. */
function lamp(x: number): string {
  const glow = [27, 23, 19].map(
    (r) => `<circle cx="${x}" cy="293" r="${r}" fill="#ffb547" opacity=".12"/>`,
  );
  return `${glow.join('')}${bar(x, CREAM, 300)}<circle cx="${x}" cy="293" r="12.5" fill="#ffefc9" stroke="#1b1216" stroke-width="2"/>`;
}

function bar(x: number, fill: string, top: number): string {
  return `<rect x="${x - 4}" y="${top}" width="8" height="${391 - top}" fill="${fill}" stroke="#120a14"/>`;
}
