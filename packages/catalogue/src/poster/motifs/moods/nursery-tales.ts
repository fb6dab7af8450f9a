import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const nurseryTales = {
  /** A bowl with mountains in it instead of noodles and two chopsticks, 100 wide, its foot at the origin. */
  mountainBowl: (
    press: Press,
    {
      bowl,
      shade,
      band,
      peak,
      snow,
      stick,
    }: Readonly<{
      bowl: Ink;
      shade: Ink;
      band: Ink;
      peak: readonly [Ink, Ink];
      snow: Ink;
      stick: Ink;
    }>,
  ): Svg =>
    [
      press.line('M18 -50L62 -118M26 -48L74 -112', stick, 2.6, { cap: 'round' }),
      press.fill('M-44 -50L-24 -84L-6 -50ZM4 -50L26 -88L46 -50Z', peak[1]),
      press.fill('M-30 -50L0 -112L30 -50Z', peak[0]),
      press.fill('M0 -112L30 -50H8L2 -74Z', peak[1]),
      press.fill('M0 -112L-10 -91L-4 -95L0 -88L5 -94L10 -91Z', snow),
      press.fill('M-50 -52H50C50 -24 34 -8 18 -6L16 0H-16L-18 -6C-34 -8 -50 -24 -50 -52Z', bowl),
      press.fill('M20 -52H50C50 -24 34 -8 18 -6L16 0H4C20 -14 24 -30 20 -52Z', shade),
      press.fill('M-49 -44Q0 -38 49 -44L48 -37Q0 -31 -48 -37Z', band),
      press.line('M-40 -51Q-34 -56 -28 -51T-16 -51T-4 -51T8 -51T20 -51T32 -51T44 -51', band, 2.4, {
        cap: 'round',
      }),
    ].join(''),

  /** Two tall legs in one skirt, far larger than the street they stand in; 200 tall, the feet at the origin. */
  giantBride: (
    press: Press,
    { dress, fold, skin, shoe }: Readonly<{ dress: Ink; fold: Ink; skin: Ink; shoe: Ink }>,
  ): Svg =>
    [
      press.fill('M-19 -70L-15 -8H-7L-5 -70ZM19 -70L15 -8H7L5 -70Z', skin),
      press.fill('M-16 -12H-6L-3 0H-22ZM16 -12H6L3 0H22Z', shoe),
      press.fill(
        'M-12 -210H12L46 -66Q36 -58 28 -66Q19 -74 10 -66Q0 -58 -10 -66Q-19 -74 -28 -66Q-36 -58 -46 -66Z',
        dress,
      ),
      press.fill(
        'M4 -210H12L46 -66Q36 -58 28 -66Q24 -70 20 -69ZM-6 -190L-12 -65Q-16 -70 -20 -70Z',
        fold,
      ),
    ].join(''),

  /** A saucer craft with lamps, its beam if it has one, 100 wide, around the middle of its rim. */
  lampSaucer: (
    press: Press,
    { ink, dome, lamp, beam }: Readonly<{ ink: Ink; dome: Ink; lamp: Ink; beam?: Ink }>,
  ): Svg =>
    [
      beam ? press.fill('M-16 8L-44 150H44L16 8Z', beam) : '',
      press.fill('M-20 -6C-20 -32 20 -32 20 -6Z', dome),
      press.fill('M-50 0Q-30 -12 0 -12T50 0Q30 14 0 14T-50 0Z', ink),
      ...upTo(5).map((index) =>
        press.disc(-32 + index * 16, 2 + (index % 4 === 0 ? -1 : 1), 2.8, lamp),
      ),
    ].join(''),

  /** An acorn on a microphone's stand, 100 tall, its foot at the origin. */
  acornMicrophone: (
    press: Press,
    {
      nut,
      lit,
      cup,
      mesh,
      stand,
    }: Readonly<{ nut: Ink; lit: Ink; cup: Ink; mesh: Ink; stand: Ink }>,
  ): Svg =>
    [
      press.fill('M-15 0Q0 -7 15 0Z', stand),
      press.line('M0 -2V-56', stand, 2.4),
      press.fill('M-13 -76H13Q13 -58 0 -50Q-13 -58 -13 -76Z', nut),
      press.fill('M-8 -74H-4Q-4 -62 1 -55Q-8 -62 -8 -74Z', lit),
      press.fill('M-16 -75Q-17 -94 0 -95Q17 -94 16 -75Z', cup),
      press.line(
        'M-13 -84L-4 -75M-9 -91L8 -75M0 -94L14 -80M13 -84L4 -75M9 -91L-8 -75M0 -94L-14 -80',
        mesh,
        1.1,
      ),
      press.line('M0 -94Q1 -100 5 -101', cup, 2.6, { cap: 'round' }),
    ].join(''),

  /** A birthday cake of three tiers that a swamp has overgrown, 100 wide, its foot at the origin. */
  swampCake: (
    press: Press,
    {
      sponge,
      shade,
      icing,
      moss,
      candle,
      flame,
    }: Readonly<{ sponge: Ink; shade: Ink; icing: Ink; moss: Ink; candle: Ink; flame: Ink }>,
  ): Svg => {
    const tier = (half: number, foot: number, tall: number) =>
      [
        press.box(-half, foot - tall, half * 2, tall, sponge),
        press.box(half * 0.5, foot - tall, half * 0.5, tall, shade),
        press.fill(
          `M${-half - 2} ${foot - tall - 3}H${half + 2}V${foot - tall + 5}${upTo(8)
            .map((index) => `q${-(half + 2) / 8} ${5 + ((index * 5) % 7)} ${-(half + 2) / 4} 0`)
            .join('')}Z`,
          icing,
        ),
      ].join('');
    return [
      tier(50, 0, 30),
      tier(35, -33, 26),
      tier(20, -62, 22),
      press.box(-2.5, -108, 5, 22, candle),
      press.fill('M0 -124Q8 -113 0 -108Q-8 -113 0 -124Z', flame),
      press.fill(
        'M-56 0Q-50 -16 -40 -6Q-34 -18 -26 -4Q-18 -10 -14 0ZM56 0Q52 -22 42 -8Q36 -14 30 0Z',
        moss,
      ),
      press.line('M-47 -2V-26M-42 -2V-20M46 -2V-32M41 -2V-22', moss, 1.6),
      press.fill('M-49 -26h4v-10h-4ZM44 -32h4v-10h-4Z', shade),
    ].join('');
  },

  /** A jar of jam with a cloth lid, 100 tall, its foot at the origin. */
  jamJar: (
    press: Press,
    {
      jam,
      lit,
      glass,
      lid,
      label,
      mark,
    }: Readonly<{ jam: Ink; lit: Ink; glass: Ink; lid: Ink; label: Ink; mark: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-34 -6V-62Q-34 -72 -24 -76H24Q34 -72 34 -62V-6Q34 0 28 0H-28Q-34 0 -34 -6Z',
        glass,
      ),
      press.fill(
        'M-30 -8V-58Q-20 -64 -10 -60T12 -60T30 -58V-8Q30 -4 26 -4H-26Q-30 -4 -30 -8Z',
        jam,
      ),
      press.box(-26, -54, 5, 44, lit, 2),
      press.fill(
        'M-26 -92Q0 -100 26 -92L32 -72Q24 -68 18 -73Q9 -67 0 -73Q-9 -67 -18 -73Q-24 -68 -32 -72Z',
        lid,
      ),
      press.line('M-25 -80Q0 -85 25 -80', mark, 2.2),
      press.box(-15, -46, 32, 26, label, 2),
      press.line('M-9 -38H11M-9 -32H11M-9 -26H4', mark, 1.8),
    ].join(''),

  /** A balloon in gores with its basket, 100 wide at the bag, around the bag's middle. */
  goreBalloon: (
    press: Press,
    { inks, net, basket }: Readonly<{ inks: readonly [Ink, Ink]; net: Ink; basket: Ink }>,
  ): Svg => {
    const bag =
      'M0 -58C34 -58 50 -34 50 -10C50 18 26 40 10 56H-10C-26 40 -50 18 -50 -10C-50 -34 -34 -58 0 -58Z';
    const gore = (half: number, top: Ink) =>
      press.fill(
        `M0 -58C${half * 0.7} -58 ${half} -34 ${half} -10C${half} 18 ${half * 0.5} 40 ${half * 0.2} 56H${-half * 0.2}C${-half * 0.5} 40 ${-half} 18 ${-half} -10C${-half} -34 ${-half * 0.7} -58 0 -58Z`,
        top,
      );
    return [
      press.fill(bag, inks[0]),
      gore(38, inks[1]),
      gore(24, inks[0]),
      gore(10, inks[1]),
      press.line('M-10 56L-8 76M10 56L8 76M-3 57V76M3 57V76', net, 0.9),
      press.fill('M-11 76H11L9 92H-9Z', basket),
      press.box(-12, 74, 24, 4, basket, 1.5),
    ].join('');
  },

  /** A felling axe, its blade up and to the left, 100 tall, the end of its haft at the origin. */
  fellingAxe: (
    press: Press,
    { haft, grain, head, edge }: Readonly<{ haft: Ink; grain: Ink; head: Ink; edge: Ink }>,
  ): Svg =>
    [
      press.fill('M-4 -100H4Q3 -50 5 -24Q8 -8 5 0H-5Q-7 -10 -4 -24Q-4 -60 -4 -100Z', haft),
      press.line('M0 -70Q0 -40 1 -16', grain, 1.2),
      press.fill(
        'M9 -96V-74Q-6 -72 -14 -66Q-24 -58 -30 -50Q-44 -74 -38 -104Q-26 -98 -14 -97Z',
        head,
      ),
      press.fill('M-30 -50Q-44 -74 -38 -104Q-34 -102 -31 -101Q-36 -76 -24 -56Z', edge),
    ].join(''),

  /** A stalk of two strands twisted to the top of the sheet with its leaves, from `foot`; in poster units. */
  beanstalk: (
    press: Press,
    {
      x,
      foot,
      top,
      wide,
      inks,
      leaf,
      rib,
    }: Readonly<{
      x: number;
      foot: number;
      top: number;
      wide: number;
      inks: readonly [Ink, Ink];
      leaf: Ink;
      rib: Ink;
    }>,
  ): Svg => {
    const turns = 6;
    const step = (foot - top) / turns;
    const spread = (index: number) => wide * (1 - (0.55 * index) / turns);
    const strand = (side: 1 | -1) => {
      const bends = upTo(turns).map((index) => {
        const reach = spread(index) * (index % 2 === 0 ? side : -side);
        return `Q${x + reach} ${foot - (index + 0.5) * step} ${x} ${foot - (index + 1) * step}`;
      });
      return `M${x} ${foot}${bends.join('')}`;
    };
    const leaves = upTo(turns).map((index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const y = foot - (index + 0.5) * step;
      const size = spread(index) / 30;
      return press.group(
        `translate(${x + side * spread(index) * 0.42} ${y}) scale(${side * size} ${size})`,
        press.fill('M0 0Q14 -30 48 -26Q42 4 0 0Z', leaf),
        press.line('M0 0Q20 -12 44 -24', rib, 1.4),
      );
    });
    return [
      ...leaves,
      press.line(strand(-1), inks[1], wide * 0.36, { cap: 'round' }),
      press.line(strand(1), inks[0], wide * 0.36, { cap: 'round' }),
    ].join('');
  },

  /** A white chapel on a rock in the sea with its steps, 100 wide, its waterline at the origin. */
  chapelRock: (
    press: Press,
    {
      rock,
      shade,
      wall,
      wallShade,
      dome,
      step,
    }: Readonly<{ rock: Ink; shade: Ink; wall: Ink; wallShade: Ink; dome: Ink; step: Ink }>,
  ): Svg =>
    [
      press.fill('M-50 0L-44 -26L-32 -44L-28 -70L-18 -84H20L28 -66L34 -40L46 -22L52 0Z', rock),
      press.fill('M4 -84H20L28 -66L34 -40L46 -22L52 0H14L22 -24L8 -48Z', shade),
      press.line('M-38 -2L-20 -14L-34 -28L-12 -40L-22 -54L-2 -66L-8 -84', step, 3, {
        join: 'round',
        dash: '2.4 1.2',
      }),
      press.fill('M-16 -84V-102H14V-84Z', wall),
      press.box(4, -102, 10, 18, wallShade),
      press.fill('M-12 -102a11 11 0 0 1 22 0Z', dome),
      press.line('M-1 -113V-121M-4 -118H2', dome, 1.6),
      press.fill('M-4 -84V-91a3 3 0 0 1 6 0V-84Z', dome),
      press.fill('M14 -84V-108h9V-84Z', wall),
      press.fill('M16 -98a2.500 2.500 0 0 1 5 0v5h-5Z', dome),
      press.disc(18.5, -94, 1.6, step),
    ].join(''),
};
