import { arpeggio, bassLine, comping, drums, type Score } from '../notation/score.ts';

const PULSE = "1e' 1e' 1e' 1e' 1e' 1e' 5,e' 7,e'";

/** Ten seconds to the last stroke, which falls on the deadline, and two more bars for the room to fade. */
export const cueCountdown: Score = {
  id: 'cue-countdown',
  title: 'Ten Seconds',
  character:
    'The last ten seconds to guess: a pulse that gathers the band, and one stroke at the end.',
  key: 'D minor',
  tempo: 120,
  beatsInBar: 4,
  swing: { pair: 'eighths', share: 0.5 },
  room: { seconds: 1.3, level: -13 },
  band: {
    strings: { instrument: 'pad', level: -5, pan: -0.25 },
    low: { instrument: 'pizzicato', level: 0, pan: 0.12, send: -4 },
    marimba: { instrument: 'marimba', level: -5, pan: 0.33 },
    celesta: { instrument: 'celesta', level: -9, pan: -0.35, send: 2 },
    bass: { instrument: 'double-bass', level: -4, pan: 0, send: -9 },
    kit: { instrument: 'drums', level: -4, pan: 0, send: -2 },
  },
  form: ['hush', 'press', 'rush', 'stop'],
  sections: {
    hush: {
      chart: 'Dm6 | %',
      parts: {
        low: bassLine('p', PULSE),
        strings: comping('pp', 'x-------', 53),
        celesta: comping('pp', '......x. | ......x.', 74),
        kit: drums('p', { woodblock: 'x...o...', kick: 'x.......' }),
      },
    },
    press: {
      chart: 'Gm6 | A7b9',
      parts: {
        low: bassLine('mp', PULSE),
        strings: comping('mp', 'x-------', 55),
        marimba: arpeggio('mp', 'xxxxxxxxxxxxxxxx', 62),
        celesta: comping('p', '..x...x.', 74),
        bass: bassLine('mp', '1h 1h'),
        kit: drums('mp', { woodblock: 'x.o.x.o.', shaker: 'xoxoxoxo', kick: 'x...x...' }),
      },
    },
    rush: {
      chart: 'A7b9',
      parts: {
        low: bassLine('mf', "1e' 1e' 3e' 1e' 5e' 1e' 7e' 1^e'"),
        strings: comping('mf', 'x-------', 57),
        marimba: arpeggio('mf', 'xxxxxxxxxxxxxxxx', 66),
        celesta: comping('mp', '..x...x.', 74),
        bass: bassLine('mf', '1q 1q 1q 1q'),
        kit: drums('mf', {
          woodblock: 'x.x.x.x.',
          kick: 'x.x.x.x.',
          snare: 'ooooooooxxxxxxXX',
        }),
      },
    },
    stop: {
      chart: 'Dm6 | %',
      parts: {
        low: bassLine('f', "1q'> rh. | rw"),
        strings: comping('mf', 'X--..... | ........', 57),
        marimba: comping('f', 'X....... | ........', 62),
        bass: bassLine('f', '1q> rh. | rw'),
        kit: drums('f', {
          kick: 'X.......|........',
          crash: 'x.......|........',
          'low-tom': 'x.......|........',
        }),
      },
    },
  },
};
