import type { GlideStep } from './glide.ts';

/**
 * The channels of the mix, each with a volume of its own. The track goes through backdrop, duck and music, a cue through
 * music, interface sounds through sounds, and everything through all. A cue silences the backdrop; an important sound
 * lowers the duck.
 */
export type SpeakerLine = 'all' | 'music' | 'duck' | 'backdrop' | 'track' | 'cue' | 'sounds';

export type Playing = Readonly<{
  /** Ends it that many seconds from now. Its `ended` is not called any more. */
  stop: (after: number) => void;
}>;

export type PlayingParts = Readonly<{
  line: SpeakerLine;
  /** Multiplied with the volume of the line. */
  level: number;
  /** The second to begin at; 0 if left out. */
  from?: number;
  /** Repeats this part, in seconds, until stopped. */
  loop: Readonly<{ start: number; end: number }> | undefined;
  ended: () => void;
}>;

/** Decoded sound, which can be played any number of times. */
export type Clip = Readonly<{ seconds: number; play: (parts: PlayingParts) => Playing }>;

/** The browser's audio output. Its time stands still while it sleeps. */
export type Speaker = Readonly<{
  /** Browsers may refuse until the page is touched. `isRunning` says whether it worked. */
  wake: () => void;
  /** Fades out, then stops the time of everything that plays. */
  sleep: () => void;
  isRunning: () => boolean;
  glide: (line: SpeakerLine, steps: readonly GlideStep[]) => void;
  /** Rejects bytes that are not audio. */
  decode: (bytes: ArrayBuffer) => Promise<Clip>;
}>;
