import { bassLine, comping, drums, melody, type Score } from '../notation/score.ts';

const COUNTER = `
  D5h~ D5e B4e D5e F#5e | E5q. B4e A#4h | D5h~ D5e A4e B4e D5e | F5q. D5e G#4h |
  C5h~ C5e E5e G5e B5e | A5q. F#5e B4h`;

const SWEETS = 'Gmaj9 | C#m7b5 F#7b9 | Bm7 | E7b9 | Am9 | D13';
const BOSSA = {
  rim: 'x..x..x. | ..x..x..',
  hat: 'xoxoxoxo',
  kick: 'x..xx..x',
};
const GUITAR = 'x--x-.x- | ..x--x-.';

export const sugarzone: Score = {
  id: 'sugarzone',
  title: 'Candy Counter',
  character:
    'Paper bags and glass jars: a flute over a nylon guitar, bossa nova, light on its feet.',
  key: 'G major',
  tempo: 126,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.5 },
  room: { seconds: 1.7, level: -13 },
  band: {
    flute: { instrument: 'flute', level: -3, pan: -0.15 },
    guitar: { instrument: 'guitar', level: -9, pan: 0.3, send: -3 },
    vibes: { instrument: 'vibraphone', level: -5, pan: -0.35 },
    keys: { instrument: 'electric-piano', level: -11, pan: 0.1 },
    bass: { instrument: 'double-bass', level: -4, pan: 0, send: -9 },
    kit: { instrument: 'drums', level: -4, pan: 0, send: -3 },
  },
  form: ['jars', 'counter', 'again', 'aisle', 'home', 'jars'],
  fills: {
    lift: {
      rim: '..x.....',
      'high-tom': '....xx..',
      'low-tom': '......xx',
      hat: '..xoxoxo',
      kick: '....x...',
    },
    turn: { rim: '....x.xx', hat: '....xoxo', kick: '....x..x' },
  },
  sections: {
    jars: {
      chart: 'Gmaj9 | E7b9 | Am9 | D13',
      parts: {
        guitar: comping('mp', GUITAR, 52),
        bass: bassLine('mp', '1q. 5,e 5,q. 1e'),
        vibes: melody('p', 'rh B5q F#5q | rh F5q D5q | rh E5q B5q | rh re A5e F#5e E5e'),
        kit: drums('p', BOSSA),
      },
    },
    counter: {
      chart: `${SWEETS} | Bm7 E7b9 | Am9 D13`,
      parts: {
        flute: melody('mf', `${COUNTER} | A4q D5e F#5e G#5q F5e D5e | E5q C5e B4e~ B4h`),
        guitar: comping('mf', GUITAR, 52),
        bass: bassLine('mf', '1q. 5,e 5,q. 1e'),
        kit: drums('mp', BOSSA),
      },
    },
    again: {
      chart: `${SWEETS} | Am9 D13 | G6/9`,
      parts: {
        flute: melody('mf', `${COUNTER} | C5q E5e G5e F#5q B4q | B4e D5e~ D5h.`),
        vibes: melody(
          'p',
          'rh. A5q | rw | rh. F#5q | rw | rh. G5q | rw | rw | rh B5e A5e F#5e E5e',
        ),
        guitar: comping('mf', GUITAR, 52),
        bass: bassLine('mf', '1q. 5,e 5,q. 1e'),
        kit: drums('mp', { ...BOSSA, shaker: 'xoXoxoXo' }),
      },
    },
    aisle: {
      chart: 'Cm9 | F13 | Bbmaj9 | Ebmaj7#11 | Am7b5 | D7b9 | Gm9 C13 | Am9 D13b9',
      parts: {
        vibes: melody(
          'mf',
          `Eb5q G5e Bb5e~ Bb5q G5e Eb5e | D5q. F5e A5h | D5q F5e A5e~ A5q F5e D5e |
           Bb4q. D5e G5h | C5q Eb5e G5e~ G5q Eb5e C5e | F#5q. A5e Eb5h |
           D5e F5e A5e Bb5e A5q E5q | G5q E5e C5e B4q Eb5q`,
        ),
        keys: comping('mp', 'x-------', 55),
        flute: melody('p', `rw | rh rq C6q | rw | rh D6q C6q | rw | rh C6q A5q | rw | rw`),
        guitar: comping('mp', 'x--x--x- | ..x--x-.', 52),
        bass: bassLine('mf', '1h 5,q. 1e'),
        kit: drums('mp', {
          ...BOSSA,
          shaker: 'xoXoxoXo',
          triangle: 'x.......|........|........|........',
        }),
      },
    },
    home: {
      chart: `${SWEETS} | Am9 D13 | G6/9 E7b9`,
      parts: {
        flute: melody(
          'f',
          `D5h~ D5e B4e D5e F#5e | E5e G5e~ G5e B4e A#4h | D5e F#5e A5q~ A5e A4e B4e D5e |
           F5q. D5e G#4h | C5h~ C5e E5e G5e B5e | D6q. A5e B5h | C6q G5e E5e F#5q B4q |
           D5h. rq`,
        ),
        vibes: comping('p', '....x--- | ......x-', 60),
        keys: comping('p', 'x-------', 55),
        guitar: comping('mf', GUITAR, 52),
        bass: bassLine('mf', '1q. 5,e 5,q. 1e'),
        kit: drums('mf', { ...BOSSA, shaker: 'xoXoxoXo' }),
      },
    },
  },
};
