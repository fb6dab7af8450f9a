/** A written piece. */
export type Score = Readonly<{
  /** Also the name of its file. */
  id: string;
  title: string;
  /** A description for readers of the score. */
  character: string;
  key: string;
  /** Quarters a minute. */
  tempo: number;
  beatsInBar: number;
  /** The first note's share of a pair: 0.5 is straight, 0.67 a full triplet swing. */
  swing: Readonly<{ pair: 'eighths' | 'sixteenths'; share: number }>;
  /** The reverb: how long it rings, in seconds, and how loud it is, in decibels. */
  room: Readonly<{ seconds: number; level: number }>;
  band: Readonly<Record<string, Seat>>;
  sections: Readonly<Record<string, Section>>;
  /** Sections in the order in which they are played. After the last comes the first again. */
  form: readonly string[];
  /** How the drums end a section. Without it they play on. */
  fills?: Fills;
}>;

/** One bar of drums each: `lift` leads to a louder section, `turn` to any other. */
export type Fills = Readonly<{ lift: DrumLines; turn: DrumLines }>;

/** A rhythm for each drum, see parseRhythm. */
export type DrumLines = Partial<Readonly<Record<DrumName, string>>>;

/** A player's place in the band. */
export type Seat = Readonly<{
  instrument: InstrumentName;
  /** Loudness in decibels; only the differences between seats matter. */
  level: number;
  /** -1 is left, 1 right. */
  pan: number;
  /** How much goes to the reverb, in decibels. 0 if left out. */
  send?: number;
  /** Seconds behind the beat, for a laid-back player. */
  late?: number;
}>;

export type Section = Readonly<{
  chart: string;
  parts: Readonly<Record<string, Part>>;
}>;

export type Dynamic = 'pp' | 'p' | 'mp' | 'mf' | 'f' | 'ff';

export type Part = Readonly<
  | { play: 'melody'; dynamic: Dynamic; text: string; transpose: number }
  | { play: 'comping'; dynamic: Dynamic; text: string; lowest: number }
  | { play: 'arpeggio'; dynamic: Dynamic; text: string; lowest: number }
  | { play: 'bass-line'; dynamic: Dynamic; text: string }
  | { play: 'walking-bass'; dynamic: Dynamic }
  | { play: 'drums'; dynamic: Dynamic; lines: DrumLines }
>;

export type InstrumentName =
  | 'electric-piano'
  | 'vibraphone'
  | 'marimba'
  | 'celesta'
  | 'organ'
  | 'muted-trumpet'
  | 'clarinet'
  | 'bassoon'
  | 'flute'
  | 'pad'
  | 'guitar'
  | 'pizzicato'
  | 'double-bass'
  | 'electric-bass'
  | 'drums';

export type DrumName =
  | 'kick'
  | 'snare'
  | 'brush'
  | 'sweep'
  | 'rim'
  | 'low-tom'
  | 'high-tom'
  | 'hat'
  | 'open-hat'
  | 'foot'
  | 'ride'
  | 'crash'
  | 'shaker'
  | 'high-bongo'
  | 'low-bongo'
  | 'woodblock'
  | 'triangle'
  | 'snap';

/** Notes for the whole section, see parseMelody. */
export function melody(dynamic: Dynamic, text: string, transpose = 0): Part {
  return { play: 'melody', dynamic, text, transpose };
}

/** The chart's chords in a rhythm that repeats through the section, see parseRhythm. No note is below `lowest`. */
export function comping(dynamic: Dynamic, text: string, lowest = 52): Part {
  return { play: 'comping', dynamic, text, lowest };
}

/** Like comping, but with one note of the chord after the other, upwards and down again. */
export function arpeggio(dynamic: Dynamic, text: string, lowest = 60): Part {
  return { play: 'arpeggio', dynamic, text, lowest };
}

/** Steps of the chords, repeated through the section, see parseBassLine. */
export function bassLine(dynamic: Dynamic, text: string): Part {
  return { play: 'bass-line', dynamic, text };
}

/** A note on every beat from chord to chord, see walkBass. */
export function walkingBass(dynamic: Dynamic): Part {
  return { play: 'walking-bass', dynamic };
}

/** A rhythm for each drum, each repeated through the section. */
export function drums(dynamic: Dynamic, lines: DrumLines): Part {
  return { play: 'drums', dynamic, lines };
}
