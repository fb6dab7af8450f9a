import { seededChance } from '@outoften/rules/seeded-chance';
import { decadeOf } from './decades.ts';
import { boxOutline, upTo } from './ink/outlines.ts';
import type { Ink } from './ink/palette.ts';
import type { Press } from './ink/press.ts';
import { element, formatNumber, type Svg } from './ink/svg.ts';
import { printSpecks } from './specks.ts';

/** A sheet's drawing before its decade's finish. */
type Picture = Readonly<{ seed: number; content: Svg; specks: Ink }>;

/** The share of its size that a picture keeps beside a margin. */
const SHARE_IN_MARGIN = 0.95;

/** Returns the share of its size that a poster's picture has on the sheet of its film's decade. */
export function pictureShare(year: number): number {
  return ['1960s', '1970s', '1980s'].includes(decadeOf(year)) ? SHARE_IN_MARGIN : 1;
}

/** Returns the picture on the sheet of its film's decade, with margin, edge and traces of print. */
export function finishPrint(press: Press, year: number, picture: Picture): Svg {
  const { seed, content, specks } = picture;
  const paperSpecks = printSpecks(press, { seed, ink: specks });
  switch (decadeOf(year)) {
    case 'early':
      return content + paperSpecks;
    case '1960s':
      return inMargin(press, content + paperSpecks, { margin: 'paper', corner: 0 });
    case '1970s':
      return inMargin(press, content + paperSpecks, { margin: 'paper', corner: 14 });
    case '1980s':
      return inMargin(press, content + scanLines(press), {
        margin: 'key',
        corner: 5,
        keyline: 'one',
      });
    case '1990s':
      return content + paperSpecks + wornEdge(press, seed);
    case '2000s':
      return content + sheen(press);
    case '2010s':
      return content + paperSpecks + folds(press);
    case '2020s':
      return content;
  }
}

function inMargin(
  press: Press,
  content: Svg,
  { margin, corner, keyline }: Readonly<{ margin: Ink; corner: number; keyline?: Ink }>,
): Svg {
  const [width, height] = [200 * SHARE_IN_MARGIN, 300 * SHARE_IN_MARGIN];
  const [x, y] = [(200 - width) / 2, (300 - height) / 2];
  const outline = roundedOutline(x, y, width, height, corner);
  return [
    press.box(0, 0, 200, 300, margin),
    press.clip(outline, press.group(`translate(${x} ${y}) scale(${SHARE_IN_MARGIN})`, content)),
    keyline === undefined ? '' : press.line(outline, keyline, 1.3),
  ].join('');
}

function roundedOutline(x: number, y: number, width: number, height: number, r: number) {
  if (r === 0) return boxOutline(x, y, width, height);
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1 -${r} ${r}h-${across}a${r} ${r} 0 0 1 -${r} -${r}v-${down}a${r} ${r} 0 0 1 ${r} -${r}Z`;
}

/** The lines of a video picture. */
function scanLines(press: Press): Svg {
  const lines = upTo(100).map((row) => `M0 ${row * 3 + 1.5}h200`);
  return element('path', {
    d: lines.join(''),
    stroke: press.colour('key'),
    'stroke-width': 0.8,
    opacity: 0.2,
  });
}

/** A white edge that is worn unevenly, and dirt of a photocopier. */
function wornEdge(press: Press, seed: number): Svg {
  const chance = seededChance(seed + 1);
  const depth = () => formatNumber(1 + 3.4 * chance() ** 3);
  const steps = (length: number) => upTo(Math.floor(length / 6)).map((step) => step * 6);
  const inner = [
    ...steps(200).map((x) => `${x} ${depth()}`),
    ...steps(300).map((y) => `${200 - Number(depth())} ${y}`),
    ...steps(200).map((x) => `${200 - x} ${300 - Number(depth())}`),
    ...steps(300).map((y) => `${depth()} ${300 - y}`),
  ];
  const dirt = upTo(36).map(
    () => `M${formatNumber(chance() * 200)} ${formatNumber(chance() * 300)}h0`,
  );
  return [
    press.punch(`M0 0H200V300H0ZM${inner.join('L')}Z`, 'paper'),
    element('path', {
      d: dirt.join(''),
      stroke: press.colour('key'),
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
  ].join('');
}

/** Light on the gloss of the sheet. */
function sheen(press: Press): Svg {
  return element('path', {
    d: 'M0 0H96L0 176ZM112 0H128L0 234V206Z',
    fill: press.colour('paper'),
    opacity: 0.13,
  });
}

/** Two creases across and one down, because the sheet was folded. */
function folds(press: Press): Svg {
  const crease = 'M0 100H200M0 200H200M100 0V300';
  const [dark, light] = [
    { stroke: press.colour('key'), opacity: 0.3 },
    { stroke: press.colour('paper'), opacity: 0.3, transform: 'translate(.7 .7)' },
  ];
  return [dark, light]
    .map((line) => element('path', { d: crease, fill: 'none', 'stroke-width': 0.7, ...line }))
    .join('');
}
