import type { Language } from '@outoften/rules/language';

/** The hue in degrees at which each name ends, around the circle. */
const HUES = [
  [14, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
] as const;

const GERMAN: Readonly<Record<string, string>> = {
  red: 'Rot',
  orange: 'Orange',
  yellow: 'Gelb',
  green: 'Grün',
  teal: 'Petrol',
  blue: 'Blau',
  purple: 'Lila',
  pink: 'Rosa',
  brown: 'Braun',
  black: 'Schwarz',
  white: 'Weiß',
  grey: 'Grau',
};

const SPANISH: Readonly<Record<string, string>> = {
  red: 'rojo',
  orange: 'naranja',
  yellow: 'amarillo',
  green: 'verde',
  teal: 'verde azulado',
  blue: 'azul',
  purple: 'morado',
  pink: 'rosa',
  brown: 'café',
  black: 'negro',
  white: 'blanco',
  grey: 'gris',
};

/** Returns the name of a colour of the form `#rrggbb`, with "dark" or "pale" if it looks so. */
export function colourName(colour: string, language: Language = 'en'): string {
  const english = englishName(colour);
  if (language === 'en') return english;
  const [, shade, hue = ''] = /^(?:(dark|pale) )?(.*)$/.exec(english) ?? [];
  if (language === 'es') {
    const name = SPANISH[hue] ?? hue;
    return shade === undefined ? name : `${name} ${shade === 'dark' ? 'oscuro' : 'claro'}`;
  }
  const name = GERMAN[hue] ?? hue;
  return shade === undefined
    ? name
    : `${shade === 'dark' ? 'Dunkel' : 'Hell'}${name.toLowerCase()}`;
}

function englishName(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const spread = most - least;
  if (lightness < 0.12) return 'black';
  if (spread < 0.1) return lightness < 0.35 ? 'dark grey' : lightness > 0.85 ? 'white' : 'grey';
  const hue = HUES.find(([end]) => hueOf({ red, green, blue }) <= end)?.[1] ?? 'red';
  const isBrown = (hue === 'orange' || hue === 'red') && lightness < 0.3;
  if (isBrown) return 'brown';
  if (lightness < 0.25) return `dark ${hue}`;
  return lightness > 0.78 ? `pale ${hue}` : hue;
}

/** In degrees, from 0 to 360. */
function hueOf({ red, green, blue }: Readonly<Record<'red' | 'green' | 'blue', number>>): number {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  return (sixth * 60 + 360) % 360;
}
