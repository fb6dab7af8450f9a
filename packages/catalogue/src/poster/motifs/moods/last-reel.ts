import { seededChance } from '@outoften/rules/seeded-chance';
import { around, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Point, Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Four tears made by claws, the longest in the middle. */
const CLAW_TEARS =
  'M-58 -78C-50 -40 -52 20 -40 74C-62 26 -70 -30 -58 -78ZM-22 -100C-8 -50 -12 40 4 104C-24 50 -36 -40 -22 -100ZM20 -98C34 -46 30 34 44 92C18 44 6 -40 20 -98ZM60 -72C72 -34 68 20 78 62C56 24 48 -30 60 -72Z';

/** Someone running with an arm thrown up, two and a half units tall, head first and round the outline. */
const RUNNER: readonly Point[] = [
  [-0.12, -1],
  [-0.22, -1.15],
  [-0.2, -1.55],
  [0.2, -1.55],
  [0.22, -1.15],
  [0.12, -1],
  [0.32, -0.9],
  [0.9, -1.45],
  [1, -1.3],
  [0.28, -0.5],
  [0.2, 0],
  [0.8, 0.9],
  [0.6, 1],
  [0, 0.2],
  [-0.55, 1],
  [-0.72, 0.88],
  [-0.22, 0],
  [-0.28, -0.55],
  [-0.9, -0.3],
  [-0.95, -0.45],
  [-0.32, -0.95],
];

export const lastReel = {
  /** The torn edges of four claw marks, 200 tall around the origin; what is behind them is printed before, clipped to them. */
  clawEdges: (press: Press, { ink, curl }: Readonly<{ ink: Ink; curl: Ink }>): Svg =>
    press.fill(
      'M-58 -78C-50 -40 -52 20 -40 74C-46 20 -46 -40 -58 -78ZM-22 -100C-8 -50 -12 40 4 104C-4 40 -2 -50 -22 -100ZM20 -98C34 -46 30 34 44 92C38 34 40 -46 20 -98ZM60 -72C72 -34 68 20 78 62C74 20 78 -34 60 -72Z',
      curl,
    ) + press.line(CLAW_TEARS, ink, 1.4, { join: 'round' }),

  /** An hourglass between two plates, a domed city in its upper bulb and dunes in the lower; 100 wide, its foot at the origin. */
  cityGlass: (
    press: Press,
    {
      frame,
      lit,
      glass,
      sand,
      dark,
      city,
    }: Readonly<{ frame: Ink; lit: Ink; glass: Ink; sand: Ink; dark: Ink; city: Ink }>,
  ): Svg => {
    const bulbs =
      'M-36 -150H36C36 -112 8 -96 5 -82C8 -68 36 -52 36 -14H-36C-36 -52 -8 -68 -5 -82C-8 -96 -36 -112 -36 -150Z';
    return [
      press.fill(bulbs, glass),
      press.clip(
        bulbs,
        press.fill('M-40 -116H40V-96L0 -78L-40 -96Z', sand),
        press.fill(
          'M-34 -114V-124H-28V-132Q-23 -142 -18 -132V-124H-14V-134H-11V-140L-9.500 -146L-8 -140V-128H-6Q-6 -144 0 -150Q6 -144 6 -128H9V-138L10.500 -144L12 -138V-124H18V-130Q22 -138 26 -130V-122H34V-112Q0 -104 -34 -112Z',
          city,
        ),
        press.fill('M-1.600 -90H1.600V-20H-1.600Z', sand),
        press.fill('M-40 -14C-20 -20 -8 -40 0 -44C10 -38 22 -22 40 -16V0H-40Z', sand),
        press.fill('M0 -44C10 -38 22 -22 40 -16V0H12C16 -18 8 -30 0 -44Z', dark),
      ),
      press.line(bulbs, lit, 1.6),
      press.fill('M-42 -150V-14H-47V-150ZM42 -150V-14H47V-150Z', frame),
      press.box(-52, -162, 104, 13, frame, 3),
      press.box(-52, -15, 104, 15, frame, 3),
      press.box(-46, -159, 92, 2.4, lit),
      press.box(-46, -12, 92, 2.4, lit),
      ...[-44.5, 44.5].map((x) => press.disc(x, -82, 5, frame)),
    ].join('');
  },

  /** A gown on a hanger, 100 tall, the hook at the origin. */
  hungGown: (
    press: Press,
    { cloth, fold, sash, hanger }: Readonly<{ cloth: Ink; fold: Ink; sash: Ink; hanger: Ink }>,
  ): Svg =>
    [
      press.line('M-4 -2Q-5 -8 1 -8Q6 -6 2 -1L0 3V8L-19 17H19L0 8', hanger, 1.6, {
        join: 'round',
        cap: 'round',
      }),
      press.fill(
        'M-14 15Q-8 24 0 26Q8 24 14 15L17 18Q14 32 12 44L28 100Q21 105 14 100Q7 105 0 100Q-7 105 -14 100Q-21 105 -28 100L-12 44Q-14 32 -17 18Z',
        cloth,
      ),
      press.fill(
        'M8 46L14 100Q21 105 28 100L12 46ZM-4 46L-5 102Q-2 103 0 100L0 46ZM-9 46L-18 102Q-16 102 -14 100L-6 46Z',
        fold,
      ),
      press.fill('M-12.500 42H12.500L13 48H-13Z', sash),
      press.fill('M10 45L22 40L20 50Z', sash),
    ].join(''),

  /** An airship with a hull like a boat's and wings like a dragonfly's, 100 long, around its hull's middle. */
  wingShip: (
    press: Press,
    {
      hull,
      lit,
      wing,
      vein,
      flag,
    }: Readonly<{ hull: Ink; lit: Ink; wing: Ink; vein: Ink; flag: Ink }>,
  ): Svg => {
    const blade = 'M0 -2C20 -30 60 -46 92 -42C78 -20 40 -4 2 2Z';
    const one =
      press.fill(blade, wing) +
      press.line('M2 0L84 -40M20 -10L50 -36M34 -15L66 -39M48 -20L80 -36', vein, 1);
    return [
      press.group('translate(-8 -10) rotate(-34) scale(.82)', one),
      press.group('translate(-2 -10) scale(-.82 .82) rotate(-34)', one),
      press.fill('M-58 -14H-40L-34 -6H34L44 -16H60C56 4 34 14 4 14S-50 8 -58 -14Z', hull),
      press.fill('M-52 -4C-40 8 -16 12 4 12S48 6 56 -8C50 10 32 14 4 14S-44 10 -52 -4Z', lit),
      press.group('translate(-14 -6) rotate(6) scale(.92)', one),
      press.group('translate(16 -6) scale(-.7 .7) rotate(6)', one),
      press.line('M-46 -14V-32M50 -16V-30', hull, 1.4),
      press.fill('M-46 -32L-64 -29L-46 -25Z', flag),
      press.disc(-20, 4, 1.6, vein),
      press.disc(-6, 6, 1.6, vein),
      press.disc(8, 6, 1.6, vein),
      press.disc(22, 5, 1.6, vein),
    ].join('');
  },

  /** A tray of peg holes in the sea, `columns` x `rows` around the origin, with pegs in some; in poster units. */
  pegSea: (
    press: Press,
    {
      columns,
      rows,
      pitch,
      ink,
      lit,
      hits,
      misses,
      hit,
      miss,
    }: Readonly<{
      columns: number;
      rows: number;
      pitch: number;
      ink: Ink;
      lit: Ink;
      hits: readonly (readonly [column: number, row: number])[];
      misses: readonly (readonly [column: number, row: number])[];
      hit: Ink;
      miss: Ink;
    }>,
  ): Svg => {
    const at = (column: number, row: number) =>
      [(column - (columns - 1) / 2) * pitch, (row - (rows - 1) / 2) * pitch] as const;
    const lines = [
      ...upTo(columns + 1).map(
        (column) => `M${(column - columns / 2) * pitch} ${(-rows / 2) * pitch}v${rows * pitch}`,
      ),
      ...upTo(rows + 1).map(
        (row) => `M${(-columns / 2) * pitch} ${(row - rows / 2) * pitch}h${columns * pitch}`,
      ),
    ];
    const holes = upTo(columns * rows).map((index) => {
      const [x, y] = at(index % columns, Math.floor(index / columns));
      return `M${x - 1.6} ${y}a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0 -3.200 0Z`;
    });
    const peg = (place: readonly [number, number], top: Ink) => {
      const [x, y] = at(...place);
      return [
        press.shade(
          `M${x - 2} ${y + 4}L${x + 9} ${y + 11}L${x + 13} ${y + 7}L${x + 5} ${y - 2}Z`,
          0.4,
        ),
        press.disc(x, y, pitch * 0.32, top),
        press.ring(x, y, pitch * 0.17, ink, 0.8),
      ].join('');
    };
    return [
      press.line(lines.join(''), lit, 0.7),
      press.fill(holes.join(''), ink),
      ...misses.map((place) => peg(place, miss)),
      ...hits.map((place) => peg(place, hit)),
    ].join('');
  },

  /** A warship from the side, its bow to the right, 100 long, its waterline at the origin. */
  warship: (press: Press, { ink, lit }: Readonly<{ ink: Ink; lit: Ink }>): Svg =>
    [
      press.fill('M-50 -10H-30V-14H38L54 -15L46 0H-44Z', ink),
      press.fill('M-20 -14V-24H-8V-34H-2V-46H2V-34H8V-28H16V-20H24V-14ZM-34 -14V-20H-24V-14Z', ink),
      press.line('M24 -17H44M22 -19L42 -24M-30 -18L-46 -22M0 -46V-58M-6 -52H6', ink, 1.6),
      press.line('M-48 -6H50', lit, 1.2),
    ].join(''),

  /** An onion dome whose spire is a burning fuse, on its drum, 100 tall, its foot at the origin. */
  fuseDome: (
    press: Press,
    {
      inks,
      wall,
      dark,
      fuse,
      spark,
    }: Readonly<{ inks: readonly [Ink, Ink]; wall: Ink; dark: Ink; fuse: Ink; spark: Ink }>,
  ): Svg => {
    const onion =
      'M0 -96C4 -84 34 -76 34 -50C34 -38 26 -30 18 -28H-18C-26 -30 -34 -38 -34 -50C-34 -76 -4 -84 0 -96Z';
    return [
      press.box(-17, -28, 34, 28, wall),
      press.box(6, -28, 11, 28, dark),
      press.fill('M-9 0V-12a4 4 0 0 1 8 0V0ZM-20 -30H20V-25H-20ZM-20 -4H20V0H-20Z', dark),
      press.fill(onion, inks[0]),
      press.clip(
        onion,
        ...upTo(5).map((index) =>
          press.line(
            `M${-64 + index * 24} -24C${-40 + index * 24} -40 ${-34 + index * 24} -70 ${-22 + index * 24} -100`,
            inks[1],
            9,
          ),
        ),
        press.fill('M10 -96C40 -80 44 -50 30 -26H18C30 -44 26 -70 10 -96Z', dark),
      ),
      press.line('M0 -94C2 -108 14 -104 12 -116C10 -126 22 -126 24 -134', fuse, 2.4, {
        cap: 'round',
      }),
      press.fill(
        `M${around(16)
          .map(
            ([dx, dy], index) =>
              `${25 + dx * (index % 2 === 0 ? 15 : 5.4)} ${-138 + dy * (index % 2 === 0 ? 15 : 5.4)}`,
          )
          .join('L')}Z`,
        spark,
      ),
    ].join('');
  },

  /** A heap of running people that rises against a wall like water, its foot at the origin, 100 tall; in poster units. */
  peopleHeap: (
    press: Press,
    {
      wide,
      tall,
      count,
      inks,
      seed,
    }: Readonly<{ wide: number; tall: number; count: number; inks: readonly Ink[]; seed: number }>,
  ): Svg => {
    const chance = seededChance(seed);
    const piles = inks.map(() => [] as string[]);
    for (const index of upTo(count)) {
      const across = chance();
      const crest = tall * across ** 2.2;
      const x = across * wide;
      const y = -crest * Math.sqrt(chance()) + 4;
      const turn = (chance() - 0.35) * 2.2;
      const [c, s] = [Math.cos(turn) * 80, Math.sin(turn) * 80];
      // Whole tenths and steps from point to point keep a hundred people short.
      const places = RUNNER.map(
        ([dx, dy]): Point => [
          Math.round(x * 10 + dx * c - dy * s),
          Math.round(y * 10 + dx * s + dy * c),
        ],
      );
      const steps = places.map(([px, py], at) => {
        const [bx, by] = places[at - 1] ?? [0, 0];
        return `${px - bx} ${py - by}`;
      });
      piles[index % inks.length]?.push(`M${steps[0]}l${steps.slice(1).join(' ')}z`);
    }
    const body = `M0 4C${wide * 0.5} 0 ${wide * 0.8} ${-tall * 0.5} ${wide} ${-tall * 0.94}V6H0Z`;
    return (
      press.fill(body, inks[0] ?? 'key') +
      press.group(
        'scale(.1)',
        ...piles.map((pile, ink) => press.fill(pile.join(''), inks[ink] ?? 'key')),
      )
    );
  },

  /** A barn from the front with its doors ajar and two lamps inside, 100 wide, its foot at the origin. */
  litBarn: (
    press: Press,
    {
      wall,
      plank,
      roof,
      dark,
      light,
      lamp,
    }: Readonly<{ wall: Ink; plank: Ink; roof: Ink; dark: Ink; light: Ink; lamp: Ink }>,
  ): Svg =>
    [
      press.fill('M-46 0V-52L-30 -80L0 -96L30 -80L46 -52V0Z', wall),
      press.line(
        upTo(11)
          .map((index) => `M${-40 + index * 8} 0V-96`)
          .join(''),
        plank,
        0.8,
      ),
      press.fill(
        'M-54 -48L-34 -84L0 -103L34 -84L54 -48L46 -48L29 -78L0 -94L-29 -78L-46 -48Z',
        roof,
      ),
      press.box(-7, -80, 14, 14, dark),
      press.box(-24, -56, 48, 56, light),
      press.fill('M-14 0V-30Q-14 -44 0 -44T14 -30V0Z', dark),
      press.disc(-8, -14, 4.4, lamp),
      press.disc(8, -14, 4.4, lamp),
      press.line('M-9 -34H9M-9 -30H9M-9 -26H9', light, 1),
      press.fill('M-24 0V-56L-44 -62V8ZM24 0V-56L44 -62V8Z', roof),
      press.line('M-24 -2L-44 -58M-24 -54L-44 4M24 -2L44 -58M24 -54L44 4', plank, 1.6),
    ].join(''),

  /** One cell that becomes two, four, eight and sixteen, ring around ring, in poster units around the origin. */
  cellRings: (
    press: Press,
    {
      step,
      inks,
      heart,
      wall,
    }: Readonly<{ step: number; inks: readonly Ink[]; heart: Ink; wall: Ink }>,
  ): Svg =>
    inks
      .map((ink, ring) => {
        const count = 2 ** ring;
        const radius = ring === 0 ? 0 : step * (ring + 0.05);
        const size =
          ring === 0 ? step * 0.62 : Math.min(step * 0.47, (Math.PI * radius) / count - 1.2);
        return around(count, ring * 22)
          .map(([dx, dy]) =>
            [
              press.disc(dx * radius, dy * radius, size, wall),
              press.disc(dx * radius, dy * radius, size - 1.8, ink),
              press.disc(dx * radius + size * 0.16, dy * radius - size * 0.12, size * 0.34, heart),
            ].join(''),
          )
          .join('');
      })
      .join(''),
};
