import { bassLine, comping, drums, melody, type Score, walkingBass } from '../notation/score.ts';

const PARADE = `
  F5q' C5e F5e A5q' F5e A5e | Bb5q A5e G5e E5q' rq |
  C6q' A5e F#5e Eb5q' D5e F#5e | A5e G5e E5e D5e C5q' Db5e E5e`;

const TAG = "F5q'> A5q' D6e C6e Ab5e F5e | A5q'> C6e A5e G5q'> E5q'>";

/** The first bar leaves room for the fanfare of the sound effect, whose last chord falls on the third beat. */
export const cuePodium: Score = {
  id: 'cue-podium',
  title: 'And the Winner Is',
  character: 'The band stands up for the winner: a short parade in F, a tag and a bow.',
  key: 'F major',
  tempo: 150,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.62 },
  room: { seconds: 1.4, level: -13 },
  band: {
    trumpet: { instrument: 'muted-trumpet', level: -4, pan: -0.22 },
    clarinet: { instrument: 'clarinet', level: -6, pan: 0.28 },
    vibes: { instrument: 'vibraphone', level: -7, pan: 0.35 },
    organ: { instrument: 'organ', level: -9, pan: -0.35 },
    bass: { instrument: 'double-bass', level: -5, pan: 0, send: -9 },
    kit: { instrument: 'drums', level: -4, pan: 0, send: -4 },
  },
  form: ['call', 'parade', 'tag', 'bow'],
  sections: {
    call: {
      chart: 'F6',
      parts: {
        organ: comping('p', '....x---', 55),
        bass: bassLine('mp', '1h 1q 5,q'),
        kit: drums('mf', { snare: 'oooooooo......xX', crash: '....o...', kick: '....x...' }),
      },
    },
    parade: {
      chart: 'F6/9 D7b9 | Gm9 C13 | Am7 D7b9 | Gm9 C13b9',
      parts: {
        trumpet: melody('f', PARADE),
        clarinet: melody('mf', PARADE, 12),
        vibes: comping('mp', '..x-..x- | ..x-x...', 60),
        organ: comping('mp', 'x..x....', 55),
        bass: walkingBass('f'),
        kit: drums('mf', {
          ride: 'x.Xxx.Xx',
          foot: '..x...x.',
          kick: 'x..o..o.',
          snare: '...o..o. | ..o..oxX',
        }),
      },
    },
    tag: {
      chart: 'F6/9 Bb9 | F6/9 C13b9',
      parts: {
        trumpet: melody('f', TAG),
        clarinet: melody('f', TAG, 12),
        vibes: comping('mf', 'x.x-..x-', 60),
        organ: comping('mf', 'x..x..x.', 55),
        bass: walkingBass('f'),
        kit: drums('f', {
          ride: 'x.Xxx.Xx | x.......',
          foot: '..x...x.',
          kick: 'x..x..x.',
          snare: '...o..o. | ..xoXoxX',
          'high-tom': '........ | ....x...',
          'low-tom': '........ | ......x.',
        }),
      },
    },
    bow: {
      chart: 'F6/9 | % | %',
      parts: {
        trumpet: melody('ff', 'A5h.> rq | rw | rw'),
        clarinet: melody('f', 'C6h.> rq | rw | rw'),
        vibes: comping('f', 'X-------|........|........', 65),
        organ: comping('mf', 'X-----..|........|........', 55),
        bass: bassLine('f', "1q> 5,q' 1,h> | rw | rw"),
        kit: drums('f', {
          crash: 'x.......|........|........',
          kick: 'X...x...|........|........',
        }),
      },
    },
  },
};
