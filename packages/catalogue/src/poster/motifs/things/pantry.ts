import { direction, ovalOutline, upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

/** Things to eat, most of them far too large. */
export const pantry = {
  /** A striped water melon, 100 wide, its foot at the origin. */
  greatMelon: (
    press: Press,
    { ink, stripe, lit, stalk }: Readonly<{ ink: Ink; stripe: Ink; lit: Ink; stalk: Ink }>,
  ): Svg => {
    const stripes = [-38, -23, -8, 8, 23, 38].map((bow) => {
      const wide = 5 - Math.abs(bow) / 14;
      const jag = upTo(8).map((index) => {
        const share = (index + 0.5) / 8;
        const x = bow * Math.sin(Math.PI * share) * 1.02;
        const y = -82 + 80 * share;
        return `L${x + wide * (index % 2 === 0 ? 1.3 : 0.5)} ${y}`;
      });
      const back = upTo(8).map((index) => {
        const share = 1 - (index + 0.5) / 8;
        const x = bow * Math.sin(Math.PI * share) * 1.02;
        const y = -82 + 80 * share;
        return `L${x - wide * (index % 2 === 0 ? 0.5 : 1.3)} ${y}`;
      });
      return `M0 -83${jag.join('')}L0 -1${back.join('')}Z`;
    });
    return [
      press.fill(ovalOutline(0, -42, 50, 42), ink),
      press.fill(stripes.join(''), stripe),
      press.line('M-34 -62Q-42 -50 -42 -38', lit, 4, { cap: 'round' }),
      press.line('M0 -83Q-2 -92 8 -94', stalk, 4, { cap: 'round' }),
    ].join('');
  },

  /** An open pod with one great pea and one small, 100 long, around the origin. */
  peaPod: (
    press: Press,
    {
      pod,
      inside,
      pea,
      shade,
      lit,
      stalk,
    }: Readonly<{ pod: Ink; inside: Ink; pea: Ink; shade: Ink; lit: Ink; stalk: Ink }>,
  ): Svg => {
    const round = (x: number, y: number, radius: number) =>
      [
        press.disc(x, y, radius, pea),
        press.fill(
          `M${x + radius * 0.8} ${y - radius * 0.6}A${radius} ${radius} 0 0 1 ${x - radius * 0.6} ${y + radius * 0.8}Q${x + radius * 0.5} ${y + radius * 0.5} ${x + radius * 0.8} ${y - radius * 0.6}Z`,
          shade,
        ),
        press.disc(x - radius * 0.36, y - radius * 0.4, radius * 0.17, lit),
      ].join('');
    return [
      press.line('M-50 -2Q-60 -8 -62 -18M-50 -2L-58 4M-50 -2L-48 -12', stalk, 3, { cap: 'round' }),
      press.fill('M-50 -2Q-30 -30 4 -30Q38 -30 56 -4Q38 12 4 14Q-34 14 -50 -2Z', inside),
      round(-12, -8, 22),
      round(25, 0, 9),
      press.fill('M-50 -2Q-36 8 4 8Q40 8 56 -4Q44 32 4 33Q-38 32 -50 -2Z', pod),
      press.line('M-40 10Q-10 26 30 18', lit, 1.6, { cap: 'round' }),
    ].join('');
  },

  /** A sandwich as tall as a house with a pick on top, on its plate; 100 tall, its foot at the origin. */
  tallSandwich: (
    press: Press,
    {
      bread,
      crust,
      meat,
      second,
      mustard,
      plate,
      olive,
      layers = 9,
    }: Readonly<{
      bread: Ink;
      crust: Ink;
      meat: Ink;
      second: Ink;
      mustard: Ink;
      plate: Ink;
      olive: Ink;
      layers?: number;
    }>,
  ): Svg => {
    const step = 62 / layers;
    const slices = upTo(layers).map((index) => {
      const y = -14 - index * step;
      const [left, right] = [-35 - ((index * 5) % 4), 35 + ((index * 7) % 5)];
      return press.fill(
        `M${left} ${y}Q${left - 3} ${y - step} ${left + 5} ${y - step}Q-14 ${y - step - 2} 0 ${y - step}T${right - 4} ${y - step}Q${right + 3} ${y - step * 0.4} ${right} ${y}Q18 ${y + 2.5} 0 ${y}T${left} ${y}Z`,
        index % 3 === 1 ? second : index % 4 === 3 ? mustard : meat,
      );
    });
    return [
      press.fill('M-58 -3H58Q54 2 44 2H-44Q-54 2 -58 -3Z', plate),
      press.fill('M-38 -3Q-42 -14 -34 -14H34Q42 -14 38 -3Z', crust),
      press.fill('M-34 -5Q-37 -12 -31 -12H31Q37 -12 34 -5Z', bread),
      ...slices,
      press.fill('M-38 -76Q-42 -92 -24 -94H24Q42 -92 38 -76Z', crust),
      press.fill('M-34 -78Q-36 -89 -22 -91H22Q36 -89 34 -78Z', bread),
      press.line('M0 -92V-114', plate, 1.8),
      press.oval(0, -100, 5.6, 4.6, olive),
      press.fill('M0 -116l4 -4h6l-3 4l3 4h-6Z', second),
    ].join('');
  },

  /** A dinner fork on end, 100 tall, its prongs up, its end at the origin. */
  standingFork: (
    press: Press,
    { ink, shade, lit }: Readonly<{ ink: Ink; shade: Ink; lit: Ink }>,
  ): Svg =>
    [
      press.fill(
        'M-4 0Q-7 -6 -4.500 -26L-2.600 -56Q-14 -60 -14 -72V-98Q-12.500 -101 -11 -98V-74H-6.500V-98Q-5 -101 -3.500 -98V-74H3.500V-98Q5 -101 6.500 -98V-74H11V-98Q12.500 -101 14 -98V-72Q14 -60 2.600 -56L4.500 -26Q7 -6 4 0Z',
        ink,
      ),
      press.fill(
        'M0 0H4Q7 -6 4.500 -26L2.600 -56Q14 -60 14 -72V-98Q12.500 -101 11 -98V-72Q10 -62 0 -61Z',
        shade,
      ),
      press.line('M-2 -8L-1 -46', lit, 1.2, { cap: 'round' }),
    ].join(''),

  /** A round table laid for many, from straight above, with a bat across it; 100 wide, around the origin. */
  banquetTable: (
    press: Press,
    {
      cloth,
      rim,
      plate,
      food,
      wine,
      chair,
      bat,
      grip,
      seats = 11,
    }: Readonly<{
      cloth: Ink;
      rim: Ink;
      plate: Ink;
      food: Ink;
      wine: Ink;
      chair: Ink;
      bat: Ink;
      grip: Ink;
      seats?: number;
    }>,
  ): Svg => {
    const turns = upTo(seats).map((index) => (360 * index) / seats + 12);
    const chairs = turns.map((degrees) => {
      const [dx, dy] = direction(degrees);
      return press.group(
        `translate(${dx * 53} ${dy * 53}) rotate(${degrees})`,
        press.box(-8.5, -7, 17, 12, chair, 4),
      );
    });
    const places = turns.map((degrees) => {
      const [dx, dy] = direction(degrees);
      const [gx, gy] = direction(degrees + 15);
      return [
        press.disc(dx * 36, dy * 36, 6.6, plate),
        press.disc(dx * 36, dy * 36, 3.4, food),
        press.disc(gx * 29, gy * 29, 2, wine),
      ].join('');
    });
    return [
      ...chairs,
      press.disc(0, 0, 48, rim),
      press.disc(0, 0, 46.5, cloth),
      ...places,
      press.disc(0, 0, 7, food),
      press.group(
        'rotate(-34)',
        press.fill('M-44 -4Q-48 0 -44 4L-8 3.600Q14 2 30 1.800H40V-1.800H30Q14 -2 -8 -3.600Z', bat),
        press.box(24, -1.9, 14, 3.8, grip),
        press.box(38, -3, 3, 6, bat, 1.4),
      ),
    ].join('');
  },
};
