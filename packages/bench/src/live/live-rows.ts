import { median, percentile } from '../rounds.ts';
import { formatMilliseconds, type Row, timeRow } from '../row.ts';
import { CONTENDERS, type Contender } from './contender.ts';
import type { Round } from './load.ts';
import type { Shape } from './lobbies.ts';

export const ROOMS: Shape = { lobbies: 250, members: 8, players: 8 };

/** All results of a run. */
export type Figures = Readonly<{
  /** By contender and rate, turn by turn: "ours, 1000". */
  rooms: Map<string, Round[][]>;
  /** One large room, by contender. */
  crowd: Map<string, Round[][]>;
  /** MB for a thousand sockets of ours. */
  memory: number[];
}>;

/** Above this share of a core, a load process may be what limits the result. */
const LOAD_AT_ITS_LIMIT = 0.95;

/** The rate at which contenders are compared. */
const COMPARED = 1_000;

type Read = (round: Round) => number;

/** Processor time in microseconds. */
const ofGuess: Read = ({ guess }) => (1e6 * guess.servers) / guess.sent;
const ofRound: Read = ({ guess, end, open }) =>
  (1e6 * (guess.servers + end.servers + open.servers)) / end.sent;
const ofOpening: Read = ({ open }) => (1e6 * open.servers) / open.sent;

/** The results of each contender at each rate, beside raw `ws`. */
export function contenderRows({ rooms }: Figures, rates: readonly number[]): readonly Row[] {
  return rates.flatMap((rate) =>
    CONTENDERS.map((name) => {
      const turns = rooms.get(`${name}, ${rate}`) ?? [];
      const raw = rooms.get(`raw ws, ${rate}`) ?? [];
      const guesses = turns.flat().map(({ guess }) => guess);
      const latencies = guesses.flatMap((guess) => guess.latencies);
      const load = median(guesses.map((guess) => guess.load / guess.seconds));
      const others = median(guesses.map((guess) => guess.others / guess.seconds));
      const parts = [
        `a guess ${middle(turns, ofGuess).toFixed(0)} µs, ${ratio(turns, raw, ofGuess)} of raw ws`,
        `a round ${formatMilliseconds(middle(turns, ofRound) / 1000)}, ${ratio(turns, raw, ofRound)}`,
        `p50 ${formatMilliseconds(percentile(latencies, 0.5))}`,
        `p99 ${formatMilliseconds(percentile(latencies, 0.99))}`,
        `${median(guesses.map(({ bytes, sent }) => bytes / sent)).toFixed(0)} bytes`,
        `load ${load.toFixed(2)}${load > LOAD_AT_ITS_LIMIT ? ': AT ITS LIMIT' : ''}`,
        `other programs ${others.toFixed(2)}`,
      ];
      return { what: `${rate} guesses/s, ${name}`, measured: parts.join('; ') };
    }),
  );
}

/** Returns the rows with the limits that our server must meet. */
export function budgetRows(figures: Figures): readonly Row[] {
  const { rooms, crowd, memory } = figures;
  const ours = rooms.get(`ours, ${COMPARED}`) ?? [];
  const latencies = ours.flat().flatMap(({ guess }) => guess.latencies);
  const carried = (name: Contender) => middle(crowd.get(name) ?? [], ofCarried);
  return [
    ...(['raw ws', 'raw ws with commit'] as const).map((peer) => {
      const most = peer === 'raw ws' ? 2 : 1.5;
      const times = ratio(ours, rooms.get(`${peer}, ${COMPARED}`) ?? [], ofGuess);
      return {
        what: `processor time of a guess at ${COMPARED}/s, of ${peer}`,
        measured: times,
        budget: `<= ${most}`,
        isWithin: Number(times) <= most,
      };
    }),
    timeRow(`p99 at ${COMPARED} guesses/s`, { measured: percentile(latencies, 0.99), below: 50 }),
    timeRow(`processor time of opening a round for ${ROOMS.players}`, {
      measured: middle(ours, ofOpening) / 1000,
      below: 2,
    }),
    {
      what: 'memory of 1,000 sockets',
      measured: `${median(memory).toFixed(1)} MB`,
      budget: '< 35 MB',
      isWithin: median(memory) < 35,
    },
    {
      what: 'guesses that one room of 1,000 carries, of raw ws',
      measured: `${carried('ours').toFixed(0)}/s, ${(carried('ours') / carried('raw ws')).toFixed(1)}`,
      budget: '>= 5',
      isWithin: carried('ours') >= 5 * carried('raw ws'),
    },
  ];
}

/** Guesses a second that arrived, from the first to the last. */
const ofCarried: Read = ({ guess }) =>
  guess.latencies.filter(Number.isFinite).length / guess.seconds;

function middle(turns: readonly (readonly Round[])[], read: Read): number {
  return median(turns.flat().map(read));
}

/** Returns the median of the ratios of each turn, so that only results of the same turn are compared. */
function ratio(
  turns: readonly (readonly Round[])[],
  others: readonly (readonly Round[])[],
  read: Read,
): string {
  const ratios = turns.map((turn, nth) => middle([turn], read) / middle([others[nth] ?? []], read));
  return median(ratios).toFixed(2);
}
