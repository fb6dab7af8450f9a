import { type Glide, type GlideStep, levelAt } from './glide.ts';
import type { Clip, PlayingParts, Speaker, SpeakerLine } from './speaker.ts';

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
