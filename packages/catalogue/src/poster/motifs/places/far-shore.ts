import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

export const farShore = {
  /** A steam engine from the front with its lamp, 100 wide, its wheels' foot at the origin. */
  engineFront: (
    press: Press,
    {
      ink,
      ring,
      metal,
      lamp,
      buffer,
    }: Readonly<{ ink: Ink; ring: Ink; metal: Ink; lamp: Ink; buffer: Ink }>,
  ): Svg =>
    [
      press.fill('M-10 -98L-7 -84H7L10 -98Z', ink),
      press.disc(0, -56, 32, ink),
      press.ring(0, -56, 29, ring, 2.4),
      press.disc(0, -56, 21, ring),
      press.line('M-18 -56H18M0 -74V-38', metal, 1.6),
      press.disc(0, -56, 4, metal),
      press.fill('M-44 -28H44V-12H-44Z', ink),
      press.fill('M-36 -28V-48H-30V-28ZM36 -28V-48H30V-28Z', ink),
      press.disc(-33, -20, 8, buffer) + press.disc(33, -20, 8, buffer),
      press.disc(-33, -20, 4, metal) + press.disc(33, -20, 4, metal),
      press.fill('M-34 -12H34L40 0H-40Z', metal),
      press.line('M-24 -12L-27 0M-12 -12L-14 0M0 -12V0M12 -12L14 0M24 -12L27 0', ink, 2),
      press.disc(0, -88, 8.5, metal),
      press.disc(0, -88, 6, lamp),
    ].join(''),

  /** A pushpin standing on its point, 100 tall, its point at the origin. */
  pushPin: (
    press: Press,
    { ink, shade, lit, pin }: Readonly<{ ink: Ink; shade: Ink; lit: Ink; pin: Ink }>,
  ): Svg =>
    [
      press.fill('M-1.600 -38H1.600L0 0Z', pin),
      press.fill(
        'M-22 -38Q-20 -50 -9 -54L-11 -82Q-20 -86 -20 -98H20Q20 -86 11 -82L9 -54Q20 -50 22 -38Z',
        ink,
      ),
      press.fill(
        'M6 -98H20Q20 -86 11 -82L9 -54Q20 -50 22 -38H10Q8 -50 3 -54L4 -82Q8 -88 6 -98Z',
        shade,
      ),
      press.line('M-6 -80L-5 -56', lit, 2, { cap: 'round' }),
    ].join(''),

  /** A hand that comes up out of the ground with a cup, 100 tall, its wrist at the origin. */
  graveHand: (
    press: Press,
    {
      ink,
      shade,
      cup,
      cupShade,
      drink,
    }: Readonly<{ ink: Ink; shade: Ink; cup: Ink; cupShade: Ink; drink: Ink }>,
  ): Svg =>
    [
      press.fill('M-11 6L-13 -30Q-16 -40 -12 -48L14 -50Q17 -38 12 -28L11 6Z', ink),
      press.fill('M3 6L4 -30L14 -46Q16 -36 12 -28L11 6Z', shade),
      press.line('M20 -82Q36 -82 34 -68T18 -56', cup, 5, { cap: 'round' }),
      press.fill('M-22 -92H22L19 -50Q18 -44 10 -44H-10Q-18 -44 -19 -50Z', cup),
      press.fill('M8 -92H22L19 -50Q18 -44 10 -44H4Z', cupShade),
      press.oval(0, -92, 22, 5, cup) + press.oval(0, -91.6, 18.5, 3.6, drink),
      press.line(
        'M-25 -46Q-27 -54 -18 -56L6 -58M-24 -58Q-26 -66 -17 -68L7 -70M-22 -70Q-22 -78 -15 -79L5 -80',
        ink,
        8,
        {
          cap: 'round',
          join: 'round',
        },
      ),
      press.line('M-22 -36Q-28 -42 -25 -50', ink, 9, { cap: 'round' }),
    ].join(''),

  /** A roller skate from the side, its toe to the right, 100 wide, its wheels' foot at the origin. */
  rollerSkate: (
    press: Press,
    {
      ink,
      shade,
      sole,
      wheel,
      lace,
    }: Readonly<{ ink: Ink; shade: Ink; sole: Ink; wheel: Ink; lace: Ink }>,
  ): Svg =>
    [
      press.fill('M-38 -96H4Q8 -74 14 -62Q40 -58 46 -40Q48 -34 46 -30H-40Q-44 -52 -38 -96Z', ink),
      press.fill('M-38 -96H-26Q-30 -56 -26 -30H-40Q-44 -52 -38 -96Z', shade),
      press.fill('M24 -59Q42 -54 46 -40Q48 -34 46 -30H28Q20 -42 24 -59Z', shade),
      press.line('M-6 -86L6 -82M-5 -76L9 -72M-3 -66L14 -62', lace, 3, { cap: 'round' }),
      press.fill('M-44 -30H50V-24H-44Z', sole),
      press.fill('M48 -28L58 -22L54 -14L46 -20Z', lace),
      ...[-28, 28].map((x) => press.disc(x, -12, 12, wheel) + press.disc(x, -12, 4.5, sole)),
    ].join(''),

  /** A pit below a level rim, set with teeth, `wide` x `deep` from the middle of its rim; in poster units. */
  pitTeeth: (
    press: Press,
    {
      x,
      y,
      wide,
      deep,
      ink,
      rim,
      tooth,
    }: Readonly<{
      x: number;
      y: number;
      wide: number;
      deep: number;
      ink: Ink;
      rim: Ink;
      tooth: Ink;
    }>,
  ): Svg => {
    const half = wide / 2;
    const pit = (side: number, depth: number) =>
      `M${x - side} ${y}Q${x - side * 0.9} ${y + depth} ${x} ${y + depth}T${x + side} ${y}Z`;
    const step = (wide * 0.8) / 9;
    const teeth = upTo(9).map((at) => {
      const left = x - half * 0.8 + at * step;
      const long = 20 + 12 * Math.sin(((at + 0.5) / 9) * Math.PI);
      return `M${left} ${y}L${left + step / 2} ${y + long}L${left + step} ${y}Z`;
    });
    return [
      press.fill(pit(half, deep), rim),
      press.fill(pit(half * 0.88, deep * 0.9), ink),
      press.fill(teeth.join(''), tooth),
    ].join('');
  },

  /** A lipstick with the body of a cartridge, 100 tall, its foot at the origin. */
  lipstickRound: (
    press: Press,
    {
      stick,
      shade,
      metal,
      metalShade,
      case: shell,
      gleam,
    }: Readonly<{ stick: Ink; shade: Ink; metal: Ink; metalShade: Ink; case: Ink; gleam: Ink }>,
  ): Svg =>
    [
      press.fill('M-10 -56V-82Q-9 -92 10 -100V-56Z', stick),
      press.fill('M2 -56V-96.500L10 -100V-56Z', shade),
      press.fill('M-12 -40V-60H12V-40Z', metal),
      press.fill('M3 -40V-60H12V-40Z', metalShade),
      press.fill('M-16 -6V-42H16V-6ZM-18 0V-5H18V0Z', shell),
      press.fill('M-16 -8H16V-11H-16Z', metalShade),
      press.line('M-11 -38V-14', gleam, 2.4, { cap: 'round' }),
    ].join(''),
};
