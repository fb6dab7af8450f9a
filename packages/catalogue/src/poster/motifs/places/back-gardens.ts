import { boxOutline, discOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const backGardens = {
  /** A kennel with a periscope and an aerial on its ridge, 100 wide, its foot at the origin. */
  kennel: (
    press: Press,
    { wall, shade, roof, door, metal }: Inks<'wall' | 'shade' | 'roof' | 'door' | 'metal'>,
  ): Svg =>
    [
      press.line('M-24 -70V-112H-10', metal, 5, { join: 'round' }),
      press.line('M26 -66V-118M14 -112H38M18 -104H34M21 -96H31', metal, 2),
      press.fill('M-40 0V-46L0 -78L40 -46V0Z', wall),
      press.fill('M40 0V-46L0 -78L6 -40L20 -24V0Z', shade),
      press.fill('M0 -92L54 -46L46 -38L0 -78L-46 -38L-54 -46Z', roof),
      press.fill('M-18 0V-24A18 18 0 0 1 18 -24V0Z', door),
      press.box(-15, -56, 30, 8, roof, 2),
    ].join(''),

  /** A lift shaft from the lawn at `y` to a room of screens under it, `wide` x `high`; in poster units. */
  underRoom: (
    press: Press,
    {
      x,
      shaft,
      y,
      down,
      wide,
      high,
      ink,
      floor,
      screens,
      cable,
      seat,
    }: Readonly<{
      /** The room's middle and the shaft's. */
      x: number;
      shaft: number;
      y: number;
      /** Depth of the room's ceiling. */
      down: number;
      wide: number;
      high: number;
      /** Inks of the screens, over and over. */
      screens: readonly Ink[];
    }> &
      Inks<'ink' | 'floor' | 'cable' | 'seat'>,
  ): Svg => {
    const top = y + down;
    const left = x - wide / 2;
    const columns = 5;
    const step = (wide - 16) / columns;
    return [
      press.box(shaft - 11, y - 2, 22, down + 6, ink),
      press.line(`M${shaft} ${y}V${top}`, cable, 1.2),
      press.box(shaft - 8, y + down * 0.42, 16, 22, floor, 3),
      press.box(left, top, wide, high, ink, 8),
      ...upTo(columns * 2).map((index) => {
        const sx = left + 8 + (index % columns) * step + 2;
        const sy = top + 9 + Math.floor(index / columns) * (high * 0.3);
        return press.box(sx, sy, step - 4, high * 0.25, screens[index % screens.length] ?? ink, 3);
      }),
      press.box(left + 14, top + high * 0.74, wide - 28, 4, floor),
      press.line(
        `M${left + 24} ${top + high * 0.74}V${top + high}M${left + wide - 24} ${top + high * 0.74}V${top + high}`,
        floor,
        2,
      ),
      press.fill(
        `M${x - 12} ${top + high}V${top + high * 0.52}Q${x} ${top + high * 0.42} ${x + 12} ${top + high * 0.52}V${top + high}Z`,
        seat,
      ),
    ].join('');
  },

  /** A carriage made of an onion, with tendrils for its wheels, 100 wide, its wheels' foot at the origin. */
  onionCoach: (
    press: Press,
    {
      skin,
      shade,
      rib,
      window,
      frame,
      wheel,
      sprout,
    }: Inks<'skin' | 'shade' | 'rib' | 'window' | 'frame' | 'wheel' | 'sprout'>,
  ): Svg => {
    const wheelAt = (x: number, r: number) =>
      press.ring(x, -r, r - 1.5, wheel, 3) +
      press.line(
        `M${x} ${-r}m${-r * 0.2} 0a${r * 0.3} ${r * 0.3} 0 1 1 ${r * 0.5} ${r * 0.1}a${r * 0.5} ${r * 0.5} 0 1 1 ${-r * 0.9} ${-r * 0.2}`,
        wheel,
        2.2,
      );
    return [
      press.line('M-2 -98Q-10 -116 -24 -118M0 -98Q0 -118 8 -128M2 -98Q12 -112 26 -112', sprout, 4, {
        cap: 'round',
      }),
      press.fill(ONION, skin),
      press.clip(
        ONION,
        press.fill('M10 -104Q48 -60 20 -8H60V-104Z', shade),
        press.line(
          'M0 -100Q-44 -60 -24 -10M0 -100Q-20 -60 -10 -8M0 -100Q20 -60 10 -8M0 -100Q44 -60 26 -10',
          rib,
          1.3,
        ),
      ),
      press.fill('M-17 -34V-52Q-17 -68 0 -68Q17 -68 17 -52V-34Z', frame),
      press.fill('M-13 -37V-52Q-13 -64 0 -64Q13 -64 13 -52V-37Z', window),
      press.line('M0 -64V-37M-13 -50H13', frame, 2),
      press.line('M-44 -14Q0 4 44 -14', wheel, 3.4, { cap: 'round' }),
      wheelAt(-32, 14),
      wheelAt(32, 17),
    ].join('');
  },

  /** An ark on its stocks from the side, 100 long, its keel's foot at the origin. */
  ark: (
    press: Press,
    {
      hull,
      plank,
      house,
      roof,
      window,
      prop,
    }: Inks<'hull' | 'plank' | 'house' | 'roof' | 'window' | 'prop'>,
  ): Svg =>
    [
      press.line('M-34 -14L-46 0M-14 -6L-20 0M14 -6L20 0M34 -14L46 0', prop, 2.4),
      press.fill('M-30 -40V-58H28V-40Z', house),
      press.fill('M-36 -56L-28 -68H26L34 -56Z', roof),
      press.fill(
        upTo(6)
          .map((index) => boxOutline(-26 + index * 9, -52, 5, 6))
          .join(''),
        window,
      ),
      press.fill(HULL, hull),
      press.clip(
        HULL,
        press.line(
          'M-60 -35Q0 -27 60 -38M-60 -28Q0 -20 60 -31M-60 -21Q0 -13 60 -24M-60 -14Q0 -6 60 -17',
          plank,
          1,
        ),
        press.shade('M20 -50Q34 -20 10 4H60V-60Z', 0.2),
      ),
    ].join(''),

  /** A ball on its rope, flung out from a pole, 100 tall, the pole's foot at the origin. */
  tetherball: (
    press: Press,
    { pole, rope, ball, seam }: Inks<'pole' | 'rope' | 'ball' | 'seam'>,
  ): Svg =>
    [
      press.box(-1.5, -100, 3, 100, pole, 1.5),
      press.line('M0 -99Q22 -88 42 -54', rope, 0.9),
      press.disc(45, -48, 9, ball),
      press.line('M37 -52Q46 -50 52 -42M45 -57Q43 -48 45 -39', seam, 0.9),
      press.shade('M51 -55A9 9 0 0 1 40 -41A12 12 0 0 0 51 -55Z', 0.3),
    ].join(''),

  /** A toy's card with its bubble and someone in it who was never opened, 100 wide, 150 tall, around the origin. */
  blisterPack: (
    press: Press,
    {
      card,
      burst,
      band,
      bubble,
      figure,
      gleam,
      hole,
    }: Inks<'card' | 'burst' | 'band' | 'bubble' | 'figure' | 'gleam' | 'hole'>,
  ): Svg =>
    [
      press.shade('M-45 -70H56V82H-45Z', 0.3),
      press.box(-50, -76, 100, 152, card, 6),
      press.clip(
        boxOutline(-50, -76, 100, 152),
        press.fill(
          upTo(12)
            .map(
              (index) =>
                `M0 12L${Math.sin(index * 0.5236) * 140} ${12 - Math.cos(index * 0.5236) * 140}L${Math.sin(index * 0.5236 + 0.26) * 140} ${12 - Math.cos(index * 0.5236 + 0.26) * 140}Z`,
            )
            .join(''),
          burst,
        ),
        press.box(-50, -76, 100, 26, band),
        press.box(-50, 58, 100, 18, band),
      ),
      press.fill(`${discOutline(0, -64, 5)}${boxOutline(-12, -66, 24, 4)}`, hole),
      press.fill('M-27 52V-22A27 27 0 0 1 27 -22V52Z', bubble),
      press.group(
        'translate(-3 48) scale(.82)',
        press.disc(0, -84, 9, figure),
        press.fill(
          'M-14 -70Q0 -78 14 -70L18 -36H13L10 -56L9 0H1L0 -32L-1 0H-9L-10 -56L-13 -36H-18Z',
          figure,
        ),
      ),
      press.fill('M16 50V34H19V44H24V50Z', figure),
      press.line('M-20 44V-20A21 21 0 0 1 -8 -38', gleam, 2.6, { cap: 'round' }),
      press.line('M-27 52V-22A27 27 0 0 1 27 -22V52Z', gleam, 1.2),
    ].join(''),

  /** A heavy gun's barrels seen over the sights by who carries it, 100 wide, its lower edge at the origin. */
  ownBarrels: (
    press: Press,
    { ink, lit, dark, heat }: Inks<'ink' | 'lit' | 'dark' | 'heat'>,
  ): Svg =>
    [
      press.fill('M-50 0L-30 -46H30L50 0Z', ink),
      press.fill('M-50 0L-30 -46H-22L-36 0Z', lit),
      press.fill('M-24 -30L-16 -92H16L24 -30Z', ink),
      press.fill('M-24 -30L-16 -92H-9L-14 -30Z', lit),
      press.line('M-22 -44H22M-20 -56H20M-18.500 -68H18.500', dark, 3),
      press.fill('M-19 -90H19V-102H-19Z', ink),
      press.fill(discOutline(-9, -104, 8) + discOutline(9, -104, 8), ink),
      press.fill(discOutline(-9, -104, 4.6) + discOutline(9, -104, 4.6), dark),
      press.box(-8, -24, 16, 10, dark, 2),
      press.box(-6, -22, 12, 6, heat, 1),
    ].join(''),
};

const ONION =
  'M0 -104Q4 -92 16 -86C40 -76 52 -60 52 -42C52 -20 32 -6 0 -6C-32 -6 -52 -20 -52 -42C-52 -60 -40 -76 -16 -86Q-4 -92 0 -104Z';

const HULL = 'M-52 -46Q-40 -40 0 -38Q36 -39 54 -52Q52 -14 30 -6H-30Q-48 -12 -52 -46Z';
