import { oneOf } from '../../ink/one-of.ts';
import { upTo } from '../../ink/outlines.ts';
import type { Ink } from '../../ink/palette.ts';
import type { Press } from '../../ink/press.ts';
import type { Svg } from '../../ink/svg.ts';

const SUITS = ['heart', 'spade', 'diamond', 'club'] as const;

/** The suits of a pack, and the one in which a card may be odd. */
const ALL_SUITS = [...SUITS, 'daisy'] as const;

type Suit = (typeof ALL_SUITS)[number];

export const comedy = {
  /** Cards spread around the origin like a fan, 100 from it to their outer edge; one may be odd. */
  cardFan: (
    press: Press,
    {
      card,
      red,
      black,
      count = 7,
      spread = 22,
      odd,
    }: Readonly<{
      card: Ink;
      red: Ink;
      black: Ink;
      count?: number;
      /** Degrees from card to card. */
      spread?: number;
      odd?: Readonly<{ at: number; card: Ink; suit: Suit; ink: Ink }>;
    }>,
  ): Svg =>
    upTo(count)
      .map((index) => {
        const isOdd = odd?.at === index;
        const suit = isOdd ? odd.suit : (SUITS[index % SUITS.length] ?? 'spade');
        const ink = isOdd ? odd.ink : index % 2 === 0 ? red : black;
        const lift = isOdd ? -9 : 0;
        return press.group(
          `rotate(${(index - (count - 1) / 2) * spread}) translate(0 ${lift})`,
          press.box(-17.6, -102, 35.2, 71, black, 5),
          press.box(-16.4, -100.8, 32, 68, isOdd ? odd.card : card, 4),
          press.group('translate(-0.4 -70) scale(.8)', printSuit(press, suit, ink)),
          press.group('translate(-11 -94) scale(.2)', printSuit(press, suit, ink)),
        );
      })
      .join(''),

  /** One suit of a pack of cards, 30 wide, around the origin. */
  suit: (press: Press, { suit, ink }: Readonly<{ suit: Suit; ink: Ink }>): Svg =>
    printSuit(press, suit, ink),

  /** An opened umbrella from the side, 100 wide, the end of its stick at the origin. */
  umbrella: (
    press: Press,
    { ink, second, stick }: Readonly<{ ink: Ink; second: Ink; stick: Ink }>,
  ): Svg =>
    [
      press.line('M0 -84V-6Q0 2 -7 2Q-13 2 -13 -5', stick, 3, { cap: 'round' }),
      press.fill(
        'M0 -100C-30 -100 -48 -78 -50 -52Q-40 -60 -31 -52Q-24 -60 -16 -52Q-8 -60 0 -52Q8 -60 16 -52Q24 -60 31 -52Q40 -60 50 -52C48 -78 30 -100 0 -100Z',
        ink,
      ),
      press.fill(
        'M0 -100C-14 -92 -17 -70 -16 -52Q-8 -60 0 -52Q8 -60 16 -52C17 -70 14 -92 0 -100Z',
        second,
      ),
      press.fill('M-1.5 -106H1.5V-98H-1.5Z', stick),
    ].join(''),

  /** An egg broken open in its cup, 100 tall, its foot at the origin; `inside` shows where it broke. */
  brokenEgg: (
    press: Press,
    {
      shell,
      shade,
      inside,
      cup,
      cupShade,
    }: Readonly<{ shell: Ink; shade: Ink; inside: Ink; cup: Ink; cupShade: Ink }>,
  ): Svg =>
    [
      press.group(
        'translate(6 -12) rotate(13)',
        press.fill(
          'M-32 -62C-30 -92 -14 -108 0 -108C14 -108 30 -92 32 -62L24 -70L16 -58L7 -71L-2 -58L-11 -70L-20 -59Z',
          shell,
        ),
        press.fill('M4 -107.6C16 -106 30 -92 32 -62L24 -70L18 -61Q20 -88 4 -107.6Z', shade),
      ),
      press.fill('M-35 -52L-26 -60L-16 -48L-6 -61L4 -48L14 -60L24 -49L34 -58V-40H-34Z', inside),
      press.fill(
        'M-35 -50L-26 -60L-16 -48L-6 -61L4 -48L14 -60L24 -49L35 -58C37 -34 26 -12 0 -12C-26 -12 -37 -30 -35 -50Z',
        shell,
      ),
      press.fill('M24 -49L35 -58C37 -34 26 -12 0 -12Q22 -22 24 -49Z', shade),
      press.fill(
        'M-34 -34H34Q32 -12 10 -9V-4Q22 -3 26 0H-26Q-22 -3 -10 -4V-9Q-32 -12 -34 -34Z',
        cup,
      ),
      press.fill('M16 -34H34Q32 -12 10 -9V-4Q22 -3 26 0H2V-9Q14 -16 16 -34Z', cupShade),
      press.box(-37, -38, 74, 5, cupShade, 2.4),
    ].join(''),
};

function printSuit(press: Press, suit: Suit, ink: Ink): Svg {
  switch (oneOf(ALL_SUITS, suit)) {
    case 'heart':
      return press.fill(
        'M0 16C-20 2 -16 -14 -7 -14Q-2 -14 0 -8Q2 -14 7 -14C16 -14 20 2 0 16Z',
        ink,
      );
    case 'spade':
      return press.fill(
        'M0 -17C-18 -2 -16 9 -8 9Q-3 9 -1.5 5Q-1.5 12 -6 16H6Q1.5 12 1.5 5Q3 9 8 9C16 9 18 -2 0 -17Z',
        ink,
      );
    case 'diamond':
      return press.fill('M0 -17L12 0L0 17L-12 0Z', ink);
    case 'club':
      return (
        press.disc(0, -9, 7, ink) +
        press.disc(-8, 3, 7, ink) +
        press.disc(8, 3, 7, ink) +
        press.fill('M-2 -4Q-1 12 -6 16H6Q1 12 2 -4Z', ink)
      );
    case 'daisy':
      return (
        upTo(8)
          .map((petal) => press.group(`rotate(${petal * 45})`, press.oval(0, -11.5, 4.4, 7.6, ink)))
          .join('') + press.disc(0, 0, 4.6, 'two')
      );
  }
}
