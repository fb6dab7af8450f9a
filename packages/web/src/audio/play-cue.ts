export const CUES = ['countdown', 'podium'] as const;

/** Music for a moment of the game. It is played once, in place of the track. */
export type Cue = (typeof CUES)[number];

export type CueCalls = Readonly<{
  /** Loads a cue that will be played in a few seconds. */
  prepare: (cue: Cue) => void;
  /** Plays a cue, beginning at this second of it. */
  play: (cue: Cue, from: number) => void;
  /** Fades a cue out, if it plays. */
  stop: (cue: Cue) => void;
}>;

let player: CueCalls | undefined;

export function prepareCue(cue: Cue): void {
  player?.prepare(cue);
}

/** Plays a cue from this second of it on, if music may be played now. */
export function playCue(cue: Cue, from: number): void {
  player?.play(cue, from);
}

export function stopCue(cue: Cue): void {
  player?.stop(cue);
}

/** Sets the player of all cues. Until then they are silent. */
export function handCuesTo(calls: CueCalls): void {
  player = calls;
}
