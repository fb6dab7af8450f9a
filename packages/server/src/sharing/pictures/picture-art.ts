import { readFileSync } from 'node:fs';
import { formatAvatar } from '@outoften/rules/player/avatar';
import { type Face, type Ground, readFace } from '@outoften/rules/player/face';

type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

/** The game's drawings, which the web app uses as well. */
const ART = new URL('../../../../web/src/ui/art/', import.meta.url);

/** The same values as in the web app's seat-picture.module.css. */
const GROUNDS: Readonly<Record<Ground, Readonly<{ colour: string; pattern: string }>>> = {
  teal: { colour: '#2a5c5f', pattern: 'rays' },
  rust: { colour: '#a8482e', pattern: 'stripes' },
  sky: { colour: '#7ca3b8', pattern: 'dots' },
  plum: { colour: '#5d3b6a', pattern: 'rings' },
  sage: { colour: '#8fa88c', pattern: 'rays' },
  blue: { colour: '#3a5570', pattern: 'stripes' },
  rose: { colour: '#b3667a', pattern: 'dots' },
  sand: { colour: '#cdbb96', pattern: 'rings' },
};

const kept = new Map<string, string>();

/** Draws the closed curtain, or an open one in front of the picture `behind`. The stage is two wide to three high. */
export function drawCurtain(stage: Box, behind: string | undefined): string {
  const { x, y, width, height } = stage;
  const fold = behind === undefined ? 0.505 * width : 0.505 * 0.13 * width;
  const valance = (behind === undefined ? 1 : 0.54) * width * (46 / 200);
  const folds = { y, width: fold, height: 1.01 * height };
  const clip = `<clipPath id="stage"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`;
  return `${clip}<g clip-path="url(#stage)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#1b1216"/>
${behind === undefined ? '' : drawImage(behind, { x: x + 0.045 * width, y: y + 0.08 * height, width: 0.91 * width, height: 0.92 * height })}
${drawImage(readArt('curtain-left.svg'), { ...folds, x })}
${drawImage(readArt('curtain-right.svg'), { ...folds, x: x + width - fold })}
${drawImage(readArt('curtain-valance.svg'), { x, y, width, height: valance })}</g>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="#55405a"/>`;
}

/** Draws a seat's picture in a disc. */
export function drawFace(
  face: Face,
  { x, y, size }: Readonly<{ x: number; y: number; size: number }>,
): string {
  const { avatar, ground } = readFace(face);
  const box = { x, y, width: size, height: size };
  const svg = read(formatAvatar(avatar).replace(/jpg$/, 'svg'));
  // An avatar's file has the figure alone below the whole picture. Both are clipped to their disc.
  const clip = `face-${Math.round(x)}`;
  const disc = `<circle cx="${x + size / 2}" cy="${y + size / 2}" r="${size / 2}"`;
  const inDisc = (content: string) =>
    `<clipPath id="${clip}">${disc}/></clipPath><g clip-path="url(#${clip})">${content}</g>`;
  if (ground === undefined) return inDisc(drawImage(svgAddress(svg), box));
  const { colour, pattern } = GROUNDS[ground];
  const bare = svg.replace('viewBox="0 0 100 100"', 'viewBox="0 100 100 100"');
  return inDisc(
    `${disc} fill="${colour}"/>${drawImage(readArt(`ground-${pattern}.svg`), box)}${drawImage(svgAddress(bare), box)}`,
  );
}

/** @param address a data address, as the renderer reads no other */
export function drawImage(address: string, { x, y, width, height }: Box): string {
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${address.startsWith('data:image/svg') ? 'none' : 'xMidYMid slice'}" href="${address}"/>`;
}

export function svgAddress(svg: string | Buffer): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function readArt(file: string): string {
  return svgAddress(read(file));
}

function read(file: string): string {
  const known = kept.get(file) ?? readFileSync(new URL(file, ART), 'utf8');
  kept.set(file, known);
  return known;
}
