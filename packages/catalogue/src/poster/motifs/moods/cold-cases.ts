import { around, boxOutline, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const coldCases = {
  /** A strong room's round door with bolts and a wheel of five spokes, 100 wide, around the origin. */
  vaultDoor: (
    press: Press,
    { rim, face, shade, bolt, wheel }: Inks<'rim' | 'face' | 'shade' | 'bolt' | 'wheel'>,
  ): Svg =>
    [
      press.disc(0, 0, 50, rim),
      press.disc(0, 0, 43, shade),
      press.disc(-1.5, -1.5, 40, face),
      ...around(16).map(([x, y]) => press.disc(x * 46.5, y * 46.5, 2, bolt)),
      press.ring(0, 0, 31, shade, 1.6),
      ...around(5).map(([x, y]) =>
        press.line(`M0 0L${x * 25} ${y * 25}`, wheel, 4.4, { cap: 'round' }),
      ),
      ...around(5).map(([x, y]) => press.disc(x * 25, y * 25, 4.2, wheel)),
      press.ring(0, 0, 15, wheel, 2.6),
      press.disc(0, 0, 7, wheel),
      press.disc(0, 0, 3, shade),
    ].join(''),

  /** A snow plough from the front, snow thrown to both sides, 100 wide, its blade's foot at the origin. */
  snowPlough: (
    press: Press,
    {
      cab,
      shade,
      glass,
      blade,
      bladeShade,
      lamp,
      snow,
    }: Inks<'cab' | 'shade' | 'glass' | 'blade' | 'bladeShade' | 'lamp' | 'snow'>,
  ): Svg =>
    [
      press.fill(boxOutline(-24, -88, 48, 60), cab),
      press.fill('M-24 -88L-19 -94H19L24 -88Z', shade),
      press.fill('M-20 -82H20L22 -60H-22Z', glass),
      press.line('M0 -82V-60', shade, 1.6),
      press.box(-5, -100, 10, 6, lamp, 2),
      press.fill('M-30 -78h4v14h-4ZM26 -78h4v14h-4Z', shade),
      press.disc(-17, -49, 5.4, lamp) + press.disc(17, -49, 5.4, lamp),
      press.line('M-8 -54H8M-8 -50H8M-8 -46H8', shade, 1.6),
      press.fill('M0 -40Q-26 -38 -48 -26Q-54 -12 -50 0H0Z', blade),
      press.fill('M0 -40Q26 -38 48 -26Q54 -12 50 0H0Z', bladeShade),
      press.line('M-47 -21Q-24 -31 0 -33Q24 -31 47 -21', shade, 1.4),
      press.fill(
        'M-46 0Q-66 -8 -64 -26Q-78 -28 -76 -14Q-88 -12 -84 0ZM46 0Q66 -8 64 -26Q78 -28 76 -14Q88 -12 84 0Z',
        snow,
      ),
      press.disc(-70, -34, 3, snow) + press.disc(-82, -24, 2.2, snow),
      press.disc(70, -36, 3, snow) + press.disc(83, -22, 2.2, snow),
    ].join(''),

  /** An astronaut's helmet from the front whose visor shows stars and a house, 100 wide, around the origin. */
  spaceHelmet: (
    press: Press,
    {
      shell,
      shade,
      visor,
      rim,
      star,
      house,
      lit,
    }: Inks<'shell' | 'shade' | 'visor' | 'rim' | 'star' | 'house' | 'lit'>,
  ): Svg => {
    const glass = ovalOutline(0, -2, 38, 33);
    return [
      press.fill('M-34 40H34L42 58H-42Z', shade),
      press.line('M-40 52H40', rim, 3),
      press.disc(0, 0, 50, shell),
      press.fill('M20 -46A50 50 0 0 1 20 46Q44 20 44 0T20 -46Z', shade),
      press.fill(
        'M-56 -12h9v26h-9a3 3 0 0 1 -3 -3v-20a3 3 0 0 1 3 -3ZM56 -12h-9v26h9a3 3 0 0 0 3 -3v-20a3 3 0 0 0 -3 -3Z',
        rim,
      ),
      press.fill(ovalOutline(0, -2, 42, 37), rim),
      press.fill(glass, visor),
      press.clip(
        glass,
        press.disc(-20, -20, 1.4, star),
        press.disc(-6, -28, 1, star),
        press.disc(10, -18, 1.6, star),
        press.disc(24, -12, 1, star),
        press.disc(-30, -8, 1, star),
        press.disc(28, -24, 1.2, star),
        press.fill('M-40 22Q0 6 40 22V40H-40Z', house),
        press.fill('M-20 16V-4H-6V-14L2 -22L10 -14V-4H22V16Z', house),
        press.fill('M-16 0h5v6h-5ZM14 0h5v6h-5ZM-1 4h6v12h-6ZM-1 -12h6v5h-6Z', lit),
      ),
      press.line('M-30 -16A38 33 0 0 1 -12 -29', shell, 3.4, { cap: 'round' }),
    ].join('');
  },

  /** A top hat as a kettle: mist curls out of its open crown; 100 wide at the brim, the brim at the origin. */
  steamingHat: (
    press: Press,
    { felt, lit, band, inside, mist }: Inks<'felt' | 'lit' | 'band' | 'inside' | 'mist'>,
  ): Svg =>
    [
      press.line(
        'M-14 -78C-34 -96 2 -108 -14 -128C-26 -142 -6 -152 -12 -166M2 -80C-10 -100 20 -112 6 -134C-4 -150 18 -158 10 -176M18 -78C8 -92 36 -102 26 -120C18 -134 36 -140 30 -154',
        mist,
        4.6,
        { cap: 'round' },
      ),
      press.fill('M-30 2Q-28 -40 -37 -80H37Q28 -40 30 2Q0 12 -30 2Z', felt),
      press.fill('M-24 -76Q-18 -40 -20 0L-27 -1Q-26 -40 -33 -78Z', lit),
      press.fill(ovalOutline(0, -80, 37, 8), inside),
      press.line('M-37 -80A37 8 0 0 1 37 -80', lit, 1.4),
      press.fill('M-30 -2Q0 9 30 -2L29 -17Q0 -6 -29 -17Z', band),
      press.fill('M-50 -8Q-30 12 0 12T50 -8Q44 20 0 20T-50 -8Z', felt),
    ].join(''),

  /** A whirlwind of bandage strips, wider towards its top, 100 wide and 130 tall, its tip at the origin. */
  bandageStorm: (press: Press, { cloth, shade, edge }: Inks<'cloth' | 'shade' | 'edge'>): Svg =>
    upTo(9)
      .map((index) => {
        const y = -6 - index * 15;
        const half = 6 + index * 5.2;
        const drift = Math.sin(index * 1.1) * 4;
        const left = drift - half;
        const right = drift + half;
        const back = `M${right} ${y - 9}Q${drift + half * 0.4} ${y - 15} ${left} ${y - 13}L${left} ${y - 6}Q${drift + half * 0.3} ${y - 8} ${right} ${y}Z`;
        const front = `M${left} ${y - 13}Q${drift - half * 0.2} ${y + 4} ${right + 3} ${y - 9}L${right + 3} ${y + 2}Q${drift} ${y + 15} ${left} ${y - 1}Z`;
        return (
          press.fill(back, shade) +
          press.fill(front, cloth) +
          press.line(
            `M${left + half * 0.3} ${y - 4}Q${drift} ${y + 3} ${right - half * 0.4} ${y - 2}`,
            edge,
            0.9,
          )
        );
      })
      .join('') + press.line('M50 -138Q66 -150 84 -142T104 -152', cloth, 6, { cap: 'round' }),
};
