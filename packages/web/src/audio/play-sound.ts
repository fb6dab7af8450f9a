import { useEffect } from 'react';
import type { Sound } from './sound-board.ts';

export const CUES = ['countdown', 'podium'] as const;

/** Music for a moment of the game. It is played once, in place of the track. */
export type Cue = (typeof CUES)[number];

type CueCalls = Readonly<{
  /** Loads a cue that will be played in a few seconds. */
  prepare: (cue: Cue) => void;
  /** Plays a cue, beginning at this second of it. */
  play: (cue: Cue, from: number) => void;
  /** Fades a cue out, if it plays. */
  stop: (cue: Cue) => void;
}>;

let hear: ((sound: Sound) => void) | undefined;
let cuePlayer: CueCalls | undefined;

/** Plays a sound, if sounds may be played now. */
export function playSound(sound: Sound): void {
  hear?.(sound);
}

/** Sets the player of all sounds. Until then they are silent. */
export function handSoundsTo(player: (sound: Sound) => void): void {
  hear = player;
}

export function prepareCue(cue: Cue): void {
  cuePlayer?.prepare(cue);
}

/** Plays a cue from this second of it on, if music may be played now. */
export function playCue(cue: Cue, from: number): void {
  cuePlayer?.play(cue, from);
}

export function stopCue(cue: Cue): void {
  cuePlayer?.stop(cue);
}

/** Sets the player of all cues. Until then they are silent. */
export function handCuesTo(calls: CueCalls): void {
  cuePlayer = calls;
}

/** Plays a sound when the component appears. */
export function useSound(sound: Sound): void {
  useEffect(() => playSound(sound), [sound]);
}
