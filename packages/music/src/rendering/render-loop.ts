import type { Score, Seat } from '../notation/score.ts';
import { type PlayedNote, perform } from '../performance/perform.ts';
import { createRandom } from '../performance/random.ts';
import { placeLoop, setWidth } from '../sampler/placing.ts';
import { isSampled, type Layer, matchLoudness, sampleStem } from '../sampler/sampled-stem.ts';
import type { Soundfont } from '../sampler/soundfont.ts';
import { applyToLoop } from '../synth/effect.ts';
import { reverb } from '../synth/reverb.ts';
import { addTo, fromDecibels, type Stereo, scale, silence } from '../synth/stereo.ts';
import { synthesiseStem } from './synthesised-stem.ts';

/** The side of a mix against its middle, in decibels. */
const SIDE_DB = -7.5;

/** Scores set their rooms for the synthesiser. Samples are drier. */
const ROOM_LIFT_DB = 3;

const ECHO_DB = -4;
const DRUM_ECHO_DB = -7;

/** Sampled basses have more of their lowest octave, which loudness hardly counts. */
const BASS_CUT_DB = -3;

type SeatParts = Readonly<{
  name: string;
  seat: Seat;
  notes: readonly PlayedNote[];
  seconds: number;
}>;

/** Renders a score as a loop: sound that continues after its end is added to its start. */
export async function renderLoop(score: Score, soundfont: Soundfont): Promise<Stereo> {
  const { seconds, stems } = perform(score);
  let mix: Stereo | undefined;
  let room: Stereo | undefined;
  for (const stem of stems) {
    const sound = await renderSeat(score, { ...stem, seconds }, soundfont);
    mix ??= silence(sound.left.length);
    room ??= silence(sound.left.length);
    addTo(mix, sound, 1);
    addTo(room, sound, fromDecibels(stem.seat.send ?? 0));
  }
  if (mix === undefined || room === undefined) throw new Error(`${score.id} has no seats`);
  applyToLoop(reverb(score.room.seconds), room);
  addTo(mix, room, fromDecibels(score.room.level + ROOM_LIFT_DB));
  return setWidth(mix, SIDE_DB);
}

/**
 * Renders one seat at its place. Samples get the loudness that the synthesiser gives the same notes, because the levels
 * of the scores are written for it.
 */
async function renderSeat(
  { id }: Score,
  { name, seat, notes, seconds }: SeatParts,
  soundfont: Soundfont,
): Promise<Stereo> {
  const random = createRandom(`${id} ${name} sound`);
  const sampledNotes = notes.filter(isSampled);
  const layers = await sampleStem({ seat, notes: sampledNotes, seconds, soundfont });
  matchLoudness(layers, synthesiseStem({ seat, notes: sampledNotes, seconds, random }));
  const others = notes.filter((note) => !isSampled(note));
  const placed = synthesiseStem({ seat, notes: others, seconds, random });
  for (const layer of layers) addTo(placed, placeLayer(layer, seat), 1);
  return placed;
}

function placeLayer({ sound, pan }: Layer, { instrument }: Seat): Stereo {
  switch (instrument) {
    case 'double-bass':
    case 'electric-bass':
      scale(sound, fromDecibels(BASS_CUT_DB));
      return placeLoop(sound, { pan: 0, echo: undefined });
    case 'drums':
      return placeLoop(sound, { pan, echo: DRUM_ECHO_DB });
    default:
      return placeLoop(sound, { pan, echo: ECHO_DB });
  }
}
