import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Two things that have become one, and gems and flowers that someone wants. */
export const strangePairs = {
  /** A cut stone from the side, table up, 100 wide, around the origin. */
  diamond: (press: Press, { ink, lit, shade, dark }: Inks<'ink' | 'lit' | 'shade' | 'dark'>): Svg =>
    [
      press.fill('M-30 -40H30L50 -14L0 50L-50 -14Z', ink),
      press.fill('M-30 -40L-50 -14H-18ZM0 -40L18 -14H-18Z', lit),
      press.fill('M30 -40L50 -14H18Z', shade),
      press.fill('M-50 -14H-18L0 50Z', shade),
      press.fill('M18 -14H50L0 50Z', dark),
    ].join(''),

  /** A rose in bloom with two leaves and thorns, 100 tall, the end of its stem at the origin. */
  rose: (
    press: Press,
    { petal, fold, stem, leaf }: Inks<'petal' | 'fold' | 'stem' | 'leaf'>,
  ): Svg =>
    [
      press.line('M0 0Q5 -30 0 -64', stem, 3),
      press.fill('M2 -22L8 -25L3 -28ZM1 -42L-6 -45L2 -48Z', stem),
      press.fill('M2 -30Q14 -50 34 -44Q28 -26 2 -30ZM3 -16Q-12 -34 -32 -26Q-24 -10 3 -16Z', leaf),
      press.fill(
        'M-20 -84Q-27 -70 -13 -62Q0 -55 13 -62Q27 -70 20 -84Q22 -98 7 -99Q0 -103 -7 -99Q-22 -98 -20 -84Z',
        petal,
      ),
      press.fill(
        'M-20 -84Q-10 -66 1 -58Q-18 -58 -22 -70Q-23 -78 -20 -84ZM20 -84Q16 -70 4 -62Q18 -60 22 -70Q23 -78 20 -84Z',
        fold,
      ),
      press.line(
        'M-13 -88Q-10 -98 1 -97Q12 -96 12 -87Q11 -77 1 -76Q-7 -77 -6 -85Q-4 -91 2 -90Q7 -88 4 -84',
        fold,
        2.2,
        { cap: 'round' },
      ),
      press.fill('M-9 -62L0 -68L9 -62Q4 -54 0 -54T-9 -62Z', leaf),
    ].join(''),

  /** A bowler hat as a mountain with snow on its crown and a ski track down to the brim, 100 wide, its brim's foot at the origin. */
  bowlerMountain: (
    press: Press,
    { ink, shade, band, snow, track }: Inks<'ink' | 'shade' | 'band' | 'snow' | 'track'>,
  ): Svg =>
    [
      press.fill('M-34 -10Q-38 -76 0 -78Q38 -76 34 -10Z', ink),
      press.fill('M34 -10Q38 -76 8 -77.600Q26 -56 22 -10Z', shade),
      press.fill('M-35 -22Q0 -13 35 -22L34.500 -9Q0 0 -34.500 -9Z', band),
      press.fill('M-50 -9Q-44 -17 -36 -12Q0 -2 36 -12Q44 -17 50 -9Q36 3 0 3T-50 -9Z', ink),
      press.fill('M-46 -10Q-41 -14 -36 -11Q0 -1 36 -11Q41 -14 46 -10Q30 -3 0 -3T-46 -10Z', snow),
      press.fill(
        'M-33.500 -46Q-28 -77 0 -78Q28 -77 33.500 -46L27 -38L21 -47L13 -33L5 -45L-4 -30L-12 -45L-20 -35L-27 -47Z',
        snow,
      ),
      press.line(
        'M2 -76Q14 -66 4 -58T6 -42T0 -24T8 -8M5 -76Q17 -66 7 -58T9 -42T3 -24T11 -8',
        track,
        0.9,
      ),
    ].join(''),

  /** A cocktail glass caught in a coil of barbed wire, 100 wide at its rim, its foot at the origin. */
  glassInBarbedWire: (
    press: Press,
    { glass, drink, olive, wire, gleam }: Inks<'glass' | 'drink' | 'olive' | 'wire' | 'gleam'>,
  ): Svg => {
    const coils = [-28, -56, -84].map((y, row) => {
      const [wide, high] = [34 + row * 9, 9];
      return {
        back: `M${-wide} ${y}A${wide} ${high} -8 0 1 ${wide} ${y - 8}`,
        front: `M${-wide} ${y}A${wide} ${high} -8 0 0 ${wide} ${y - 8}`,
        barbs: upTo(5).map((index) => {
          const share = (index + 0.5) / 5;
          const x = -wide + 2 * wide * share;
          const top = y - 8 * share + Math.sin(Math.PI * share) * high;
          return `M${x - 4} ${top - 5}L${x + 4} ${top + 5}M${x + 4} ${top - 6}L${x - 4} ${top + 6}`;
        }),
      };
    });
    return [
      press.line(coils.map(({ back }) => back).join(''), wire, 2),
      press.fill('M-40 -116L0 -62L40 -116Z', drink),
      press.line('M-50 -128L0 -60L50 -128Z', glass, 3, { join: 'round' }),
      press.line('M0 -60V-4', glass, 3.4),
      press.fill('M-30 0Q-4 -4 0 -12Q4 -4 30 0Q0 6 -30 0Z', glass),
      press.line('M-22 -138L14 -90', wire, 1.6),
      press.disc(5, -102, 8, olive),
      press.line('M-34 -116L-18 -94', gleam, 3, { cap: 'round' }),
      press.line(coils.map(({ front, barbs }) => front + barbs.join('')).join(''), wire, 2.2, {
        cap: 'round',
      }),
    ].join('');
  },

  /** A microphone on its stand in a nun's veil, 100 tall, its foot at the origin. */
  veiledMicrophone: (
    press: Press,
    { metal, grille, veil, coif, shade }: Inks<'metal' | 'grille' | 'veil' | 'coif' | 'shade'>,
  ): Svg =>
    [
      press.fill('M-24 0Q-22 -6 -4 -7H4Q22 -6 24 0Z', metal),
      press.box(-1.8, -50, 3.6, 46, metal),
      press.fill(
        'M0 -104Q-21 -104 -21 -80Q-21 -54 -34 -36Q-18 -30 0 -40Q18 -30 34 -36Q21 -54 21 -80Q21 -104 0 -104Z',
        veil,
      ),
      press.fill(
        'M0 -104Q21 -104 21 -80Q21 -54 34 -36Q24 -32 14 -35Q16 -60 14 -84Q10 -100 0 -104Z',
        shade,
      ),
      press.fill(
        'M0 -97Q-15 -97 -15 -80Q-15 -62 -20 -48Q0 -36 20 -48Q15 -62 15 -80Q15 -97 0 -97Z',
        coif,
      ),
      press.fill(
        'M-10 -84Q-10 -93 0 -93Q10 -93 10 -84V-70Q10 -58 4 -54H-4Q-10 -58 -10 -70Z',
        metal,
      ),
      press.line('M-9 -84H9M-9 -78H9M-9 -72H9M-8 -66H8M-4 -92V-58M4 -92V-58', grille, 1.3),
      press.box(-10.6, -77, 21.2, 3.4, grille, 1),
    ].join(''),

  /** A flat sports car under water with fins where its wheels were, its nose to the right, 100 long, around its middle. */
  divingCar: (
    press: Press,
    { ink, shade, glass, fin, lamp }: Inks<'ink' | 'shade' | 'glass' | 'fin' | 'lamp'>,
  ): Svg =>
    [
      press.fill('M-44 -8L-58 -26L-34 -10ZM-24 10L-40 26H-20L-8 10ZM20 10L12 24H30L36 10Z', fin),
      press.fill('M-50 8L-48 -8L-22 -12L-6 -25H18Q32 -16 40 -8L54 2Q55 8 50 10H-46Z', ink),
      press.fill('M-50 8L-49.500 2H53.500Q54 8 50 10H-46Z', shade),
      press.fill('M-4 -21.500H15Q24 -16 31 -8H-18Z', glass),
      press.line('M8 -22V-8', ink, 2.4),
      press.fill('M-44 -7L-24 -10L-20 -4L-44 -2Z', shade),
      press.fill('M-50 -2L-56 -8V12L-50 6Z', fin),
      press.disc(50, 3, 3, lamp),
    ].join(''),

  /** A top hat that is a factory: windows in its crown, chimneys on top; 100 wide, its brim's foot at the origin. */
  topHatFactory: (
    press: Press,
    { ink, shade, band, window, stack }: Inks<'ink' | 'shade' | 'band' | 'window' | 'stack'>,
  ): Svg => {
    const panes = upTo(4).flatMap((row) =>
      upTo(5).map(
        (column) =>
          `M${-25 + column * 10.6} ${-90 + row * 13 + (column - 2) ** 2 * -0.6}h6v7.500h-6Z`,
      ),
    );
    return [
      ...[
        [-25, 34],
        [-5, 46],
        [15, 28],
      ].map(([x = 0, tall = 0]) =>
        [
          press.fill(`M${x} -94L${x + 1.6} ${-96 - tall}H${x + 8.4}L${x + 10} -94Z`, stack),
          press.box(x + 0.4, -98 - tall, 9.2, 4, band),
        ].join(''),
      ),
      press.fill('M-30 -8L-37 -99Q0 -90 37 -99L30 -8Q0 -16 -30 -8Z', ink),
      press.fill('M30 -8L37 -99Q27 -96 20 -95.400L17 -10Q24 -9.600 30 -8Z', shade),
      press.fill(panes.join(''), window),
      press.fill('M-31.400 -28Q0 -36 31.400 -28L30 -8Q0 -16 -30 -8Z', band),
      press.fill('M-8 -11.600V-22Q-8 -30 0 -30Q8 -30 8 -22V-11.600Z', ink),
      press.fill(
        'M-50 -12Q-46 -18 -38 -12Q0 -24 38 -12Q46 -18 50 -12Q48 4 34 2Q0 -6 -34 2Q-48 4 -50 -12Z',
        ink,
      ),
    ].join('');
  },

  /** A playing card with a man's hat and collar instead of a king at either end, 100 tall, around the origin. */
  playingCard: (
    press: Press,
    {
      card,
      edge,
      hat,
      band,
      coat,
      shirt,
      tie,
    }: Inks<'card' | 'edge' | 'hat' | 'band' | 'coat' | 'shirt' | 'tie'>,
  ): Svg => {
    const half = [
      press.fill('M-26 0V-4Q-24 -13 -9 -15H9Q24 -13 26 -4V0Z', coat),
      press.fill('M-8 -15L0 -2L8 -15Z', shirt),
      press.fill('M-2.400 -12H2.400L3.600 0H-3.600Z', tie),
      press.fill(
        'M-22 -22Q-12 -18 0 -18T22 -22Q20 -27 13 -26L11 -39Q5 -42 0 -38Q-5 -42 -11 -39L-13 -26Q-20 -27 -22 -22Z',
        hat,
      ),
      press.fill('M-13 -26L-12.200 -31Q0 -28 12.200 -31L13 -26Q0 -23 -13 -26Z', band),
      press.group(
        'translate(-28.500 -40) scale(.17)',
        press.fill(
          'M0 -20C-10 -4 -22 2 -18 14C-14 22 -4 20 -2 12L-6 24H6L2 12C4 20 14 22 18 14C22 2 10 -4 0 -20Z',
          hat,
        ),
      ),
    ].join('');
    return [
      press.box(-36, -51, 72, 102, edge, 6),
      press.box(-34.8, -49.8, 69.6, 99.6, card, 5),
      half,
      press.group('rotate(180)', half),
    ].join('');
  },
};
