import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

type Inks<Names extends string> = Readonly<Record<Names, Ink>>;

/** Letters and other mail. */
export const mailBag = {
  /** A quill stuck into the ground by its nib, 100 tall, the nib at the origin, its feather to the upper right. */
  quill: (press: Press, { ink, shade, shaft }: Inks<'ink' | 'shade' | 'shaft'>): Svg =>
    [
      press.fill(
        'M2 -34C-14 -46 -16 -66 -4 -82C2 -91 14 -98 32 -100C34 -92 31 -88 33 -82C30 -80 31 -76 30 -70C26 -70 28 -64 26 -58C22 -58 23 -53 20 -47C15 -48 12 -38 2 -34Z',
        ink,
      ),
      press.fill('M4 -36C6 -58 14 -78 32 -100C20 -92 8 -76 2 -34Z', shade),
      press.line('M-12 -60L-3 -57M-11 -70L2 -66M-4 -81L8 -75', shade, 1.2),
      press.line('M24 -62L16 -66M18 -50L11 -53M29 -76L22 -79', shaft, 1),
      press.fill('M-1.6 -16L1 -38C5 -60 14 -80 31 -99C17 -78 9 -58 4.6 -36L1.8 -15L0 0Z', shaft),
    ].join(''),

  /** An open airmail letter with a strip of film for its sheet, 100 wide, its foot at the origin. */
  letterWithFilm: (
    press: Press,
    {
      paper,
      shade,
      stripe,
      second,
      film,
      frame,
    }: Inks<'paper' | 'shade' | 'stripe' | 'second' | 'film' | 'frame'>,
  ): Svg => {
    const bars = upTo(11).map((index) => -48 + index * 9.2);
    return [
      press.fill('M-50 -64L0 -100L50 -64Z', shade),
      press.group(
        'translate(3 -40) rotate(5)',
        press.box(-19, -112, 38, 120, film),
        ...upTo(4).map((index) => press.box(-12.5, -108 + index * 26, 25, 21, frame)),
        ...upTo(15).map(
          (index) =>
            press.box(-17.6, -110.5 + index * 7.6, 3, 4.2, paper, 0.8) +
            press.box(14.6, -110.5 + index * 7.6, 3, 4.2, paper, 0.8),
        ),
      ),
      press.fill('M-50 -64L0 -26L50 -64V0H-50Z', paper),
      press.line('M-50 0L-12 -34M50 0L12 -34', shade, 1.4),
      ...bars.map((x, index) =>
        press.fill(`M${x} 0H${x + 5}L${x + 8} -6H${x + 3}Z`, index % 2 === 0 ? stripe : second),
      ),
    ].join('');
  },

  /** A letter folded into a paper plane, flying to the upper right, 100 long, around the origin. */
  paperPlane: (
    press: Press,
    { ink, shade, line }: Readonly<{ ink: Ink; shade: Ink; line: Ink }>,
  ): Svg =>
    [
      press.fill('M50 -40L-50 -6L-14 8Z', ink),
      press.fill('M50 -40L-14 8L-8 38Z', shade),
      press.fill('M50 -40L-8 38L4 16Z', ink),
      press.fill('M50 -40L4 16L34 30Z', ink),
      press.line('M50 -40L-14 8M50 -40L4 16', shade, 0.8),
      press.line('M-34 -7L8 -21.500M-26 -3.600L4 -14.500M-18 0L-4 -5.6', line, 1.4),
      press.line('M17 14L29 19M21 6L31 11', line, 1.2),
    ].join(''),

  /** A column of case files tied in bundles, `bundles` high; 100 tall, its foot at the origin. */
  columnOfFiles: (
    press: Press,
    {
      folder,
      second,
      leaf,
      string,
      bundles = 6,
    }: Inks<'folder' | 'second' | 'leaf' | 'string'> & Readonly<{ bundles?: number }>,
  ): Svg => {
    const tall = 100 / bundles;
    return upTo(bundles)
      .map((index) => {
        const y = -tall * (index + 1);
        const lean = [0, 1.6, -1.2, 0.8, -1.8, 1][index % 6] ?? 0;
        const sheets = upTo(3).map((sheet) => tall * (0.3 + sheet * 0.18));
        return press.group(
          `translate(${lean} ${y})`,
          press.box(-15, 0, 30, tall, leaf),
          press.box(-16, 0, 32, tall * 0.2, index % 2 === 0 ? folder : second),
          press.box(-16, tall * 0.82, 32, tall * 0.18, index % 2 === 0 ? folder : second),
          press.line(sheets.map((at) => `M-15 ${at}H15`).join(''), second, 0.5),
          press.line(`M-5 0V${tall}M-9 0L-5 ${tall * 0.12}L-1 -${tall * 0.04}`, string, 1.2),
        );
      })
      .join('');
  },
};
