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

/** A linear change to a volume, which takes `over` seconds. */
export type GlideStep = Readonly<{ level: number; over: number }>;

/** Linear changes of a volume, one after the other. */
type Glide = Readonly<{ from: number; startsAt: number; steps: readonly GlideStep[] }>;

/** The volume at a time on the clock of `startsAt`. */
export function levelAt({ from, startsAt, steps }: Glide, now: number): number {
  let level = from;
  let at = startsAt;
  for (const step of steps) {
    if (now < at + step.over) return level + (step.level - level) * ((now - at) / step.over);
    level = step.level;
    at += step.over;
  }
  return level;
}

/** How long the speaker fades before it sleeps, in seconds: long enough not to click. */
const SILENCING = 0.2;

type Line = Readonly<{ node: GainNode; glide: (steps: readonly GlideStep[]) => void }>;

/** Opens the speaker of a browser. `changed` is called when it starts or stops running. */
export function openSpeaker(context: AudioContext, changed: () => void): Speaker {
  const all = openLine(context, context.destination);
  const music = openLine(context, all.node);
  const duck = openLine(context, music.node);
  const backdrop = openLine(context, duck.node);
  const lines: Readonly<Record<SpeakerLine, Line>> = {
    all,
    music,
    duck,
    backdrop,
    track: openLine(context, backdrop.node),
    cue: openLine(context, music.node),
    sounds: openLine(context, all.node),
  };
  let sleeping: ReturnType<typeof setTimeout> | undefined;
  context.addEventListener('statechange', changed);

  return {
    wake() {
      clearTimeout(sleeping);
      sleeping = undefined;
      all.glide([{ level: 1, over: SILENCING }]);
      // A refused context stays suspended, and may be resumed at the next touch.
      if (context.state !== 'running') context.resume().catch(() => undefined);
    },
    sleep() {
      if (sleeping !== undefined) return;
      all.glide([{ level: 0, over: SILENCING }]);
      sleeping = setTimeout(() => void context.suspend().catch(() => undefined), SILENCING * 1000);
    },
    isRunning: () => context.state === 'running',
    glide: (line, steps) => lines[line].glide(steps),
    async decode(bytes): Promise<Clip> {
      const buffer = await context.decodeAudioData(bytes);
      return {
        seconds: buffer.duration,
        play: (parts) => playBuffer(context, { buffer, into: lines[parts.line].node, parts }),
      };
    },
  };
}

function openLine(context: AudioContext, into: AudioNode): Line {
  const node = context.createGain();
  node.connect(into);
  // Some browsers do not give the current value of a running ramp.
  let last: Glide = { from: 1, startsAt: 0, steps: [] };
  return {
    node,
    glide(steps) {
      const now = context.currentTime;
      const from = levelAt(last, now);
      last = { from, startsAt: now, steps };
      node.gain.cancelScheduledValues(now);
      node.gain.setValueAtTime(from, now);
      let at = now;
      for (const { level, over } of steps) {
        at += over;
        if (over === 0) node.gain.setValueAtTime(level, at);
        else node.gain.linearRampToValueAtTime(level, at);
      }
    },
  };
}

function playBuffer(
  context: AudioContext,
  { buffer, into, parts }: Readonly<{ buffer: AudioBuffer; into: AudioNode; parts: PlayingParts }>,
) {
  const source = context.createBufferSource();
  const loudness = context.createGain();
  source.buffer = buffer;
  loudness.gain.value = parts.level;
  source.connect(loudness).connect(into);
  if (parts.loop !== undefined) {
    source.loop = true;
    source.loopStart = parts.loop.start;
    source.loopEnd = parts.loop.end;
  }
  source.onended = () => {
    loudness.disconnect();
    parts.ended();
  };
  source.start(0, parts.from ?? 0);
  return {
    stop(after: number) {
      source.onended = () => loudness.disconnect();
      source.stop(context.currentTime + after);
    },
  };
}
