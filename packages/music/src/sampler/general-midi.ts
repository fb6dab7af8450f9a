import type { DrumName, InstrumentName } from '../notation/score.ts';

/**
 * The programs of General MIDI that play our instruments, counted from 0.
 * @see https://midi.org/general-midi
 */
export const PROGRAMS: Readonly<Record<Exclude<InstrumentName, 'drums'>, number>> = {
  'electric-piano': 4,
  celesta: 8,
  vibraphone: 11,
  marimba: 12,
  organ: 17,
  guitar: 24,
  'double-bass': 32,
  'electric-bass': 33,
  pizzicato: 45,
  pad: 48,
  'muted-trumpet': 59,
  bassoon: 70,
  clarinet: 71,
  flute: 73,
};

export const DRUM_CHANNEL = 9;

const JAZZ_KIT = 32;
const BRUSH_KIT = 40;

const LEFT = -0.5;
const MIDDLE = 0;
const RIGHT = 0.5;

/** A drum's kit, its key there and its pan. `synthesised` drums are missing from the soundfont's kits. */
export type DrumSource = Readonly<{ kit: number; key: number; pan: number }> | 'synthesised';

export const DRUM_SOURCES: Readonly<Record<DrumName, DrumSource>> = {
  kick: { kit: JAZZ_KIT, key: 36, pan: MIDDLE },
  snare: { kit: JAZZ_KIT, key: 38, pan: MIDDLE },
  brush: { kit: BRUSH_KIT, key: 38, pan: MIDDLE },
  sweep: { kit: BRUSH_KIT, key: 40, pan: MIDDLE },
  rim: { kit: JAZZ_KIT, key: 37, pan: MIDDLE },
  'low-tom': { kit: JAZZ_KIT, key: 43, pan: MIDDLE },
  'high-tom': { kit: JAZZ_KIT, key: 48, pan: MIDDLE },
  hat: { kit: JAZZ_KIT, key: 42, pan: RIGHT },
  'open-hat': { kit: JAZZ_KIT, key: 46, pan: RIGHT },
  foot: { kit: JAZZ_KIT, key: 44, pan: RIGHT },
  ride: { kit: JAZZ_KIT, key: 51, pan: LEFT },
  crash: { kit: JAZZ_KIT, key: 49, pan: LEFT },
  shaker: { kit: JAZZ_KIT, key: 82, pan: RIGHT },
  'high-bongo': { kit: JAZZ_KIT, key: 60, pan: RIGHT },
  'low-bongo': { kit: JAZZ_KIT, key: 61, pan: LEFT },
  woodblock: { kit: JAZZ_KIT, key: 76, pan: LEFT },
  triangle: { kit: JAZZ_KIT, key: 81, pan: LEFT },
  snap: 'synthesised',
};
