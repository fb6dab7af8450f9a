import type { Clip, GlideStep, PlayingParts, Speaker, SpeakerLine } from './speaker.ts';

/** A clip that was played. */
type Heard = PlayingParts & { bytes: string; stoppedAfter: number | undefined };

/** A speaker without output. Its clips end when the test ends them. Bytes that read "broken" cannot be decoded. */
export function createSpeakerUnderTest() {
  const heard: Heard[] = [];
  const glides: Readonly<{ line: SpeakerLine; steps: readonly GlideStep[] }>[] = [];
  let isRunning = false;
  let isBlocked = false;
  let changed: () => void = () => undefined;

  function run(runs: boolean): void {
    if (isRunning === runs) return;
    isRunning = runs;
    changed();
  }

  const speaker: Speaker = {
    wake: () => run(!isBlocked),
    sleep: () => run(false),
    isRunning: () => isRunning,
    glide: (line, steps) => glides.push({ line, steps }),
    async decode(data): Promise<Clip> {
      const bytes = new TextDecoder().decode(data);
      if (bytes === 'broken') throw new Error('no sound');
      return {
        seconds: 60,
        play(parts) {
          const one: Heard = { ...parts, bytes, stoppedAfter: undefined };
          heard.push(one);
          return {
            stop(after) {
              one.stoppedAfter = after;
            },
          };
        },
      };
    },
  };

  return {
    speaker,
    heard,
    glides,
    onChange(call: () => void) {
      changed = call;
    },
    block(blocks: boolean) {
      isBlocked = blocks;
    },
  };
}

export function bytesOf(text: string): ArrayBuffer {
  return new TextEncoder().encode(text).buffer;
}
