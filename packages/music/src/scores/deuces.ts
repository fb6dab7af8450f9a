import { comping, drums, melody, type Score, walkingBass } from '../notation/score.ts';

const HEAD = `
  rq C5e F5e~ F5q G5e A5e | A5q. F#5e D5q rq | rq Bb4e D5e~ D5q F5e G5e | G5q. E5e A4h |
  rq E5e G5e~ G5e C6e B5e A5e | A5e F#5e Eb5e D5e C5h`;

const BRUSHES = {
  brush: 'x.Xox.Xo | x.Xox.Xo | x.Xox.Xo | x.XoxoXx',
  sweep: 'x...x...',
  foot: '..x...x.',
  kick: 'o.......',
};

export const deuces: Score = {
  id: 'deuces',
  title: 'Double Bill',
  character:
    'The foyer before the late show: vibraphone and electric piano over brushes, unhurried.',
  key: 'F major',
  tempo: 112,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.64 },
  room: { seconds: 1.5, level: -13 },
  band: {
    vibes: { instrument: 'vibraphone', level: -3, pan: 0.25 },
    keys: { instrument: 'electric-piano', level: -7, pan: -0.3, late: 0.008 },
    bass: { instrument: 'double-bass', level: -4.5, pan: 0, send: -9 },
    kit: { instrument: 'drums', level: -1, pan: 0, send: -3 },
  },
  form: ['curtain', 'first', 'second', 'bridge', 'last'],
  fills: {
    lift: { brush: '..xoXoxX', 'low-tom': '......o.', foot: '..x...x.', kick: '..x.....' },
    turn: { brush: '....x.xX', foot: '......x.' },
  },
  sections: {
    curtain: {
      chart: 'Gm9 | C13 | Am7 D7b9 | Gm9 C13b9',
      parts: {
        keys: comping('mp', 'x--.x-.x | -.x-..x- | x--x-..x | -.x-x-..', 53),
        bass: walkingBass('p'),
        vibes: melody('p', 'rw | rh re A5e G5e E5e | C5q E5q Eb5q F#5q | D5q F5q E5h'),
        kit: drums('p', {
          sweep: 'x...x...',
          foot: '..x...x.',
          brush: '........|........|........|....x.Xx',
        }),
      },
    },
    first: {
      chart: 'Fmaj9 | D7b9 | Gm9 | C13 | Am7 | D7b9 | Gm9 C13 | F6/9 C13b9',
      parts: {
        vibes: melody('mf', `${HEAD} | Bb4q D5e F5e E5q A4q | C5h. rq`),
        keys: comping('p', '..x-.... | ...x-... | x..x-... | ..x-..x.', 53),
        bass: walkingBass('mf'),
        kit: drums('mp', BRUSHES),
      },
    },
    second: {
      chart: 'Fmaj9 | D7b9 | Gm9 | C13 | Am7 | D7b9 | Gm9 C13 | F6/9',
      parts: {
        vibes: melody('mf', `${HEAD} | Bb4q D5e F5e E5e G5e Bb5e A5e~ | A5q G5e F5e~ F5h`),
        keys: comping('mp', 'x..x-... | ..x-..x. | ...x-.x. | x.x-.x..', 53),
        bass: walkingBass('mf'),
        kit: drums('mp', BRUSHES),
      },
    },
    bridge: {
      chart: 'Bbmaj9 | Bbm6 Eb9 | Am7 | D7b9 | Gm9 | Bbm6 Eb9 | Am7 D7b9 | Gm9 C13b9',
      parts: {
        keys: melody(
          'f',
          `D5+A5+D6q C6e A5e F5h | rq Db6e Bb5e Db5+F5+G5h | G4+C5+C6q B5e G5e E5h |
           rq C6e A5e C5+Eb5+F#5h | Bb5q A5e F5e D5q F5e A5e | Bb5q. G5e F4+Bb4+Db5h |
           C5e E5e G5e C6e A5e F#5e Eb5e D5e | Bb4et D5et F5et A5q Bb4+E5q Bb4+Db5q`,
        ),
        vibes: comping('p', '....x--- | ........ | ....x--- | ....x---', 60),
        bass: walkingBass('f'),
        kit: drums('mf', {
          ride: 'x.xox.xo',
          foot: '..x...x.',
          kick: 'o.....o. | ...o....',
          brush: '..o...o. | ..o...ox | ..o...o. | ..o.oxXx',
        }),
      },
    },
    last: {
      chart: 'Fmaj9 | D7b9 | Gm9 | C13 | Am7 | D7b9 | Gm9 C13 | F6/9 D7b9',
      parts: {
        vibes: melody(
          'f',
          `rq C5e F5e~ F5e A5e G5e A5e | C6q. A5e F#5+D5q rq | rq Bb4e D5e~ D5e G5e F5e G5e |
           Bb5q. G5e E5+A4h | E5et G5et C6et E6q. C6e B5e A5e | A5e F#5e Eb5e D5e C5h |
           Bb4q D5e F5e E5q A4q | F5q C5e A4e~ A4h`,
        ),
        keys: comping('mp', 'x..x-... | ..x-..x. | x..x-.x. | ..x-.x..', 53),
        bass: walkingBass('mf'),
        kit: drums('mp', BRUSHES),
      },
    },
  },
};
