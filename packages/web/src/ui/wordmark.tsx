import type { ReactNode } from 'react';
import styles from './wordmark.module.css';

type WordmarkProps = Readonly<{ label: string }>;

/** The product's name in channel letters: over two lines on phones, on one line where there is room. */
export function Wordmark({ label }: WordmarkProps) {
  return (
    <span role="img" aria-label={label} className={styles.wordmark}>
      <svg className={styles.definitions} aria-hidden="true">
        <defs>
          <Word id="wm-out-of" letters={OUT_OF} bulbs="wide" />
          <Word id="wm-out-of-small" letters={OUT_OF} bulbs="narrow" />
          <Word id="wm-ten" letters={TEN} bulbs="wide" />
        </defs>
      </svg>
      <svg className={styles.twoLines} viewBox="0 0 299 229" aria-hidden="true">
        <Face id="wm-face-2" />
        {SMALL_LAYERS.map((layer, depth) => (
          <Layer key={layer.width} {...layer} face="wm-face-2">
            <use
              href="#wm-out-of-small"
              transform="translate(0 15.5)scale(.56)"
              strokeWidth={layer.width}
            />
            <use
              href="#wm-ten"
              transform="translate(27 98.2)scale(.94)"
              strokeWidth={LAYERS[depth]?.width}
            />
          </Layer>
        ))}
      </svg>
      <svg className={styles.oneLine} viewBox="0 0 859 146" aria-hidden="true">
        <Face id="wm-face-1" />
        {LAYERS.map((layer) => (
          <Layer key={layer.width} {...layer} face="wm-face-1">
            <g transform="translate(0 15.5)" strokeWidth={layer.width}>
              <use href="#wm-out-of" />
              <use href="#wm-ten" x="583.5" />
            </g>
          </Layer>
        ))}
      </svg>
    </span>
  );
}

/** A stroke of a letter 100 units high, and how many bulbs fit along it where letters are drawn large, and small. */
type Stroke = Readonly<{ d: string; wide: number; narrow: number }>;

type Letter = 'O' | 'U' | 'T' | 'F' | 'E' | 'N';

type PlacedLetter = readonly [letter: Letter, x: number];

// The hundredth more than a whole number lets the last bulb of an open stroke fall on its end.
const STROKES: Readonly<Record<Letter, readonly Stroke[]>> = {
  O: [
    {
      d: 'M32 0a32 32 0 0 0-32 32v36a32 32 0 0 0 64 0v-36a32 32 0 0 0-32-32z',
      wide: 17,
      narrow: 13,
    },
  ],
  U: [{ d: 'M0 0v68a32 32 0 0 0 64 0v-68', wide: 15.02, narrow: 11.02 }],
  T: [
    { d: 'M0 0h64', wide: 4.02, narrow: 3.02 },
    { d: 'M32 18v82', wide: 5.02, narrow: 4.02 },
  ],
  F: [
    { d: 'M54 0h-54v100', wide: 10.02, narrow: 7.02 },
    { d: 'M18 49h26', wide: 2.02, narrow: 1.02 },
  ],
  E: [
    { d: 'M54 0h-54v100h54', wide: 13.02, narrow: 9.02 },
    { d: 'M18 50h26', wide: 2.02, narrow: 1.02 },
  ],
  N: [
    // The whole diagonal is there for its shape: its one bulb falls on the stem's.
    { d: 'M0 0L64 100', wide: 0.5, narrow: 0.5 },
    { d: 'M0 100v-100', wide: 6.02, narrow: 4.02 },
    { d: 'M12 19.5L52 80.5', wide: 5.02, narrow: 3.02 },
    { d: 'M64 0v100', wide: 6.02, narrow: 4.02 },
  ],
};

const OUT_OF: readonly PlacedLetter[] = [
  ['O', 15.5],
  ['U', 117.5],
  ['T', 219.5],
  ['O', 355.5],
  ['F', 457.5],
];

const TEN: readonly PlacedLetter[] = [
  ['T', 0],
  ['E', 102],
  ['N', 194],
];

type WordProps = Readonly<{
  id: string;
  letters: readonly PlacedLetter[];
  bulbs: 'wide' | 'narrow';
}>;

function Word({ id, letters, bulbs }: WordProps) {
  return (
    <g id={id}>
      {letters.map(([letter, x]) => (
        <g key={x} transform={`translate(${x})`}>
          {STROKES[letter].map((stroke) => (
            <path key={stroke.d} d={stroke.d} pathLength={stroke[bulbs]} />
          ))}
        </g>
      ))}
    </g>
  );
}

type LayerProps = Readonly<{
  name: 'shadow' | 'rim' | 'face' | 'glow' | 'socket' | 'bulb';
  children: ReactNode;
  face: string;
}>;

/** The same letters over and over, each time at another width: from their shadow up to their bulbs. */
const LAYERS = [
  { name: 'shadow', width: 30 },
  { name: 'rim', width: 29 },
  { name: 'face', width: 23 },
  { name: 'glow', width: 22 },
  { name: 'glow', width: 19 },
  { name: 'glow', width: 16 },
  { name: 'glow', width: 13 },
  { name: 'socket', width: 9.5 },
  { name: 'bulb', width: 6.6 },
] as const;

/** The upper of two lines is drawn at little more than half the size, but its bulbs are as large as the others'. */
const SMALL_LAYERS = [
  { name: 'shadow', width: 31 },
  { name: 'rim', width: 30.6 },
  { name: 'face', width: 19.9 },
  { name: 'glow', width: 25 },
  { name: 'glow', width: 22 },
  { name: 'glow', width: 19 },
  { name: 'glow', width: 16 },
  { name: 'socket', width: 12.2 },
  { name: 'bulb', width: 8.5 },
] as const;

function Layer({ name, face, children }: LayerProps) {
  const isShadow = name === 'shadow';
  return (
    <g
      className={styles[name]}
      stroke={name === 'face' ? `url(#${face})` : undefined}
      transform={isShadow ? 'translate(5 7)' : undefined}
    >
      {children}
    </g>
  );
}

function Face({ id }: Readonly<{ id: string }>) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="-14" x2="0" y2="114">
      <stop stopColor="#b92f38" />
      <stop offset="1" stopColor="#831524" />
    </linearGradient>
  );
}
