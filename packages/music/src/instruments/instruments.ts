import type { InstrumentName } from '../notation/score.ts';
import { chorus, drive, type Effect, tremolo } from '../synth/effect.ts';
import type { Stereo } from '../synth/stereo.ts';
import type { Voice } from '../synth/tone.ts';
import { bassoon, clarinet, flute, mutedTrumpet } from './blown.ts';
import { electricPiano } from './electric-piano.ts';
import { doubleBass, electricBass, guitar, pizzicato } from './plucked.ts';
import { celesta, marimba, vibraphone } from './struck.ts';
import { organ, pad } from './sustained.ts';

type Instrument = Readonly<{
  voice: Voice;
  /** The effects that the instrument is played through. */
  effects: (loop: Stereo) => readonly Effect[];
}>;

const plain = () => [];

export const INSTRUMENTS: Readonly<Record<Exclude<InstrumentName, 'drums'>, Instrument>> = {
  'electric-piano': {
    voice: electricPiano,
    effects: (loop) => [drive(1.4), tremolo({ hertz: 4.6, depth: 0.16, isAcross: true }, loop)],
  },
  vibraphone: {
    voice: vibraphone,
    effects: (loop) => [tremolo({ hertz: 5.1, depth: 0.2, isAcross: false }, loop)],
  },
  marimba: { voice: marimba, effects: plain },
  celesta: { voice: celesta, effects: plain },
  organ: {
    voice: organ,
    effects: (loop) => [
      drive(1.6),
      chorus({ hertz: 6.4, milliseconds: 0.45, mix: 0.5 }, loop),
      tremolo({ hertz: 6.4, depth: 0.1, isAcross: true }, loop),
    ],
  },
  'muted-trumpet': { voice: mutedTrumpet, effects: plain },
  clarinet: { voice: clarinet, effects: plain },
  bassoon: { voice: bassoon, effects: plain },
  flute: { voice: flute, effects: plain },
  pad: {
    voice: pad,
    effects: (loop) => [chorus({ hertz: 0.31, milliseconds: 7, mix: 0.5 }, loop)],
  },
  guitar: { voice: guitar, effects: plain },
  pizzicato: { voice: pizzicato, effects: plain },
  'double-bass': { voice: doubleBass, effects: plain },
  'electric-bass': { voice: electricBass, effects: () => [drive(1.3)] },
};
