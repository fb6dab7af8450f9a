import type { GlideStep } from './glide.ts';

/**
 * What sounds go through, each with a loudness of its own: the track through the duck and the music, the sounds of the
 * interface through theirs, all through one.
 */
export type SpeakerLine = 'all' | 'music' | 'duck' | 'track' | 'sounds';

export type Playing = Readonly<{
  /** Ends it that many seconds from now; its `ended` is not called any more. */
  stop: (after: number) => void;
}>;

export type PlayingParts = Readonly<{
  line: SpeakerLine;
  /** How loud, on top of the line's loudness. */
  level: number;
  /** Plays this part, in seconds, over and over. */
  loop: Readonly<{ start: number; end: number }> | undefined;
  ended: () => void;
}>;

/** Sound that was read and can be heard any number of times. */
export type Clip = Readonly<{ seconds: number; play: (parts: PlayingParts) => Playing }>;

/** The browser's way to be heard. Its time stands still while it sleeps. */
export type Speaker = Readonly<{
  /** A browser may refuse until the page is touched: whether it worked shows in `isRunning`. */
  wake: () => void;
  /** Grows silent, then holds everything where it is. */
  sleep: () => void;
  isRunning: () => boolean;
  glide: (line: SpeakerLine, steps: readonly GlideStep[]) => void;
  /** Rejects bytes that are no sound. */
  decode: (bytes: ArrayBuffer) => Promise<Clip>;
}>;
