import { bassLine, comping, drums, melody, type Score } from '../notation/score.ts';

const ROPE = `
  rq G4e C5e~ C5q Eb5e D5e | C5q. A4e G4h | rq Ab4e C5e~ C5q F5e Eb5e | C5q. Ab4e G4h |
  rq F4e Ab4e~ Ab4q D5e C5e | B4q. F4e Eb4h`;

const VELVET = 'Cm6/9 | % | Fm9 | % | Dm7b5 | G7b13';
const CHACHA = {
  'high-bongo': 'Xoo.xoo.',
  'low-bongo': '......xx',
  shaker: 'x.xx x.xx x.xx x.xx',
  kick: 'o.....x.',
};

export const ultralounge: Score = {
  id: 'ultralounge',
  title: 'Velvet Rope',
  character: 'Low lamps, slow smiles: a muted trumpet, bongos and an organ that knows every guest.',
  key: 'C minor',
  tempo: 102,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.53 },
  room: { seconds: 2, level: -11 },
  band: {
    trumpet: { instrument: 'muted-trumpet', level: -4.5, pan: -0.1, late: 0.012 },
    vibes: { instrument: 'vibraphone', level: -4, pan: 0.3 },
    organ: { instrument: 'organ', level: -10.5, pan: -0.3 },
    guitar: { instrument: 'guitar', level: -10, pan: 0.4 },
    bass: { instrument: 'double-bass', level: -4, pan: 0, send: -9 },
    kit: { instrument: 'drums', level: -3.5, pan: 0 },
  },
  form: ['lamps', 'rope', 'smile', 'balcony', 'last'],
  fills: {
    lift: {
      'high-bongo': '..xoXox.',
      'low-bongo': '......xX',
      shaker: '..xoxoxo',
      kick: '..x...x.',
    },
    turn: { 'high-bongo': '....xox.', 'low-bongo': '.......x', shaker: '....xoxo' },
  },
  sections: {
    lamps: {
      chart: 'Cm6/9 | % | Cm6/9 | G7b9',
      parts: {
        bass: bassLine('mp', "1q. 5,e 1q' 5,q"),
        organ: comping('p', '..x...x.', 57),
        guitar: comping('p', '....x.x. | ....x.x.', 55),
        vibes: melody('p', 'rw | rh Eb5e A5e G5q | rw | rq Ab5e F5e D5e B4e rq'),
        kit: drums('mp', CHACHA),
      },
    },
    rope: {
      chart: `${VELVET} | Cm6/9 | G7b9`,
      parts: {
        trumpet: melody('mf', `${ROPE} | G4e A4e C5e D5e~ D5h | rq B4e D5e F5q Ab4q`),
        organ: comping('p', '..x...x.', 57),
        bass: bassLine('mf', "1q. 5,e 1q' 5,q"),
        kit: drums('mp', { ...CHACHA, woodblock: 'o.o.o.o.' }),
      },
    },
    smile: {
      chart: `${VELVET} | Cm6/9 | Bbm7 Eb9`,
      parts: {
        trumpet: melody('mf', `${ROPE} | G4e A4e C5e D5e~ D5h | rw`),
        vibes: melody(
          'mp',
          `rw | rh Eb5e G5e A5q | rw | rh Ab5e C6e Eb6q | rw | rh B5e Ab5e G5q | rw |
           Db5e F5e Ab5e Bb5e G5q Db5q`,
        ),
        organ: comping('p', '..x...x.', 57),
        guitar: comping('mp', 'x..x..x. | ..x..xx.', 55),
        bass: bassLine('mf', "1q. 5,e 1q' 5,q"),
        kit: drums('mf', { ...CHACHA, woodblock: 'x.o.x.o.' }),
      },
    },
    balcony: {
      chart: 'Abmaj9 | Db9 | Ebmaj9 | C7b9 | Fm9 | Bb13 | Ebmaj9 | Dm7b5 G7b13',
      parts: {
        vibes: melody(
          'f',
          `C6q Bb5e G5e~ G5h | F5q. Ab5e Eb5h | Bb5q G5e D5e~ D5h | E5q. G5e Db5h |
           Ab5q G5e Eb5e~ Eb5q C5q | D5q. F5e G5h | G5q F5e D5e Bb4h |
           C5e D5e F5e Ab5e G5q Eb5q`,
        ),
        trumpet: melody('p', 'rw | rw | rw | rh. G4e Bb4e | C5w | D5h. C5e Bb4e | G4w | F4h B4h'),
        organ: comping('mp', 'x-------', 55),
        guitar: comping('mp', '..x..x.. | ..x..xx.', 55),
        bass: bassLine('mf', '1q. 1e 5,q 5,e 7,e'),
        kit: drums('mf', { ...CHACHA, ride: 'x.o.x.o.', rim: '..x....x' }),
      },
    },
    last: {
      chart: `${VELVET} | Cm6/9 Ab9 | G7b13`,
      parts: {
        trumpet: melody(
          'f',
          `rq G4e C5e~ C5e Eb5e G5e D5e | C5q. A4e G4h | rq Ab4e C5e~ C5e F5e Ab5e Eb5e |
           C5q. Ab4e G4h | rq F4e Ab4e~ Ab4q D5e C5e | B4q. F4e Eb4h | G4e A4e C5q C5h |
           B4h. rq`,
        ),
        vibes: comping('mp', '......x- | ....x---', 62),
        organ: comping('mp', '..x...x. | ..x..xx.', 57),
        guitar: comping('mp', 'x..x..x. | ..x..xx.', 55),
        bass: bassLine('f', "1q. 5,e 1q' 5,q"),
        kit: drums('mf', { ...CHACHA, woodblock: 'x.o.x.o.' }),
      },
    },
  },
};
