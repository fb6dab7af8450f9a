import { bassLine, comping, drums, melody, type Score } from '../notation/score.ts';

const SNIFFING = `
  D3q' F3e' A3e' B3q' A3q' | Ab3e' A3e' F3q' D3q' rq | E3q' G3e' C#4e' F4q' E4q' |
  D4e' C#4e' D4e' A3e' F3q' rq | G3q' Bb3e' D4e' E4q' D4q' | C#4e' D4e' A3q' F3q' rq`;

const LANE = 'Dm6 | % | A7b13 | Dm6 | Gm6 | Dm6';
const TROT = { woodblock: 'x..x..x. | x..xx.o.', kick: 'x...x...' };

export const quirkydog: Score = {
  id: 'quirkydog',
  title: 'The Usher’s Dachshund',
  character:
    'Short legs in a long aisle: a bassoon on tiptoe, plucked strings, a woodblock for the paws.',
  key: 'D minor, with a run through F major',
  tempo: 108,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.5 },
  room: { seconds: 1.1, level: -13 },
  band: {
    bassoon: { instrument: 'bassoon', level: -0.5, pan: -0.2 },
    clarinet: { instrument: 'clarinet', level: -6.5, pan: 0.25 },
    celesta: { instrument: 'celesta', level: -4, pan: 0.3 },
    marimba: { instrument: 'marimba', level: -6, pan: -0.35 },
    low: { instrument: 'pizzicato', level: 1, pan: 0, send: -5 },
    high: { instrument: 'pizzicato', level: -7, pan: 0.45 },
    kit: { instrument: 'drums', level: -3, pan: 0 },
  },
  form: ['leash', 'sniffing', 'company', 'garden', 'home'],
  fills: {
    lift: {
      woodblock: '..xxx...',
      'high-tom': '.....xx.',
      'low-tom': '.......X',
      kick: '..x.....',
    },
    turn: { woodblock: '....x.xx', kick: '....x...' },
  },
  sections: {
    leash: {
      chart: 'Dm6 | % | A7b13 | Dm6',
      parts: {
        low: bassLine('mf', "1q' 5,q' 1q' 5,q' | 1q' 5,q' 6,q' 7,q'"),
        high: comping('p', '..x...x. | ..x.x.x.', 62),
        celesta: melody('p', "rw | rh A5e' Ab5e' A5q' | rh C#6e' F6e' E6q' | D6q' rh."),
        kit: drums('p', { woodblock: 'x...x... | x..x..x.' }),
      },
    },
    sniffing: {
      chart: `${LANE} | E7 A7 | Dm6`,
      parts: {
        bassoon: melody(
          'mf',
          `${SNIFFING} | G#3e' B3e' D4e' B3e' C#4e' E4e' G3e' C#4e' | D4q' A3q' D3q' rq`,
        ),
        low: bassLine('mp', "1q' 5,q' 1q' 5,q'"),
        high: comping('p', '..x...x.', 62),
        kit: drums('mp', TROT),
      },
    },
    company: {
      chart: `${LANE} | E7 A7 | Dm6 C7`,
      parts: {
        bassoon: melody(
          'mf',
          `${SNIFFING} | G#3e' B3e' D4e' B3e' C#4e' E4e' G3e' C#4e' | D4q' A3q' E3q' rq`,
        ),
        clarinet: melody(
          'mp',
          `rh F5h | rh A4e' B4e' C#5e' D5e' | C#5h. rq | rh A5e' G#5e' A5q' | Bb4h. D5q |
           rh F5e' E5e' F5q' | E5h G5h | F5q' rq G5h`,
        ),
        marimba: comping('p', '.x.x.x.x', 62),
        low: bassLine('mf', "1q' 5,q' 1q' 5,q' | 1q' 5,q' 1e' 3e' 5,q'"),
        kit: drums('mp', { ...TROT, brush: '..o...x.' }),
      },
    },
    garden: {
      chart: 'Fmaj7 | Dm7 | Gm7 | C7 | Am7 | D7b9 | Gm7 C7 | F6 A7b13',
      parts: {
        celesta: melody(
          'mf',
          `A5e F5e C5e F5e A5q G5e F5e | E5e F5e A5q F5h | Bb5e G5e D5e G5e Bb5q A5e G5e |
           F#5e G5e Bb5q E5h | C6e A5e E5e A5e C6q B5e A5e | F#5e A5e C6q Eb6h |
           D6e Bb5e G5e D5e E5e G5e Bb5e C6e | A5q' F5q' C#5e E5e G5e A5e`,
        ),
        clarinet: melody(
          'p',
          'C5w | A4h. C5q | D5w | E5h. C5q | E5w | C5h. Eb5q | D5h Bb4h | C5h C#5h',
        ),
        marimba: comping('p', 'x..x..x. | x..x.xx.', 60),
        low: bassLine('mf', '1q. 5,e 1q 3q'),
        kit: drums('mp', {
          triangle: 'x....... | ........',
          woodblock: '..x...x.',
          shaker: 'oxoxoxox',
          kick: 'x..x....',
        }),
      },
    },
    home: {
      chart: `${LANE} | E7 A7 | Dm6 A7b13`,
      parts: {
        bassoon: melody(
          'f',
          `${SNIFFING} | G#3e' B3e' D4e' B3e' C#4e' E4e' G3e' C#4e' | D4q' A3q' E3q' rq`,
        ),
        marimba: melody(
          'mp',
          `${SNIFFING} | G#3e' B3e' D4e' B3e' C#4e' E4e' G3e' C#4e' | D4q' rh.`,
          24,
        ),
        high: comping('mp', '..x...x. | ..x..xx.', 62),
        low: bassLine('mf', "1q' 5,q' 1q' 5,q' | 1q' 3q' 5q' 6q'"),
        clarinet: melody('mp', 'rw | rw | rw | rh F5e D5e A4q | rw | rh A5e F5e D5q | rw | rw'),
        kit: drums('mf', {
          ...TROT,
          brush: '..x...x. | ..x..ox.',
          triangle: 'x.......|........|........|........',
        }),
      },
    },
  },
};
