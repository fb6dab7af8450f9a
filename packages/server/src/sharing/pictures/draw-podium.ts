import { drawFace } from './picture-art.ts';
import { drawLine } from './picture-lines.ts';
import { CREAM, DIM, drawFoot, drawSheet } from './picture-parts.ts';
import { findLetters } from './preview-letters.ts';
import type { PodiumPicture, PodiumPlace } from './preview-picture.ts';

const LEFT = 52;
const MOST = 1096;
const STEP_WIDTH = 353;
const FOOT_OF_STEPS = 493;

/** Places from left to right: the winner stands in the middle. */
const ORDER = [1, 0, 2];

/** Draws the podium of a game. */
export function drawPodium(picture: PodiumPicture): string {
  const { kicker, steps, foot } = picture;
  const order = steps.length === 3 ? ORDER : steps.map((_, nth) => nth);
  const width = steps.length * (STEP_WIDTH + 18) - 18;
  const places = order.map((nth, column) => {
    const place = steps[nth];
    const x = 600 - width / 2 + column * (STEP_WIDTH + 18);
    return place === undefined ? '' : drawPlace(place, x);
  });
  return drawSheet(`<defs>${stepGround('first', '#8c1a2c', '#4a0d18')}${stepGround('other', '#6e1524', '#3a0912')}</defs>
${drawLine(kicker, { face: 'text-bold', size: 28, fill: DIM }, { x: LEFT, y: 73, most: MOST })}
${heading(picture)}${places.join('')}
${drawFoot(foot, { x: LEFT - 1, y: 541 })}`);
}

function stepGround(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Sets the name in the text typeface, which keeps similar letters apart, and "wins" in the headline typeface. */
function heading({ winners, wins, withoutNames }: PodiumPicture): string {
  const names = findLetters(winners, 'text-bold');
  const verb = findLetters(` ${wins}`, 'display');
  if (names === undefined || verb === undefined) {
    return drawLine(
      withoutNames,
      { face: 'display', size: 92, fill: CREAM },
      { x: LEFT, y: 168, most: MOST },
    );
  }
  // The text typeface looks larger at the same size.
  const size = Math.min(92, MOST / (0.92 * names.width + verb.width));
  const nameSize = 0.92 * size;
  const verbAt = { x: LEFT + names.width * nameSize, y: 168, size };
  return `<path fill="${CREAM}" d="${names.outline({ x: LEFT, y: 168, size: nameSize })}${verb.outline(verbAt)}"/>`;
}

function drawPlace({ rank, name, face, points }: PodiumPlace, x: number): string {
  const isFirst = rank === 1;
  const middle = x + STEP_WIDTH / 2;
  const top = isFirst ? 395 : 419;
  const size = isFirst ? 132 : 104;
  const nameY = top - 18;
  const rankWidth = (findLetters(String(rank))?.width ?? 0) * 50;
  const pointsWidth = (findLetters(points, 'text')?.width ?? 0) * 26;
  const start = middle - (rankWidth + 16 + pointsWidth) / 2;
  const baseline = (top + FOOT_OF_STEPS) / 2 + 20;
  return `${drawFace(face, { x: middle - size / 2, y: nameY - 34 - size, size })}
${drawLine(name, { face: 'text-bold', size: 26, fill: CREAM }, { x: middle, y: nameY, anchor: 'middle', most: STEP_WIDTH })}
<rect x="${x}" y="${top}" width="${STEP_WIDTH}" height="${FOOT_OF_STEPS - top}" fill="url(#${isFirst ? 'first' : 'other'})"/>
<rect x="${x}" y="${top}" width="${STEP_WIDTH}" height="5" fill="#d9983c"/>
${drawLine(String(rank), { face: 'display', size: 50, fill: CREAM }, { x: start, y: baseline })}
${drawLine(points, { face: 'text', size: 26, fill: CREAM }, { x: start + rankWidth + 16, y: baseline, most: STEP_WIDTH - 80 })}`;
}
