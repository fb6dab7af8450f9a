/** The plates of one print: the paper, the key (its darkest ink) and three more inks. */
export type Plate = 'paper' | 'key' | 'one' | 'two' | 'three';

/**
 * A plate, or one printed over another: a tint lets half of the paper through, a shade carries a
 * third of the key, a deep two thirds.
 */
export type Ink = Plate | `${Plate}-${'tint' | 'shade' | 'deep'}`;

export type Palette = Readonly<Record<Plate, string>>;

export type PaletteName = keyof typeof PALETTES;

/** Named by the first decade that uses them and what they look like; any film may take any. */
export const PALETTES = {
  sixtiesEmber: {
    paper: '#EDE3CC',
    key: '#15202B',
    one: '#E4502B',
    two: '#EBAA38',
    three: '#8FA3A0',
  },
  sixtiesMeadow: {
    paper: '#F1E7CB',
    key: '#1C3A34',
    one: '#4E8A4A',
    two: '#F0B73B',
    three: '#6FA9B8',
  },
  sixtiesCabaret: {
    paper: '#F3E4CC',
    key: '#2A1430',
    one: '#D93A4E',
    two: '#F08A24',
    three: '#7B4B94',
  },
  sixtiesLava: {
    paper: '#F6E3D0',
    key: '#31123A',
    one: '#E6427E',
    two: '#F58B2A',
    three: '#8A4FA8',
  },
  sixtiesComic: {
    paper: '#F4EAD0',
    key: '#14233F',
    one: '#D8352A',
    two: '#F4BC2A',
    three: '#3E8FB0',
  },
  sixtiesDust: {
    paper: '#F3E3BE',
    key: '#3A1D14',
    one: '#DD5A23',
    two: '#EBA531',
    three: '#B5431E',
  },
  seventiesTeal: {
    paper: '#F2E2BF',
    key: '#142A33',
    one: '#2F7478',
    two: '#E2552B',
    three: '#E9A93A',
  },
  seventiesUmber: {
    paper: '#F0DDB4',
    key: '#21130F',
    one: '#5B2A17',
    two: '#D9641F',
    three: '#EFB95A',
  },
  seventiesMoss: {
    paper: '#E9EBCB',
    key: '#10160F',
    one: '#5F8A34',
    two: '#A9C257',
    three: '#2E4A22',
  },
  seventiesPlum: {
    paper: '#F1E0C2',
    key: '#251527',
    one: '#7C2F4A',
    two: '#E0742C',
    three: '#D9A441',
  },
  seventiesDenim: {
    paper: '#F3E6C8',
    key: '#1B2540',
    one: '#3F6E93',
    two: '#D9532C',
    three: '#EDB548',
  },
  eightiesNeon: {
    paper: '#F4E3C4',
    key: '#17254A',
    one: '#EE5F45',
    two: '#5FA6B5',
    three: '#F2C23C',
  },
  eightiesDusk: {
    paper: '#F7E3C6',
    key: '#2B1B4A',
    one: '#E8517A',
    two: '#F49A4A',
    three: '#4FA7B0',
  },
  eightiesSnow: {
    paper: '#EFEBDD',
    key: '#1B2A36',
    one: '#C63A2C',
    two: '#8DB0B8',
    three: '#4A6F7C',
  },
  eightiesGilt: {
    paper: '#F2E4C4',
    key: '#1D1A24',
    one: '#A22B36',
    two: '#D8A13C',
    three: '#6B5A7A',
  },
  ninetiesPrimary: {
    paper: '#F5EBD3',
    key: '#16233B',
    one: '#1F5AA0',
    two: '#D8382B',
    three: '#F2C12E',
  },
  ninetiesGrunge: {
    paper: '#E8E0C8',
    key: '#1E211C',
    one: '#6C7A3A',
    two: '#C8542B',
    three: '#C9A94A',
  },
  ninetiesMidnight: {
    paper: '#EDE6D2',
    key: '#10192B',
    one: '#2C4A7A',
    two: '#D99A3A',
    three: '#7FA0B5',
  },
  ninetiesRose: {
    paper: '#F6E8D8',
    key: '#33202E',
    one: '#C9485B',
    two: '#E9A58C',
    three: '#4C7F86',
  },
  ninetiesFrost: {
    paper: '#EEF0E4',
    key: '#141A3A',
    one: '#2F8F5B',
    two: '#6FC0CF',
    three: '#F08A3C',
  },
  thousandsGarden: {
    paper: '#F0E6C2',
    key: '#1F4A36',
    one: '#C8372A',
    two: '#E2A73B',
    three: '#6C9A5B',
  },
  thousandsSteel: {
    paper: '#E6E4D8',
    key: '#1A2026',
    one: '#4F6D7A',
    two: '#D4512E',
    three: '#A9B7B5',
  },
  thousandsFjord: {
    paper: '#EEE8D2',
    key: '#12303F',
    one: '#2E7D8C',
    two: '#F0A63A',
    three: '#D4533B',
  },
  tensPine: { paper: '#E9DEC2', key: '#1C2326', one: '#3A7A78', two: '#D97B3A', three: '#C9B27C' },
  tensClay: { paper: '#EFE0C8', key: '#2B1D1E', one: '#B5523A', two: '#DDA15E', three: '#5E7C77' },
  tensViolet: {
    paper: '#EFE3D6',
    key: '#211C3A',
    one: '#6B4C9A',
    two: '#F0825A',
    three: '#58A7A0',
  },
  twentiesSignal: {
    paper: '#F0E6CF',
    key: '#151A22',
    one: '#E5472F',
    two: '#2F6F8F',
    three: '#F0B541',
  },
  twentiesBlush: {
    paper: '#F8E9DC',
    key: '#3A1730',
    one: '#E85D8A',
    two: '#F6B7A0',
    three: '#3F9AA6',
  },
  twentiesSand: {
    paper: '#F1E3C6',
    key: '#2C211B',
    one: '#C9772E',
    two: '#8A4B2A',
    three: '#6F8F92',
  },
} as const satisfies Readonly<Record<string, Palette>>;

/** The ink as a colour, #rrggbb. */
export function inkColour(palette: Palette, ink: Ink): string {
  const [plate, over] = ink.split('-') as [Plate, 'tint' | 'shade' | 'deep' | undefined];
  switch (over) {
    case undefined:
      return palette[plate];
    case 'tint':
      return mix(palette[plate], palette.paper, 0.5);
    case 'shade':
      return mix(palette[plate], palette.key, 0.32);
    case 'deep':
      return mix(palette[plate], palette.key, 0.64);
  }
}

function mix(under: string, over: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const from = Number.parseInt(under.slice(at, at + 2), 16);
    const to = Number.parseInt(over.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
