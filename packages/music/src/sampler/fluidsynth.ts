import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SAMPLE_RATE, type Stereo } from '../synth/stereo.ts';

/** FluidSynth is missing or failed. */
export class FluidsynthError extends Error {
  readonly code = 'fluidsynth';
}

/** Quiet enough that a loud chord stays below full scale. */
const GAIN = '0.4';

/** Without shell, reverb and chorus. Reads only the samples that are played, which takes a third of the time. */
const PLAIN = [
  '-ni',
  '-q',
  '-R',
  '0',
  '-C',
  '0',
  '-g',
  GAIN,
  '-o',
  'synth.dynamic-sample-loading=1',
];

/** The version of FluidSynth, such as "2.3.1". Throws FluidsynthError if it is not installed. */
export async function fluidsynthVersion(): Promise<string> {
  const said = await run(['--version']);
  const [, version] = /version (\d[\d.]*)/.exec(said) ?? [];
  if (version === undefined) throw new FluidsynthError(`FluidSynth said no version: ${said}`);
  return version;
}

/** Plays a MIDI file with a soundfont, without reverb and chorus. */
export async function playMidi(midi: Uint8Array, soundfont: string): Promise<Stereo> {
  const folder = await mkdtemp(join(tmpdir(), 'music-'));
  try {
    const score = join(folder, 'part.mid');
    const sound = join(folder, 'part.raw');
    await writeFile(score, midi);
    const format = ['-r', String(SAMPLE_RATE), '-O', 'float', '-T', 'raw', '-F', sound];
    await run([...PLAIN, ...format, soundfont, score]);
    return readInterleaved(await readFile(sound));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function readInterleaved(bytes: Buffer): Stereo {
  const samples = Math.floor(bytes.length / 8);
  const left = new Float32Array(samples);
  const right = new Float32Array(samples);
  for (let i = 0; i < samples; i++) {
    left[i] = bytes.readFloatLE(8 * i);
    right[i] = bytes.readFloatLE(8 * i + 4);
  }
  return { left, right };
}

function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('fluidsynth', args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
      });
    child.on('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'ENOENT'
          ? new FluidsynthError("FluidSynth is missing. Install Debian's package fluidsynth.")
          : new FluidsynthError('FluidSynth did not start', { cause }),
      ),
    );
    child.on('close', (status) => {
      if (status === 0) resolve(said);
      else reject(new FluidsynthError(`FluidSynth ended with ${status}: ${said.trim()}`));
    });
  });
}
