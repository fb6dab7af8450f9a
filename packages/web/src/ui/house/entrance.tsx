import {
  type PlacedLetter,
  WORDMARK_LAYERS,
  WORDMARK_OUT_OF,
  WORDMARK_STROKES,
  WORDMARK_TEN,
} from '@outoften/rules/wordmark';
import type { ReactNode } from 'react';
import { BulbEdge } from './board-heading.tsx';
import styles from './entrance.module.css';

type EntranceProps = Readonly<{
  name: string;
  /** Display cases, on wide screens only. */
  left: ReactNode;
  right: ReactNode;
  children: ReactNode;
}>;

/** The width from which cases are shown, as in `entrance.module.css`. Phones fetch no poster for them. */
export const HAS_CASES = '(width >= 1180px)';

/** The front of the cinema: a sign, the content below it, and on wide screens a display case at each side. */
export function Entrance({ name, left, right, children }: EntranceProps) {
  return (
    <>
      <Marquee name={name} />
      <div className={styles.canopy}>
        <div className={styles.middle}>{children}</div>
        <div className={styles.left}>{left}</div>
        <div className={styles.right}>{right}</div>
      </div>
    </>
  );
}

/** The sign above the entrance, with the product's name. It is the screen's heading. */
function Marquee({ name }: Readonly<{ name: string }>) {
  return (
    <div className={styles.marquee}>
      <h1 className={styles.panel}>
        <Wordmark label={name} />
      </h1>
      <BulbEdge />
    </div>
  );
}

/** A case beside the entrance, with a poster and a few words below it. */
export function DisplayCase({
  picture,
  title,
  lines,
}: Readonly<{ picture: ReactNode; title: string; lines: readonly string[] }>) {
  return (
    <figure>
      <div className={styles.frame}>
        <div className={styles.picture}>{picture}</div>
      </div>
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{title}</strong>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The product's name in channel letters, on two lines on phones and on one elsewhere. */
export function Wordmark({ label }: Readonly<{ label: string }>) {
  return (
    <span role="img" aria-label={label} className={styles.wordmark}>
      <svg className={styles.definitions} aria-hidden="true">
        <defs>
          <Word id="wm-out-of" letters={WORDMARK_OUT_OF} bulbs="wide" />
          <Word id="wm-out-of-small" letters={WORDMARK_OUT_OF} bulbs="narrow" />
          <Word id="wm-ten" letters={WORDMARK_TEN} bulbs="wide" />
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
              strokeWidth={WORDMARK_LAYERS[depth]?.width}
            />
          </Layer>
        ))}
      </svg>
      <svg className={styles.oneLine} viewBox="0 0 859 146" aria-hidden="true">
        <Face id="wm-face-1" />
        {WORDMARK_LAYERS.map((layer) => (
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

function Word({
  id,
  letters,
  bulbs,
}: Readonly<{ id: string; letters: readonly PlacedLetter[]; bulbs: 'wide' | 'narrow' }>) {
  return (
    <g id={id}>
      {letters.map(([letter, x]) => (
        <g key={x} transform={`translate(${x})`}>
          {WORDMARK_STROKES[letter].map((stroke) => (
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

/** The upper of two lines is drawn at little more than half the size, but its bulbs are as large as the others. */
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
