import * as v from 'valibot';

/** The plates of a print: the paper, the key (its darkest ink) and three more inks. */
const PLATES = ['paper', 'key', 'one', 'two', 'three'] as const;

export type Plate = (typeof PLATES)[number];

/**
 * A plate, or two plates over each other: a tint is half paper, a shade has a third of the key, a deep tone two thirds.
 */
export type Ink = Plate | `${Plate}-${'tint' | 'shade' | 'deep'}`;

export const inkSchema = v.picklist(
  PLATES.flatMap((plate): readonly Ink[] => [
    plate,
    `${plate}-tint`,
    `${plate}-shade`,
    `${plate}-deep`,
  ]),
);

export type Palette = Readonly<Record<Plate, string>>;

export type PaletteName = keyof typeof PALETTES;

/** The first word of a name is the decade whose films may use it. `early` is before 1960. */
export const PALETTES = {
  earlyEmber: {
    paper: '#EDE3CC',
    key: '#15202B',
    one: '#E4502B',
    two: '#EBAA38',
    three: '#8FA3A0',
  },
  earlyDust: {
    paper: '#F3E3BE',
    key: '#3A1D14',
    one: '#DD5A23',
    two: '#EBA531',
    three: '#B5431E',
  },
  earlyTeal: {
    paper: '#F2E2BF',
    key: '#142A33',
    one: '#2F7478',
    two: '#E2552B',
    three: '#E9A93A',
  },
  earlyMoss: {
    paper: '#E9EBCB',
    key: '#10160F',
    one: '#5F8A34',
    two: '#A9C257',
    three: '#2E4A22',
  },
  earlyPlum: {
    paper: '#F1E0C2',
    key: '#251527',
    one: '#7C2F4A',
    two: '#E0742C',
    three: '#D9A441',
  },
  earlyDenim: {
    paper: '#F3E6C8',
    key: '#1B2540',
    one: '#3F6E93',
    two: '#D9532C',
    three: '#EDB548',
  },
  earlySnow: {
    paper: '#EFEBDD',
    key: '#1B2A36',
    one: '#C63A2C',
    two: '#8DB0B8',
    three: '#4A6F7C',
  },
  earlyGilt: {
    paper: '#F2E4C4',
    key: '#1D1A24',
    one: '#A22B36',
    two: '#D8A13C',
    three: '#6B5A7A',
  },
  earlyPrimary: {
    paper: '#F5EBD3',
    key: '#16233B',
    one: '#1F5AA0',
    two: '#D8382B',
    three: '#F2C12E',
  },
  earlyGrunge: {
    paper: '#E8E0C8',
    key: '#1E211C',
    one: '#6C7A3A',
    two: '#C8542B',
    three: '#C9A94A',
  },
  earlyMidnight: {
    paper: '#EDE6D2',
    key: '#10192B',
    one: '#2C4A7A',
    two: '#D99A3A',
    three: '#7FA0B5',
  },
  sixtiesEmber: {
    paper: '#F3E6C6',
    key: '#1D1B20',
    one: '#D9412A',
    two: '#EFAE30',
    three: '#86A29C',
  },
  sixtiesMeadow: {
    paper: '#F3E6C6',
    key: '#16342C',
    one: '#44884A',
    two: '#F4BA34',
    three: '#63A5BA',
  },
  sixtiesCabaret: {
    paper: '#F3E6C6',
    key: '#2A1430',
    one: '#D8324C',
    two: '#F08A22',
    three: '#86509C',
  },
  sixtiesLava: {
    paper: '#F3E6C6',
    key: '#3A1226',
    one: '#E23A70',
    two: '#F78F22',
    three: '#8A52A2',
  },
  sixtiesComic: {
    paper: '#F3E6C6',
    key: '#14233F',
    one: '#D93028',
    two: '#F5BE28',
    three: '#3A90B6',
  },
  sixtiesDust: {
    paper: '#F3E6C6',
    key: '#3A1D14',
    one: '#DD5A23',
    two: '#EBA531',
    three: '#B5431E',
  },
  seventiesTeal: {
    paper: '#EAD2A0',
    key: '#2B1A10',
    one: '#3D7A70',
    two: '#D8541E',
    three: '#E4A32E',
  },
  seventiesUmber: {
    paper: '#EAD2A0',
    key: '#27140B',
    one: '#74391A',
    two: '#D9661B',
    three: '#EDB04A',
  },
  seventiesMoss: {
    paper: '#EAD2A0',
    key: '#221F0D',
    one: '#6B7A24',
    two: '#B9A63A',
    three: '#46521C',
  },
  seventiesPlum: {
    paper: '#EAD2A0',
    key: '#2E1518',
    one: '#8A3042',
    two: '#DD7424',
    three: '#DFA53E',
  },
  seventiesDenim: {
    paper: '#EAD2A0',
    key: '#271D18',
    one: '#4E7088',
    two: '#D2521F',
    three: '#EBAE3E',
  },
  eightiesNeon: {
    paper: '#F4E8FF',
    key: '#170A3C',
    one: '#FF3D7F',
    two: '#21C0E0',
    three: '#FFD23C',
  },
  eightiesDusk: {
    paper: '#F4E8FF',
    key: '#2B0C50',
    one: '#FF4B9E',
    two: '#FF9648',
    three: '#33B9DA',
  },
  eightiesSnow: {
    paper: '#E8F3FF',
    key: '#0A1440',
    one: '#F2345C',
    two: '#7ACFF2',
    three: '#3F66D8',
  },
  eightiesGilt: {
    paper: '#F4E8FF',
    key: '#1C0824',
    one: '#D41C60',
    two: '#FFC038',
    three: '#7A48D4',
  },
  eightiesSlime: {
    paper: '#F4E8FF',
    key: '#0C0E34',
    one: '#2BCB7C',
    two: '#F0E43C',
    three: '#9A3ADC',
  },
  ninetiesPrimary: {
    paper: '#ECEEEC',
    key: '#0C1220',
    one: '#1558C8',
    two: '#E3202E',
    three: '#FFD21A',
  },
  ninetiesGrunge: {
    paper: '#E2E4D6',
    key: '#15180F',
    one: '#5C7C30',
    two: '#C24A1E',
    three: '#C6B03C',
  },
  ninetiesMidnight: {
    paper: '#ECEEEC',
    key: '#0A1228',
    one: '#224C9C',
    two: '#E0942A',
    three: '#7AA4D0',
  },
  ninetiesRose: {
    paper: '#ECEEEC',
    key: '#26172A',
    one: '#C83658',
    two: '#F0A08C',
    three: '#2C868C',
  },
  ninetiesFrost: {
    paper: '#ECEEEC',
    key: '#0E1438',
    one: '#1C9655',
    two: '#56C0DC',
    three: '#F58A2A',
  },
  thousandsFjord: {
    paper: '#E9F1EA',
    key: '#06303C',
    one: '#1C8A9A',
    two: '#F5932A',
    three: '#DA5430',
  },
  thousandsGarden: {
    paper: '#E9F1EA',
    key: '#08382F',
    one: '#D9502E',
    two: '#F2A536',
    three: '#4E9A78',
  },
  thousandsSteel: {
    paper: '#E9F1EA',
    key: '#0C2834',
    one: '#41768A',
    two: '#F0762E',
    three: '#A9C6C8',
  },
  thousandsNight: {
    paper: '#E9F1EA',
    key: '#06203A',
    one: '#1F5F92',
    two: '#F2902E',
    three: '#7CBCCB',
  },
  thousandsBloom: {
    paper: '#E9F1EA',
    key: '#162E40',
    one: '#DE5568',
    two: '#F7A85C',
    three: '#3AA0A4',
  },
  tensPine: {
    paper: '#DFD9CB',
    key: '#20282A',
    one: '#4A7873',
    two: '#C67C42',
    three: '#C4AE84',
  },
  tensClay: {
    paper: '#DFD9CB',
    key: '#2C2426',
    one: '#A6553F',
    two: '#D2A06C',
    three: '#6B807C',
  },
  tensViolet: {
    paper: '#DFD9CB',
    key: '#2A2838',
    one: '#6F5C8E',
    two: '#D88468',
    three: '#7C9E9A',
  },
  tensSlate: {
    paper: '#DFD9CB',
    key: '#22282F',
    one: '#4C6987',
    two: '#BE5F4A',
    three: '#BCB498',
  },
  tensOchre: {
    paper: '#DFD9CB',
    key: '#2A2822',
    one: '#876832',
    two: '#CDA24C',
    three: '#76897A',
  },
  twentiesSignal: {
    paper: '#F3F2FA',
    key: '#1D2E9E',
    one: '#FF5234',
    two: '#5C90FF',
    three: '#FFC93C',
  },
  twentiesBlush: {
    paper: '#FFF0F2',
    key: '#661049',
    one: '#FF5A98',
    two: '#FFB8A4',
    three: '#3CB8C2',
  },
  twentiesSand: {
    paper: '#FFF3E2',
    key: '#7A1F3D',
    one: '#FF6F3C',
    two: '#FFC09A',
    three: '#6CC7C0',
  },
  twentiesMint: {
    paper: '#EFFBF4',
    key: '#0A5248',
    one: '#1FB27E',
    two: '#FF8D6A',
    three: '#BCE25E',
  },
  twentiesLilac: {
    paper: '#F5F0FF',
    key: '#3A2090',
    one: '#8E6CFF',
    two: '#FFA44F',
    three: '#FF6EA6',
  },
} as const satisfies Readonly<Record<string, Palette>>;

export const paletteNameSchema = v.picklist(Object.keys(PALETTES) as PaletteName[]);

/** Returns the ink as a colour, #rrggbb. Throws if a motif was given an ink that does not exist. */
export function inkColour(palette: Palette, ink: Ink): string {
  if (!v.is(inkSchema, ink)) throw new Error(`there is no ink ${JSON.stringify(ink)}`);
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
