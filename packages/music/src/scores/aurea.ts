import { arpeggio, bassLine, comping, drums, melody, type Score } from '../notation/score.ts';

const THREAD = `
  G4h Bb4q | D5h. | C5h Bb4q | F4h. | G4h Bb4q | Eb5h C5q | D5h C5q | Bb4h.`;

export const aurea: Score = {
  id: 'aurea',
  title: 'Light Under the Door',
  character:
    'The film has begun next door: strings far away, a celesta, a slow waltz that hardly moves.',
  key: 'E flat major, lydian at its edges',
  tempo: 76,
  beatsInBar: 3,
  swing: { pair: 'eighths', share: 0.5 },
  room: { seconds: 3.6, level: -7 },
  band: {
    strings: { instrument: 'pad', level: -4, pan: 0, send: -2 },
    keys: { instrument: 'electric-piano', level: 0, pan: -0.15 },
    celesta: { instrument: 'celesta', level: -3, pan: 0.3, send: 3 },
    flute: { instrument: 'flute', level: -6, pan: 0.12, send: 3 },
    bass: { instrument: 'double-bass', level: -5, pan: 0, send: -6 },
    kit: { instrument: 'drums', level: -7, pan: 0, send: 4 },
  },
  form: ['gap', 'thread', 'dust', 'beam', 'closing'],
  fills: {
    lift: { sweep: '.xx', shaker: '..oxxX', triangle: '..x' },
    turn: { sweep: '.x.', triangle: '..x' },
  },
  sections: {
    gap: {
      chart: 'Ebmaj9 | % | Cm9 | % | Abmaj7#11 | % | Bb9sus4 | %',
      parts: {
        strings: comping('p', 'x-----|------', 55),
        celesta: melody(
          'p',
          `rh. | rq Bb5q F5q | rh. | rq G5q D5q | rh. | rq D6q G5q | rh. | rq C6q F5q`,
        ),
        bass: bassLine('p', '1h. | rh.'),
        kit: drums('p', { triangle: 'x..|...|...|...' }),
      },
    },
    thread: {
      chart: 'Ebmaj9 | Gm9 | Abmaj9 | Bb9sus4 | Cm9 | Fm9 | Abmaj7#11 | Bb9sus4',
      parts: {
        keys: melody('mp', THREAD),
        strings: comping('p', 'x--', 53),
        celesta: arpeggio('pp', 'x.xxx.|.xxxx.', 67),
        bass: bassLine('mp', '1h 5q'),
        kit: drums('p', { sweep: 'x..', triangle: '...|..x|...|...' }),
      },
    },
    dust: {
      chart: 'Cm9 | Bbadd9/D | Ebmaj9 | Abmaj9 | Gm9 | Cm9 | Fm9 | Bb9sus4',
      parts: {
        flute: melody(
          'mp',
          `Eb5h G5q | F5h D5q | G5h Bb5q | C6h G5q | Bb5h A5q | G5h Eb5q | Ab5q G5q F5q | F5h.`,
        ),
        keys: arpeggio('p', 'xxxxxx', 55),
        strings: comping('mp', 'x--', 53),
        bass: bassLine('mp', '1h 5q'),
        kit: drums('p', { sweep: 'x..', shaker: 'o.oo.o' }),
      },
    },
    beam: {
      chart: 'Ebmaj9 | Gm9 | Abmaj9 | Bb9sus4 | Cm9 | Fm9 | Abmaj7#11 | Bb9sus4',
      parts: {
        flute: melody('mf', THREAD, 12),
        keys: melody(
          'mp',
          `Eb4+Bb4h. | Bb3+F4h. | C4+Eb4h. | Eb4+Bb4h C4q | Eb4+G4h. | C4+Ab4h. | C4+G4h. | Eb4+Ab4h.`,
        ),
        strings: comping('mf', 'x--', 55),
        celesta: arpeggio('p', 'xxxxxx', 67),
        bass: bassLine('mf', '1q 5q 1^q'),
        kit: drums('mp', { sweep: 'x..', shaker: 'o.xo.x', triangle: 'x..|...' }),
      },
    },
    closing: {
      chart: 'Ebmaj9 | Abmaj7#11 | Ebmaj9 | Bb9sus4',
      parts: {
        keys: melody('p', 'G4h Bb4q | D5h C5q | Bb4h. | F4+C5h.'),
        strings: comping('p', 'x--', 55),
        celesta: arpeggio('pp', 'x.x.x.', 67),
        bass: bassLine('p', '1h.'),
      },
    },
  },
};
