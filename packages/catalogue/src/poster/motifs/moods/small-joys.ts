import { printBloom } from '../../ink/halftone.ts';
import { around, direction, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';
import { figures } from '../things/figures.ts';

export const smallJoys = {
  /** A dish of burnt cream from above whose cracked crust is a map with a river, 100 wide, around the origin. */
  crackedCrust: (
    press: Press,
    {
      dish,
      flute,
      crust,
      burnt,
      crack,
      cream,
    }: Readonly<{ dish: Ink; flute: Ink; crust: Ink; burnt: Ink; crack: Ink; cream: Ink }>,
  ): Svg => {
    const rim = around(36).map(([x, y]) => press.disc(x * 47.4, y * 47.4, 3.9, flute));
    const streets =
      'M-44 -10L-18 -14L-4 -30L2 -44M-18 -14L-12 4L-30 20L-42 16M-12 4L8 8L22 -8L18 -26L2 -44M18 -26L36 -24M22 -8L44 -4M8 8L12 26L34 28M12 26L-2 38L2 44M-2 38L-22 34L-30 20M8 8L34 12L44 8M-4 -30L-26 -34M-30 20L-26 -2L-18 -14M18 -26L8 -14L8 8M8 -14L-4 -12L-12 4';
    return [
      press.disc(0, 0, 50, dish),
      ...rim,
      press.disc(0, 0, 45, dish),
      press.clip(
        discOutline(0, 0, 42),
        press.disc(0, 0, 42, crust),
        printBloom(press, { x: 0, y: 0, radius: 46, ink: burnt, pitch: 3.4, from: -0.5, to: 0.95 }),
        press.line('M-46 22C-26 22 -26 8 -10 16S18 34 26 16S40 -4 48 -10', cream, 6.4),
        press.line(streets, crack, 1.3, { join: 'round' }),
      ),
      press.ring(0, 0, 42, burnt, 1.6),
    ].join('');
  },

  /** A spoon from above, 100 long, the tip of its bowl at the origin, its handle downwards. */
  spoon: (press: Press, { ink, shade, lit }: Readonly<{ ink: Ink; shade: Ink; lit: Ink }>): Svg =>
    [
      press.fill(
        'M0 0C11 0 13 14 11 22C9 30 4 32 3 38L5 92Q5 100 0 100Q-5 100 -5 92L-3 38C-4 32 -9 30 -11 22C-13 14 -11 0 0 0Z',
        ink,
      ),
      press.fill('M0 4C8 4 10 14 8 21Q4 29 0 29Q-4 29 -8 21C-10 14 -8 4 0 4Z', shade),
      press.fill('M-5 8Q-8 16 -4 24Q-3 14 -1 6Z', lit),
      press.line('M-1.600 44L-2.600 90', lit, 1),
    ].join(''),

  /** A paper lantern with its hoops, 100 wide, around the origin; `inside` lies behind the hoops. */
  paperLantern: (
    press: Press,
    {
      ink,
      glow,
      hoop,
      cap,
      hoops = 7,
    }: Readonly<{ ink: Ink; glow: Ink; hoop: Ink; cap: Ink; hoops?: number }>,
  ): Svg => {
    const rows = upTo(hoops).map((row) => {
      const y = -48 + (96 * (row + 1)) / (hoops + 1);
      const half = 50 * Math.sqrt(Math.max(0, 1 - (y / 60) ** 2));
      return `M${-half} ${y}Q0 ${y + 7} ${half} ${y}`;
    });
    return [
      press.fill(LANTERN, ink),
      press.clip(LANTERN, press.oval(0, 8, 34, 46, glow)),
      press.line(rows.join(''), hoop, 1),
      press.box(-24, -58, 48, 9, cap, 2),
      press.box(-22, 50, 44, 8, cap, 2),
      press.line('M0 -58V-76', cap, 2),
    ].join('');
  },

  /** A house of four bowed roofs with lit windows, 100 wide, its foot at the origin. */
  tieredHouse: (
    press: Press,
    { ink, roof, window }: Readonly<{ ink: Ink; roof: Ink; window: Ink }>,
  ): Svg =>
    upTo(4)
      .map((tier) => {
        const y = -tier * 27;
        const half = 44 - tier * 8.5;
        const panes = upTo(5 - tier).map((pane) => {
          const x = ((pane + 0.5) / (5 - tier) - 0.5) * half * 1.5;
          return `M${x - 3.4} ${y - 4}v-9h6.800v9Z`;
        });
        return [
          press.fill(`M${-half * 0.82} ${y}V${y - 18}H${half * 0.82}V${y}Z`, ink),
          press.fill(panes.join(''), window),
          press.fill(
            `M${-half - 8} ${y - 15}Q${-half * 0.6} ${y - 18} ${-half * 0.44} ${y - 29}H${half * 0.44}Q${half * 0.6} ${y - 18} ${half + 8} ${y - 15}L${half + 4} ${y - 12.6}H${-half - 4}Z`,
            roof,
          ),
        ].join('');
      })
      .join('') + press.fill('M-16 -110Q-4 -112 0 -124Q4 -112 16 -110Z', roof),

  /** A bowed bridge with posts, 100 wide, its feet at the origin's height. */
  bowedBridge: (press: Press, { ink, post }: Readonly<{ ink: Ink; post: Ink }>): Svg => {
    const posts = upTo(9).map((index) => {
      const x = -44 + index * 11;
      const y = -20 * (1 - (x / 50) ** 2);
      return `M${x} ${y}v-9`;
    });
    return [
      press.line(posts.join(''), post, 2),
      press.line('M-50 -8Q0 -49 50 -8', post, 1.8),
      press.fill('M-52 0Q0 -44 52 0V7Q0 -30 -52 7Z', ink),
    ].join('');
  },

  /** Two hearts that are handcuffs, one above the other on a chain, one with its lock; 100 wide, around the origin. */
  heartCuffs: (
    press: Press,
    { ink, shade, lit, lock }: Readonly<{ ink: Ink; shade: Ink; lit: Ink; lock: Ink }>,
  ): Svg => {
    const cuff = (x: number, y: number, turn: number, detail: Svg) =>
      press.group(
        `translate(${x} ${y}) rotate(${turn})`,
        press.line(HEART, shade, 10.4, { join: 'round' }),
        press.line(HEART, ink, 7.6, { join: 'round' }),
        press.line('M-21 -12C-23 -22 -14 -25 -8 -22', lit, 1.8, { cap: 'round' }),
        detail,
      );
    const keyhole = [
      press.box(-9, -21, 18, 15, shade, 3),
      press.disc(0, -15.6, 2.2, lock),
      press.fill('M-1.2 -15.600H1.200L2 -9H-2Z', lock),
    ].join('');
    const hinge = [
      press.disc(0, 28, 6.4, shade),
      press.disc(0, 28, 2.2, ink),
      press.line('M-15 12L-9 19M15 12L9 19', shade, 1.8),
    ].join('');
    const links = upTo(6).map((link) => {
      const share = (link + 0.6) / 6.2;
      const x = -22 + 38 * share;
      const y = 10 + 4 * share + 11 * Math.sin(share * Math.PI);
      return press.ring(x, y, 4.6, link % 2 === 0 ? ink : shade, 2.6);
    });
    return [cuff(-22, -22, 12, hinge), ...links, cuff(20, 34, -12, keyhole)].join('');
  },

  /** A typewriter from the front, 100 wide, its foot at the origin; the paper comes out at 48 above. */
  typewriter: (
    press: Press,
    { ink, lit, key, odd, metal }: Readonly<{ ink: Ink; lit: Ink; key: Ink; odd: Ink; metal: Ink }>,
  ): Svg => {
    const keys = upTo(4).flatMap((row) =>
      upTo(8 + row).map((column) => {
        const wide = 56 + row * 9;
        const x = ((column + 0.5) / (8 + row) - 0.5) * wide;
        const isOdd = row === 2 && column === 6;
        return press.disc(x, -25 + row * 6.2, 2.1, isOdd ? odd : key);
      }),
    );
    return [
      press.box(-60, -53, 120, 9, ink, 3),
      press.box(-65, -55, 5, 13, metal, 2),
      press.box(60, -55, 5, 13, metal, 2),
      press.line('M-60 -56L-72 -66', metal, 2.4, { cap: 'round' }),
      press.fill('M-42 -46H42L48 -30L54 -6Q54 0 46 0H-46Q-54 0 -54 -6L-48 -30Z', ink),
      press.fill('M-42 -46H42L43 -43H-43Z', lit),
      press.fill('M-20 -43A20 13 0 0 0 20 -43Z', metal),
      press.line(
        upTo(9)
          .map((bar) => `M${-16 + bar * 4} -43L${-8 + bar * 2} -33`)
          .join(''),
        ink,
        1,
      ),
      press.line('M-47 -29L-52 -7M47 -29L52 -7', lit, 1),
      ...keys,
    ].join('');
  },

  /** A sheet of typed lines with a door in it that stands open and someone who leaves; 100 wide, its foot at the origin. */
  doorSheet: (
    press: Press,
    {
      paper,
      line,
      dark,
      leaf,
      person,
      seedLines = 12,
      tall = 140,
    }: Readonly<{
      paper: Ink;
      line: Ink;
      dark: Ink;
      leaf: Ink;
      person: Ink;
      seedLines?: number;
      tall?: number;
    }>,
  ): Svg => {
    const step = (tall - 26) / seedLines;
    const rows = upTo(seedLines).flatMap((row) => {
      const y = -tall + 14 + row * step;
      const beside = y > -84;
      const end = beside ? -22 : 38;
      const long = ((row * 37) % 17) - 6;
      const first = `M-38 ${y}H${-38 + 12 + (row % 3) * 3}M${-38 + 17 + (row % 3) * 3} ${y}H${Math.max(-18, end - 10 + long)}`;
      return beside
        ? [`M-38 ${y}H${-26 + ((row * 5) % 7)}`, `M30 ${y}H${38 - ((row * 3) % 6)}`]
        : [first];
    });
    return [
      press.box(-50, -tall, 100, tall, paper),
      press.line(rows.join(''), line, 2.2),
      press.box(-14, -78, 36, 78, dark),
      press.fill('M-14 -78L-32 -70V8L-14 0Z', leaf),
      press.disc(-28, -30, 1.5, line),
      press.group(
        'translate(6 0) scale(.5)',
        figures.person(press, { ink: person, hat: 'fedora', dress: 'coat', pose: 'walking' }),
      ),
    ].join('');
  },

  /** A crystal of six arms, every other one a vine with leaves; 100 wide, around the origin. */
  frostVine: (
    press: Press,
    { ice, vine, leaf, heart }: Readonly<{ ice: Ink; vine: Ink; leaf: Ink; heart: Ink }>,
  ): Svg => {
    const frozen = press.line(
      'M0 -6V-49M0 -18L-9 -27M0 -18L9 -27M0 -29L-10 -39M0 -29L10 -39M0 -40L-6 -47M0 -40L6 -47',
      ice,
      3.4,
      { cap: 'round' },
    );
    const grown =
      press.line('M0 -6C8 -16 -7 -26 1 -36S2 -46 6 -48', vine, 2.6, { cap: 'round' }) +
      [
        [3, -15, 50, 1],
        [-2, -24, -60, 1.15],
        [0, -34, 55, 1.1],
        [2, -42, -50, 0.9],
        [6, -48, 30, 0.8],
      ]
        .map(([x = 0, y = 0, turn = 0, size = 1]) =>
          press.group(
            `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
            press.fill('M0 0C-7 -3 -7 -11 0 -17C7 -11 7 -3 0 0Z', leaf),
            press.fill('M0 0C7 -3 7 -11 0 -17Z', vine),
          ),
        )
        .join('');
    return [
      ...upTo(6).map((arm) => press.group(`rotate(${arm * 60})`, arm % 2 === 0 ? frozen : grown)),
      press.fill(
        `M${around(6)
          .map(([x, y]) => `${x * 9} ${y * 9}`)
          .join('L')}Z`,
        heart,
      ),
    ].join('');
  },

  /** A drop that hangs, 100 tall, its tip at the origin. */
  drop: (press: Press, { ink, lit }: Readonly<{ ink: Ink; lit?: Ink }>): Svg =>
    press.fill('M0 0C8 26 34 46 34 68A34 33 0 0 1 -34 68C-34 46 -8 26 0 0Z', ink) +
    (lit ? press.line('M-22 66A22 22 0 0 0 -6 88', lit, 6, { cap: 'round' }) : ''),

  /** Rays of light or of spears from a centre, between two clock directions; in poster units. */
  spearRays: (
    press: Press,
    {
      x,
      y,
      from,
      to,
      count,
      inner,
      outer,
      shaft,
      blade,
      band,
    }: Readonly<{
      x: number;
      y: number;
      from: number;
      to: number;
      count: number;
      inner: number;
      outer: number;
      shaft: Ink;
      blade: Ink;
      band: Ink;
    }>,
  ): Svg => {
    const rays = upTo(count).map((index) => ({
      turn: from + ((to - from) * index) / (count - 1),
      long: index % 2 === 0 ? outer : outer * 0.84,
    }));
    const at = (turn: number, out: number, aside: number) => {
      const [dx, dy] = direction(turn);
      return `${x + dx * out - dy * aside} ${y + dy * out + dx * aside}`;
    };
    const shafts = rays.map(
      ({ turn, long }) =>
        `M${at(turn, inner, -0.9)}L${at(turn, long, -1.3)}L${at(turn, long, 1.3)}L${at(turn, inner, 0.9)}Z`,
    );
    const blades = rays.map(
      ({ turn, long }) =>
        `M${at(turn, long - 3, -1.6)}L${at(turn, long + 5, -4.6)}L${at(turn, long + 23, 0)}L${at(turn, long + 5, 4.6)}L${at(turn, long - 3, 1.6)}Z`,
    );
    const bands = rays.map(
      ({ turn, long }) =>
        `M${at(turn, long - 9, -2.2)}L${at(turn, long - 4, -2.4)}L${at(turn, long - 4, 2.4)}L${at(turn, long - 9, 2.2)}Z`,
    );
    return (
      press.fill(shafts.join(''), shaft) +
      press.fill(blades.join(''), blade) +
      press.fill(bands.join(''), band)
    );
  },

  /** A fir drawn in one line by a skate, its groove beside it, 100 tall, the end of the line at the origin. */
  skatedTree: (press: Press, { ink, track }: Readonly<{ ink: Ink; track: Ink }>): Svg => {
    const line =
      'M0 -100C-4 -90 -10 -84 -15 -80C-18 -76 -12 -75 -4 -77C6 -79 17 -84 17 -78C17 -71 -12 -60 -24 -54C-30 -49 -20 -49 -8 -52C8 -56 27 -62 27 -54C27 -45 -22 -33 -35 -27C-41 -21 -28 -22 -12 -25C10 -29 37 -35 36 -26C35 -18 16 -16 2 -18C-3 -19 -4 -15 -3 -10C-2 -3 6 3 14 8';
    const round = { cap: 'round', join: 'round' } as const;
    return (
      press.group('translate(1.6 1.8)', press.line(line, track, 2.2, round)) +
      press.line(line, ink, 2.2, round)
    );
  },
};

const LANTERN =
  'M-22 -52H22C46 -44 50 -18 50 0S46 44 22 52H-22C-46 44 -50 18 -50 0S-46 -44 -22 -52Z';

const HEART = 'M0 28C-30 8 -26 -20 -12 -20Q-4 -20 0 -11Q4 -20 12 -20C26 -20 30 8 0 28Z';
