import { bassLine, comping, drums, melody, type Score } from '../notation/score.ts';

const KERNELS = `
  E5e G5s A5s re C6e' rq A5s G5s E5e | D5e E5s G5s re Eb5e' E5e' C5e' rq |
  A5e C6s D6s re F6e' rq D6s C6s A5e | G5e A5s Bb5s re G5e' E5e' C5e' rq |
  E5e G5s A5s re C6e' rq A5s G5s E5e | C#5e E5s G5s re C6e' A5e' G5e' rq |
  F#5e A5s C6s E6e' C6e' B5e F5s E5s D5e' B4e' | C5e' rq. D#5e> re G5e' re`;

const FLOOR = 'C7 | % | F9 | C7 | C7 | A7#9 | D9 G13 | C7 G7#5';
const HOP = "1e.' 1s re 7,e 1q' 5,e 6,e | 1e.' 1s re 5e' 7e 5e 4e 3e";
const BEAT = {
  kick: 'x.....x.x.......',
  brush: '....x.......x..o',
  hat: 'x.ox x.ox x.ox x.oX',
};

export const bouncehouse: Score = {
  id: 'bouncehouse',
  title: 'Popcorn Physics',
  character: 'Kernels in a hot pan: marimba and organ on a bouncing bass, fingers snapping.',
  key: 'C mixolydian',
  tempo: 110,
  beatsInBar: 4,
  swing: { pair: 'sixteenths', share: 0.6 },
  room: { seconds: 0.9, level: -14 },
  band: {
    marimba: { instrument: 'marimba', level: -1, pan: 0.2 },
    organ: { instrument: 'organ', level: -6, pan: -0.25 },
    flute: { instrument: 'flute', level: -9, pan: -0.05 },
    keys: { instrument: 'electric-piano', level: -9, pan: 0.35 },
    bass: { instrument: 'electric-bass', level: -2, pan: 0, send: -14 },
    kit: { instrument: 'drums', level: -3, pan: 0, send: -4 },
  },
  form: ['pan', 'kernels', 'steam', 'lid', 'pops'],
  fills: {
    lift: {
      brush: '........x.xx....',
      'high-tom': '............xx..',
      'low-tom': '..............xX',
      hat: '........x...x...',
      kick: '........x.....x.',
    },
    turn: {
      brush: '............x.xx',
      snap: '............x...',
      hat: '............x.ox',
      kick: '............x...',
    },
  },
  sections: {
    pan: {
      chart: 'C7 | % | F9 | G7#5',
      parts: {
        bass: bassLine('mf', HOP),
        marimba: melody(
          'p',
          "rh rq E5s G5s A5e' | rw | rh rq A5s C6s D6e' | rq D#5e' G5e' B5e' re rq",
        ),
        kit: drums('mp', { kick: BEAT.kick, snap: '....x.......x...', hat: '..o...o...o...o.' }),
      },
    },
    kernels: {
      chart: FLOOR,
      parts: {
        marimba: melody('mf', KERNELS),
        organ: comping('p', '......x......... | ......x.....x...', 57),
        bass: bassLine('mf', HOP),
        kit: drums('mf', { ...BEAT, snap: '....x.......x...' }),
      },
    },
    steam: {
      chart: 'Am9 | D9 | Gm9 | C13 | Fmaj9 | Bb9 | C6/9 A7#9 | D9 G13',
      parts: {
        organ: melody(
          'mf',
          `E5q. G5e B5q A5e G5e | F#5q. E5e D5h | D5q. F5e A5q G5e F5e | E5q. D5e A4h |
           C5e E5e G5e A5e C6q A5q | Ab5q. F5e D5h | E5e G5e A5q G5e E5e C#5q |
           F#5e A5e C6q B5q rq`,
        ),
        keys: comping('mp', 'x--x--....x-.... | ..x---..x---....', 55),
        marimba: comping('pp', 'x.xx.xx.x.xx.x.x', 60),
        bass: bassLine('mf', "1q. 5,e 1q' 5,e' 7,e | 1q. 1e 5q' 3e 2e"),
        kit: drums('mf', { ...BEAT, shaker: 'x.xxx.xxx.xxx.xx' }),
      },
    },
    lid: {
      chart: FLOOR,
      parts: {
        marimba: melody('mp', KERNELS),
        keys: melody(
          'mp',
          `rh. C5+Bb4q' | rh. E4+Bb4q' | rh. Eb5+A4q' | rh. C5+Bb4q' | rh. C5+Bb4q' |
           rh. C#5+G4q' | rh. B4+F4q' | rh D#5+B4e> re rq`,
        ),
        bass: bassLine('mp', HOP),
        kit: drums('mp', {
          snap: '....x.......x...',
          kick: BEAT.kick,
          rim: '..x..x....x..x..',
          hat: '..o...o...o...o.',
        }),
      },
    },
    pops: {
      chart: FLOOR,
      parts: {
        marimba: melody('f', KERNELS),
        flute: melody('mf', KERNELS, 12),
        organ: comping('mf', '......x.....x... | ..x...x.....x.x.', 57),
        keys: comping('p', 'x-------x-------', 52),
        bass: bassLine('f', HOP),
        kit: drums('f', {
          ...BEAT,
          snap: '....x.......x...',
          shaker: 'x.xxx.xxx.xxx.xx',
          crash: 'o...............|................|................|................',
        }),
      },
    },
  },
};
