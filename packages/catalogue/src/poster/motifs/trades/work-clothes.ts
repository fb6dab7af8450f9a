import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Work clothes and seats. */
export const workClothes = {
  /** A suit far too wide for its wearer, its trousers in folds; 100 tall, its shoes at the origin. */
  giantSuit: (
    press: Press,
    { ink, shade, shirt, shoe }: Inks<'ink' | 'shade' | 'shirt' | 'shoe'>,
  ): Svg =>
    [
      press.fill('M-20 -4H-4V2H-24Q-24 -3 -20 -4ZM20 -4H4V2H24Q24 -3 20 -4Z', shoe),
      press.fill('M-30 -46H30L27 -3H3L0 -34L-3 -3H-27Z', shade),
      press.line('M-17 -38L-15 -6M17 -38L15 -6', ink, 1.2),
      press.fill(
        'M-8 -100L-38 -94Q-44 -92 -45 -86L-48 -46Q-48 -40 -42 -40H-36L-34 -38H34L36 -40H42Q48 -40 48 -46L45 -86Q44 -92 38 -94L8 -100Z',
        ink,
      ),
      press.line('M-36 -84L-35 -42M36 -84L35 -42', shade, 1.4),
      press.fill('M-8 -100L0 -66L8 -100Q0 -104 -8 -100Z', shirt),
      press.fill('M-8 -100L-15 -84L-9 -80L-1 -60L0 -66ZM8 -100L15 -84L9 -80L1 -60L0 -66Z', shade),
      press.disc(0, -54, 1.3, shade) + press.disc(0, -46, 1.3, shade),
      press.fill('M-42 -41H-37V-36Q-40 -33 -43 -36ZM42 -41H37V-36Q40 -33 43 -36Z', shirt),
    ].join(''),

  /** A folding chair of canvas, as on a film set, from behind, 100 tall, its feet at the origin. */
  canvasChair: (press: Press, { wood, canvas, shade }: Inks<'wood' | 'canvas' | 'shade'>): Svg =>
    [
      press.line('M-34 -1L32 -48M34 -1L-32 -48', wood, 5, { cap: 'round' }),
      press.line('M-38 -1H-26M38 -1H26', wood, 5, { cap: 'round' }),
      press.fill('M-36 -52H36L32 -44H-32Z', canvas),
      press.fill('M-36 -52H36L34.500 -49H-34.500Z', shade),
      press.box(-38, -104, 5, 60, wood),
      press.box(33, -104, 5, 60, wood),
      press.box(-42, -70, 11, 5, wood, 2),
      press.box(31, -70, 11, 5, wood, 2),
      press.box(-40, -100, 80, 25, canvas, 2),
      press.box(-40, -80, 80, 5, shade, 1),
    ].join(''),

  /** A policeman's peaked cap from the front with its badge, 100 wide, its peak's edge at the origin. */
  policeCap: (
    press: Press,
    { ink, shade, band, badge }: Inks<'ink' | 'shade' | 'band' | 'badge'>,
  ): Svg =>
    [
      press.fill('M-50 -40Q-44 -66 0 -70Q44 -66 50 -40Q44 -30 34 -28H-34Q-44 -30 -50 -40Z', ink),
      press.fill('M50 -40Q44 -66 12 -69Q30 -56 26 -28H34Q44 -30 50 -40Z', shade),
      press.fill('M-35 -30Q0 -38 35 -30L36 -13Q0 -21 -36 -13Z', band),
      press.fill('M-37 -14Q0 -23 37 -14Q36 2 0 2T-37 -14Z', shade),
      press.fill('M0 -58L5 -50L14 -51L11 -40Q6 -32 0 -30Q-6 -32 -11 -40L-14 -51L-5 -50Z', badge),
    ].join(''),

  /** A woollen hat with a bobble and ribs, 100 wide, its rim at the origin. */
  woollenHat: (press: Press, { ink, shade, bobble }: Inks<'ink' | 'shade' | 'bobble'>): Svg =>
    [
      press.disc(0, -74, 11, bobble),
      press.fill('M-42 -14Q-44 -66 0 -68Q44 -66 42 -14Z', ink),
      press.line('M-26 -16Q-28 -48 -8 -66M0 -16V-66M26 -16Q28 -48 8 -66', shade, 2.4),
      press.box(-47, -20, 94, 20, shade, 5),
      press.line(
        'M-36 -17V-3M-24 -17V-3M-12 -17V-3M0 -17V-3M12 -17V-3M24 -17V-3M36 -17V-3',
        ink,
        2,
      ),
    ].join(''),

  /** Two blades on a pin, as on a child's cap, 100 from tip to tip, the pin's foot at the origin. */
  propeller: (press: Press, { blade, shade, pin }: Inks<'blade' | 'shade' | 'pin'>): Svg =>
    [
      press.box(-2, -20, 4, 20, pin),
      press.fill('M0 -20C-14 -34 -42 -34 -50 -26C-48 -16 -20 -14 0 -20Z', blade),
      press.fill('M0 -20C14 -6 42 -6 50 -14C48 -24 20 -26 0 -20Z', shade),
      press.disc(0, -20, 5, pin),
    ].join(''),

  /** A pair of spectacles from the front, 100 wide, around the bridge. */
  spectacles: (press: Press, { rim, glass, gleam }: Inks<'rim' | 'glass' | 'gleam'>): Svg =>
    [
      press.fill(LENS, glass),
      press.line(`${LENS}M-8 -6Q0 -13 8 -6M-48 -10L-54 -14M48 -10L54 -14`, rim, 5, {
        join: 'round',
      }),
      press.line('M-38 -4L-30 -12M17 -4L25 -12', gleam, 2.6, { cap: 'round' }),
    ].join(''),
};

const LENS =
  'M-47 -14H-12Q-7 -14 -8 -6Q-10 16 -28 16Q-46 16 -49 -6Q-50 -14 -47 -14ZM47 -14H12Q7 -14 8 -6Q10 16 28 16Q46 16 49 -6Q50 -14 47 -14Z';
