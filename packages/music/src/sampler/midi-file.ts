/** A note for a MIDI file. Times are seconds from the start of the file. */
export type MidiNote = Readonly<{
  at: number;
  seconds: number;
  /** From 0 to 1. */
  velocity: number;
  /** From 0 to 127; middle C is 60. */
  key: number;
}>;

export type MidiPart = Readonly<{
  /** From 0 to 15; 9 is the channel of the drums. */
  channel: number;
  /** From 0 to 127. */
  program: number;
  notes: readonly MidiNote[];
  /** How long the file is; notes must end before. */
  seconds: number;
}>;

type MidiEvent = Readonly<{ tick: number; bytes: readonly number[] }>;

/** One quarter takes one second, so a quarter's ticks are the ticks of a second. */
const TICKS_PER_SECOND = 960;
const MICROSECONDS_PER_QUARTER = 1_000_000;

/** Soundfonts get louder with the square of the velocity, our synthesiser in proportion. This is in between. */
const VELOCITY_CURVE = 0.75;

const NOTE_ON = 0x90;
const NOTE_OFF = 0x80;
const PROGRAM_CHANGE = 0xc0;

/**
 * Writes one part as a MIDI file of format 0. If a key is struck while it sounds, it is released first.
 * @see https://midi.org/standard-midi-files-specification
 */
export function encodeMidi(part: MidiPart): Uint8Array {
  const { channel, program, seconds } = part;
  const tempo = [16, 8, 0].map((shift) => (MICROSECONDS_PER_QUARTER >> shift) & 0xff);
  const events: readonly MidiEvent[] = [
    { tick: 0, bytes: [0xff, 0x51, 3, ...tempo] },
    { tick: 0, bytes: [PROGRAM_CHANGE | channel, program] },
    ...noteEvents(part),
    { tick: toTick(seconds), bytes: [0xff, 0x2f, 0] },
  ];
  const track = withDeltas(events);
  return Uint8Array.from([
    ...letters('MThd'),
    ...bigEndian(6, 4),
    ...bigEndian(0, 2),
    ...bigEndian(1, 2),
    ...bigEndian(TICKS_PER_SECOND, 2),
    ...letters('MTrk'),
    ...bigEndian(track.length, 4),
    ...track,
  ]);
}

/** Sorted by time. At the same tick, keys are released before others are struck. */
function noteEvents({ channel, notes, seconds }: MidiPart): readonly MidiEvent[] {
  const late = notes.find((note) => note.at < 0 || note.at + note.seconds > seconds);
  if (late !== undefined) throw new RangeError(`A note at ${late.at} s is outside of the file`);
  const events = notes.flatMap((note) => {
    const on = toTick(note.at);
    const again = notes
      .filter(({ key, at }) => key === note.key && toTick(at) > on)
      .reduce((soonest, { at }) => Math.min(soonest, toTick(at)), Number.POSITIVE_INFINITY);
    const off = Math.min(again, Math.max(on + 1, toTick(note.at + note.seconds)));
    const velocity = Math.min(127, Math.max(1, Math.round(127 * note.velocity ** VELOCITY_CURVE)));
    return [
      { tick: on, order: 1, bytes: [NOTE_ON | channel, note.key, velocity] },
      { tick: off, order: 0, bytes: [NOTE_OFF | channel, note.key, 0] },
    ];
  });
  return events.toSorted((a, b) => a.tick - b.tick || a.order - b.order);
}

function withDeltas(events: readonly MidiEvent[]): readonly number[] {
  return events.flatMap(({ tick, bytes }, place) => [
    ...variableLength(tick - (events[place - 1]?.tick ?? 0)),
    ...bytes,
  ]);
}

/** Seven bits a byte, the highest first. All bytes but the last have their top bit set. */
function variableLength(value: number): readonly number[] {
  const last = value & 0x7f;
  const rest = value >> 7;
  return rest === 0 ? [last] : [...variableLength(rest).map((byte) => byte | 0x80), last];
}

function toTick(seconds: number): number {
  return Math.round(seconds * TICKS_PER_SECOND);
}

function letters(text: string): readonly number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

function bigEndian(value: number, bytes: number): readonly number[] {
  return Array.from({ length: bytes }, (_, place) => (value >> (8 * (bytes - 1 - place))) & 0xff);
}
