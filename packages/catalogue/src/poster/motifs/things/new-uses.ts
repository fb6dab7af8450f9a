import { around, starOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Name extends string> = Readonly<Record<Name, Ink>>;

/** Things that are used as something else. */
export const newUses = {
  /** An oil drum with a bullet hole and what runs out of it, 100 tall, its foot at the origin. */
  piercedDrum: (press: Press, { ink, lit, dark, oil }: Inks<'ink' | 'lit' | 'dark' | 'oil'>): Svg =>
    [
      press.fill('M-34 -92V-6A34 8 0 0 0 34 -6V-92Z', ink),
      press.fill('M12 -90V0Q30 -2 34 -6V-92Z', dark),
      press.fill('M-26 -90V-2L-18 0V-88Z', lit),
      press.oval(0, -92, 34, 8, dark),
      press.oval(0, -92.5, 29, 5.5, ink),
      press.line('M-34 -64A34 8 0 0 0 34 -64M-34 -34A34 8 0 0 0 34 -34', dark, 2.6),
      press.polygon(
        around(9, 4).map(([x, y], point) => {
          const reach = point % 2 === 0 ? 7.5 : 4.5;
          return [-3 + x * reach, -48 + y * reach] as const;
        }),
        lit,
      ),
      press.fill('M-6 -48Q-3 -52 0 -48Q3 -30 2 3H-8Q-4 -30 -6 -48Z', oil),
    ].join(''),

  /** A sheriff's star that has a lizard's curled tail, 100 wide, around the star's middle. */
  starWithATail: (press: Press, { ink, rim, tail }: Inks<'ink' | 'rim' | 'tail'>): Svg =>
    [
      press.line('M14 34C26 64 66 66 68 38C69 20 46 16 42 32C40 42 54 46 56 36', tail, 8, {
        cap: 'round',
      }),
      press.fill(starOutline(0, 0, { radius: 50, inner: 0.5, points: 5 }), rim),
      press.fill(starOutline(0, 0, { radius: 42, inner: 0.5, points: 5 }), ink),
      ...around(5).map(([x, y]) => press.disc(x * 50, y * 50, 6.5, rim)),
      press.ring(0, 0, 15, rim, 2.4),
    ].join(''),

  /** A fingerprint whose lines are a maze, 100 wide, around the origin. */
  fingerprintMaze: (press: Press, { ink }: Readonly<{ ink: Ink }>): Svg => {
    const ridges = upTo(7).map((ring) => {
      const r = 7 + ring * 7;
      const [gap, high] = [[0.5, 2.2, 3.9, 5.4, 1.2, 2.9, 4.4][ring] ?? 0, r * 1.28];
      const half = 3.6 / r;
      const at = (turn: number) => `${r * Math.cos(turn)} ${high * Math.sin(turn)}`;
      return `M${at(gap + half)}A${r} ${high} 0 1 1 ${at(gap - half)}`;
    });
    const walls = upTo(6).map((ring) => {
      const r = 7 + ring * 7;
      const turn = [1.6, 3.2, 0.1, 4.4, 2.3, 5.9][ring] ?? 0;
      const [x, y] = [Math.cos(turn), Math.sin(turn) * 1.28];
      return `M${x * r} ${y * r}L${x * (r + 7)} ${y * (r + 7)}`;
    });
    return press.line([...ridges, ...walls].join(''), ink, 3.4, { cap: 'round' });
  },

  /** A heraldic lily whose middle petal is a sword with its point up, 100 tall, its foot at the origin. */
  swordLily: (
    press: Press,
    { petal, blade, shade, band }: Inks<'petal' | 'blade' | 'shade' | 'band'>,
  ): Svg => {
    const side =
      'M-4 -22C-8 -52 -20 -76 -34 -74C-48 -72 -50 -52 -38 -46C-32 -43 -27 -48 -28 -54C-22 -46 -20 -34 -16 -22Z';
    const foot = 'M-4 -14Q-8 2 -26 4Q-16 -6 -16 -14Z';
    return [
      press.fill(side, petal),
      press.group('scale(-1 1)', press.fill(side, petal) + press.fill(foot, petal)),
      press.fill(foot, petal),
      press.fill('M-6 -22V-88L0 -104L6 -88V-22Z', blade),
      press.fill('M0 -22V-104L6 -88V-22Z', shade),
      press.box(-24, -23, 48, 9, band, 3),
      press.box(-3.5, -14, 7, 20, blade),
      press.disc(0, 9, 6, band),
    ].join('');
  },

  /** A railway line that runs to the horizon and is a dagger with its point up, 100 wide at its guard, 200 tall, the end of its grip at the origin. */
  railwayDagger: (
    press: Press,
    { bed, rail, sleeper, guard, grip }: Inks<'bed' | 'rail' | 'sleeper' | 'guard' | 'grip'>,
  ): Svg => {
    const sleepers = upTo(15).map((step) => {
      const share = 0.86 ** step;
      const y = -200 + 146 * share;
      return press.box(-25 * share, y - 6 * share, 50 * share, 5 * share, sleeper);
    });
    return [
      press.fill('M-30 -52L0 -204L30 -52Z', bed),
      ...sleepers,
      press.fill('M-22 -52L-0.8 -200H0.8L-15 -52ZM22 -52L0.8 -200H-0.8L15 -52Z', rail),
      press.box(-50, -54, 100, 11, guard, 5),
      press.fill('M-11 -43H11L8 -6H-8Z', grip),
      press.line('M-10 -34L10 -38M-9.5 -25L9.5 -29M-9 -16L9 -20', guard, 2.4),
      press.disc(0, 0, 11, guard),
    ].join('');
  },

  /** A column whose scrolls are two reels and whose shaft is film, 100 wide, 160 tall, its foot at the origin. */
  columnOfFilm: (
    press: Press,
    { stone, shade, reel, hole, film }: Inks<'stone' | 'shade' | 'reel' | 'hole' | 'film'>,
  ): Svg => {
    const frames = upTo(8).map((row) => press.box(-15, -116 + row * 13, 30, 10, stone, 1));
    const holes = upTo(16).map((row) =>
      [-22.5, 19.5].map((x) => press.box(x, -115 + row * 6.5, 3, 3.6, stone)).join(''),
    );
    const scroll = (x: number) =>
      [
        press.disc(x, -132, 25, reel),
        ...around(5).map(([dx, dy]) => press.disc(x + dx * 14, -132 + dy * 14, 5.5, hole)),
        press.disc(x, -132, 4, hole),
      ].join('');
    return [
      press.box(-26, -120, 52, 108, film),
      ...frames,
      ...holes,
      press.box(-32, -14, 64, 7, stone, 3),
      press.box(-40, -7, 80, 7, shade),
      press.box(-34, -150, 68, 30, stone),
      scroll(-34),
      scroll(34),
      press.box(-54, -164, 108, 9, shade),
    ].join('');
  },

  /** A hand mirror whose frame is a crown, 100 wide, around its glass; its handle points down. What it shows is left to others. */
  crownedMirror: (
    press: Press,
    { frame, lit, glass, stone }: Inks<'frame' | 'lit' | 'glass' | 'stone'>,
  ): Svg =>
    [
      press.fill('M-7 46H7L10 104Q0 112 -10 104Z', frame),
      press.line('M-9 66H9M-9.5 84H9.5', lit, 3),
      press.fill('M-46 -8L-56 -62L-33 -42L-22 -76L0 -50L22 -76L33 -42L56 -62L46 -8Z', frame),
      ...[-56, -22, 22, 56].map((x) => press.disc(x, Math.abs(x) === 56 ? -64 : -78, 5, stone)),
      press.disc(0, 0, 50, frame),
      press.ring(0, 0, 45, lit, 2),
      press.disc(0, 0, 40, glass),
    ].join(''),

  /** A clear bag for evidence with its zip and its label, 100 wide, around the origin. What is in it is left to others. */
  evidenceBag: (
    press: Press,
    { bag, edge, label, line }: Inks<'bag' | 'edge' | 'label' | 'line'>,
  ): Svg =>
    [
      press.box(-50, -66, 100, 132, bag, 5),
      press.box(-50, -66, 100, 17, edge, 5),
      press.line('M-46 -44H46', edge, 2.6),
      press.box(-40, -36, 80, 30, label),
      press.line('M-34 -28H2M-34 -21H24M-34 -14H14', line, 2.6),
      press.box(16, -31, 18, 10, line),
      press.line('M-44 58L-26 40M44 -2L34 8M44 8L26 26', edge, 1.6),
    ].join(''),

  /** A blot of ink that ran in eight directions like legs, 100 wide, around the origin. */
  eightLeggedBlot: (press: Press, { ink, lit }: Inks<'ink' | 'lit'>): Svg => {
    const legs = [
      'M12 -12C26 -36 34 -38 44 -58',
      'M14 -4C32 -14 40 -12 54 -22',
      'M14 6C32 10 40 14 50 30',
      'M10 14C24 26 26 40 36 62',
    ].join('');
    const ends = [
      [44, -58, 4.5],
      [54, -22, 4],
      [50, 30, 5.5],
      [36, 62, 4.5],
    ] as const;
    const half =
      press.line(legs, ink, 5.6, { cap: 'round' }) +
      ends.map(([x, y, r]) => press.disc(x, y, r, ink)).join('');
    return [
      half,
      press.group('scale(-1 1)', half),
      press.oval(0, 10, 19, 26, ink),
      press.disc(0, -18, 14, ink),
      press.disc(20, 44, 3, ink),
      press.disc(-30, -8, 2.6, ink),
      press.line('M-9 2Q-12 14 -6 24', lit, 2.4, { cap: 'round' }),
    ].join('');
  },
};
