/** A piece as it is written down. Everything that sounds follows from it. */
export type Score = Readonly<{
  /** The slot it fills, and the name of its file. */
  id: string;
  title: string;
  /** For the reader: what is heard, and how to play it. */
  character: string;
  key: string;
  /** Quarters a minute. */
  tempo: number;
  beatsInBar: number;
  /** What share of its pair the first of two notes gets: 0.5 is straight, 0.67 a full triplet swing. */
  swing: Readonly<{ pair: 'eighths' | 'sixteenths'; share: number }>;
  /** The room it is played in: how long it rings, in seconds, and how loud, in decibels. */
  room: Readonly<{ seconds: number; level: number }>;
  band: Readonly<Record<string, Seat>>;
  sections: Readonly<Record<string, Section>>;
  /** Sections in the order in which they are played; after the last comes the first again. */
  form: readonly string[];
}>;

/** A player's place in the band. */
export type Seat = Readonly<{
  instrument: InstrumentName;
  /** Decibels against the others. */
  level: number;
  /** -1 is left, 1 right. */
  pan: number;
  /** How much of it goes to the room, in decibels; 0 unless told. */
  send?: number;
  /** Seconds behind the beat, for who plays laid back. */
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
  | { play: 'drums'; dynamic: Dynamic; lines: Partial<Readonly<Record<DrumName, string>>> }
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

/** Notes, see parseMelody; all of the section, bar by bar. */
export function melody(dynamic: Dynamic, text: string, transpose = 0): Part {
  return { play: 'melody', dynamic, text, transpose };
}

/** The chart's chords in a rhythm, see parseRhythm, which repeats through the section; no note below `lowest`. */
export function comping(dynamic: Dynamic, text: string, lowest = 52): Part {
  return { play: 'comping', dynamic, text, lowest };
}

/** As comping, but one note of the chord after the other, upwards and down again. */
export function arpeggio(dynamic: Dynamic, text: string, lowest = 60): Part {
  return { play: 'arpeggio', dynamic, text, lowest };
}

/** Steps of the chords, see parseBassLine, repeated through the section. */
export function bassLine(dynamic: Dynamic, text: string): Part {
  return { play: 'bass-line', dynamic, text };
}

/** A note on every beat from chord to chord, found by the player. */
export function walkingBass(dynamic: Dynamic): Part {
  return { play: 'walking-bass', dynamic };
}

/** A rhythm for each drum, each repeated through the section. */
export function drums(dynamic: Dynamic, lines: Partial<Readonly<Record<DrumName, string>>>): Part {
  return { play: 'drums', dynamic, lines };
}
