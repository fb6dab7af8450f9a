import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

export const mailAndMetal = {
  /** An open envelope whose raised flap is a mountain with snow on it, 100 wide, around the fold. */
  openEnvelope: (
    press: Press,
    { sheet, shade, edge, rock, snow }: Inks<'sheet' | 'shade' | 'edge' | 'rock' | 'snow'>,
  ): Svg =>
    [
      press.fill('M-50 0L0 -62L50 0Z', rock),
      press.shade('M0 -62L50 0H6L12 -18L4 -34Z', 0.3),
      press.fill('M0 -62L24 -32.200L15 -38L7 -27L-2 -39L-11 -28L-23 -33.500Z', snow),
      press.box(-50, 0, 100, 64, sheet),
      press.fill('M-50 0L-4 34L-50 64ZM50 0L4 34L50 64Z', shade),
      press.line('M-50 64L-7 30Q0 25 7 30L50 64', edge, 1.2),
      press.line('M-50 0L-4 33Q0 36 4 33L50 0', edge, 1.2),
    ].join(''),

  /** A billboard on two posts with its walk and three lamps, 100 wide, its foot at the origin; the face is blank. */
  billboard: (
    press: Press,
    { face, frame, post, lamp }: Inks<'face' | 'frame' | 'post' | 'lamp'>,
  ): Svg =>
    [
      press.box(-34, -32, 5, 32, post),
      press.box(29, -32, 5, 32, post),
      press.line('M-31 -4L31 -30M31 -4L-31 -30', post, 1.6),
      press.box(-50, -82, 100, 50, frame),
      press.box(-46.5, -78.5, 93, 43, face),
      press.box(-52, -32, 104, 3.2, post),
      ...upTo(3).map((index) => {
        const x = -30 + index * 30;
        return (
          press.line(`M${x} -82V-90L${x + 7} -93`, post, 1.4) +
          press.fill(`M${x + 4} -95L${x + 12} -92L${x + 8} -88Z`, lamp)
        );
      }),
    ].join(''),

  /** Two identity tags on a ball chain that hangs as a heart, 100 wide, around the middle of the heart. */
  identityTags: (
    press: Press,
    { chain, tag, shade, line }: Inks<'chain' | 'tag' | 'shade' | 'line'>,
  ): Svg => {
    const plate = (turn: number, ink: Ink) =>
      press.group(
        `translate(0 44) rotate(${turn})`,
        press.box(-11, 4, 22, 40, ink, 10),
        press.ring(0, 9.5, 2.4, line, 1.6),
        press.line('M-6 20H6M-6 26H6M-6 32H2', line, 1.4, { cap: 'round' }),
      );
    return [
      press.line(
        'M0 46C-18 26 -50 8 -50 -18C-50 -38 -34 -48 -21 -46C-10 -44 -3 -35 0 -26C3 -35 10 -44 21 -46C34 -48 50 -38 50 -18C50 8 18 26 0 46',
        chain,
        3.8,
        { cap: 'round', dash: '0 4.9' },
      ),
      plate(-22, shade),
      plate(16, tag),
    ].join('');
  },
};
