/** A key of the piano in MIDI numbers: middle C is 60. */
export type Pitch = number;

const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Reads "C4", "Bb3" or "F#5". Throws for anything else. */
export function parsePitch(text: string): Pitch {
  const [, name, octave] = /^([A-G][#b]?)(\d)$/.exec(text) ?? [];
  if (name === undefined) throw new Error(`"${text}" is no pitch`);
  return 12 * (Number(octave) + 1) + parsePitchClass(name);
}

/** Reads "C", "Bb" or "F#" as semitones above C. Cb is -1 and B# is 12. */
export function parsePitchClass(name: string): number {
  const letter = LETTERS[name.charAt(0)];
  if (letter === undefined) throw new Error(`"${name}" is no note name`);
  if (name.endsWith('#')) return letter + 1;
  return name.length > 1 ? letter - 1 : letter;
}

export function frequencyOf(pitch: Pitch): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
