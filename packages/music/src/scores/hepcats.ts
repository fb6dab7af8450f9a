import { comping, drums, melody, type Score, walkingBass } from '../notation/score.ts';

const BLUES =
  'Bb13 | Eb9 | Bb13 | Fm9 Bb13 | Eb9 | Edim7 | Bb13 | G7b9 | Cm9 | F13 | Bb13 G7b9 | Cm9 F13';

const HEAD = `
  rq F4e Ab4e Bb4q' Db5e D5e | Bb4q Db5q> Bb4e G4e rq | rq F4e Ab4e Bb4q' Db5e D5e |
  F5q> D5e Bb4e~ Bb4q rq | rq Bb4e Db5e Eb5q' Gb5e G5e | E5q G5q> E5e Db5e rq |
  rq F4e Ab4e Bb4q' Db5e D5e | F5q D5e B4e Ab4h | G4e Bb4e Eb5e D5e~ D5q C5e Bb4e |
  A4q> C5e Eb5e D5h | Bb4e F4e Bb4q' Ab4e F4e B4q | C5q' rq A4e> rq.`;

const SHOUT = `
  F5q' D5e F5e~ F5q rq | G5q' F5e Eb5e~ Eb5q rq | F5q' D5e F5e~ F5e Ab5e G5e F5e |
  Eb5q' C5e D5e~ D5h | G5q' F5e G5e~ G5q rq | G5q' Bb5e G5e~ G5q E5q |
  F5q' D5e F5e~ F5q D5e Db5e | B4q' D5e F5e~ F5q Ab5q | G5e> re G5e Eb5e C5q rq |
  A5e> re A5e G5e Eb5q rq | F5e D5e Bb4q' rq B4e> re | C5q' rq F4e> G4e A4e C5e`;

const SWING = { ride: 'x.Xxx.Xx', foot: '..x...x.' };

export const hepcats: Score = {
  id: 'hepcats',
  title: 'Cats in the Balcony',
  character: 'A quick blues with claws: muted trumpet, then the clarinet chases it over the seats.',
  key: 'B flat blues',
  tempo: 172,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.62 },
  room: { seconds: 1.2, level: -14 },
  band: {
    trumpet: { instrument: 'muted-trumpet', level: -5, pan: -0.22 },
    clarinet: { instrument: 'clarinet', level: -5, pan: 0.28 },
    guitar: { instrument: 'guitar', level: -14, pan: 0.4, send: -6 },
    organ: { instrument: 'organ', level: -10, pan: -0.35 },
    bass: { instrument: 'double-bass', level: -6, pan: 0, send: -9 },
    kit: { instrument: 'drums', level: -6, pan: 0, send: -4 },
  },
  form: ['prowl', 'head', 'pair', 'chase', 'shout'],
  fills: {
    lift: {
      snare: 'x.xoXo..',
      'high-tom': '......x.',
      'low-tom': '.......X',
      foot: '..x...x.',
      kick: 'x...x..x',
    },
    turn: { snare: '....xoxX', ride: '....x...', foot: '......x.' },
  },
  sections: {
    prowl: {
      chart: 'Bb13 | % | Cm9 | F13',
      parts: {
        bass: walkingBass('mf'),
        guitar: comping('pp', 'x.x.x.x.', 50),
        clarinet: melody('p', 'rw | rh rq Db5e D5e | Eb5q. D5e Bb4h | A4h. rq'),
        kit: drums('p', {
          hat: '..x...x.',
          ride: 'x.xxx.xx',
          rim: '........|........|........|....X..X',
        }),
      },
    },
    head: {
      chart: BLUES,
      parts: {
        trumpet: melody('mf', HEAD),
        guitar: comping('p', 'x.x.x.x.', 50),
        bass: walkingBass('mf'),
        kit: drums('mp', {
          ...SWING,
          kick: 'o.o.o.o.',
          brush: '........ | ...o.... | ........ | .....oX.',
        }),
      },
    },
    pair: {
      chart: BLUES,
      parts: {
        trumpet: melody('mf', HEAD),
        clarinet: melody(
          'mp',
          `D5w | Db5w | D5h F5h | Eb5h D5h | Db5h G5h | G5h E5h | F5w | F5h B4h | Eb5h. D5q |
           Eb5h D5h | D5h F5h | Eb5h C5h`,
        ),
        guitar: comping('mp', 'x.x.x.x.', 50),
        bass: walkingBass('mf'),
        kit: drums('mf', {
          ...SWING,
          kick: 'o.o.o.o.',
          brush: '...o.... | ......o. | ...o..o. | .o..oxX.',
        }),
      },
    },
    chase: {
      chart: BLUES,
      parts: {
        clarinet: melody(
          'f',
          `rq F5e D5e Bb4e C5e Db5e D5e | G5e F5e Eb5e Db5e Bb4q rq |
           re D5e F5e Ab5e G5e F5e D5e Bb4e | C5e Eb5e G5e F5e D5q rq |
           Bb5q.> G5e F5e Eb5e Db5e Bb4e | G4e Bb4e Db5e E5e G5e Bb5e Db6q |
           D6q.> Bb5e F5e D5e Bb4e Ab4e | B4e D5e F5e Ab5e G5q rq |
           rq Eb5et G5et Bb5et D6q C6e Bb5e | A5e G5e Eb5e C5e A4e C5e D5e Eb5e |
           D5e F5e Bb5e F5e B5e Ab5e F5e D5e | Eb5e D5e C5e Bb4e A4q> rq`,
        ),
        organ: comping('p', '.......x | ...x.... | ..x..... | .......x', 55),
        guitar: comping('p', 'x.x.x.x.', 50),
        bass: walkingBass('f'),
        kit: drums('mf', {
          ...SWING,
          kick: 'o..o..o. | o.o.o..o',
          brush: '...o..o. | .o....o. | ...o.o.. | ..o.oxXo',
        }),
      },
    },
    shout: {
      chart: BLUES,
      parts: {
        trumpet: melody('f', SHOUT),
        clarinet: melody('f', SHOUT, 12),
        organ: comping('mf', 'x..x.... | x..x....', 55),
        guitar: comping('mf', 'x.x.x.x.', 50),
        bass: walkingBass('f'),
        kit: drums('f', {
          ...SWING,
          kick: 'x..x..o.',
          brush: '..o...Xo',
          crash:
            'x.......|........|........|........|x.......|........|........|........|x.......|........|........|........',
        }),
      },
    },
  },
};
