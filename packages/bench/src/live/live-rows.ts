import { median } from '../rounds.ts';
import { formatMilliseconds, type Row, timeRow } from '../row.ts';
import type { ContenderName } from './contender.ts';
import { type Figures, foundOf, type Measured, medianRatio, memoryOf, ratesOf } from './figures.ts';
import { QUIET_DELIVERIES } from './rate-round.ts';
import { CROWD, MANY, type Shape, SMALL } from './shape.ts';

/** Above this share, the load itself may be what limits the result. */
const LOAD_AT_ITS_LIMIT = 0.95;
/** The limit for other programs, as a share of both cores together. */
const OTHERS_BELOW = 0.1;

/** The results of each contender, beside raw `ws`. */
export function contenderRows(figures: Figures): readonly Row[] {
  const { contenders } = figures;
  const highest = [SMALL, MANY, CROWD].flatMap((shape) =>
    contenders
      .filter(({ shapes }) => shapes.includes(shape))
      .map(({ name }) => highestRow(figures, { shape, name })),
  );
  const quiet = contenders.map(({ name }) => ({
    what: `CPU at ${QUIET_DELIVERIES} deliveries/s, ${name}`,
    measured: `${formatShare(median(quietShares(figures, name)))} of a core`,
  }));
  const weighed = contenders.filter(({ isWeighed }) => isWeighed);
  const memory = weighed.map(({ name }) => ({
    what: `memory of 1,000 sockets, ${name}`,
    measured: formatMegabytes(memoryOf(figures, name)),
  }));
  return [...highest, ...quiet, ...memory, othersRow(figures)];
}

function highestRow(figures: Figures, of: Measured): Row {
  const rates = ratesOf(figures, of);
  const ratio = medianRatio(rates, ratesOf(figures, { ...of, name: 'raw ws' }));
  const found = (read: 'p50' | 'p99' | 'serverShare' | 'loadShare') =>
    median(foundOf(figures, of, ({ highest }) => highest?.found[read]));
  const guesses = median(rates);
  const load = found('loadShare');
  const told = [
    `${formatCount(guesses)} guesses/s`,
    `${formatCount(guesses * of.shape.members)} deliveries/s`,
    `${formatRatio(ratio)} of raw ws`,
    `p50 ${formatMilliseconds(found('p50'))}`,
    `p99 ${formatMilliseconds(found('p99'))}`,
    `server ${formatShare(found('serverShare'))}`,
    `load ${formatShare(load)}${load > LOAD_AT_ITS_LIMIT ? ': AT ITS LIMIT' : ''}`,
  ];
  return { what: `${of.shape.name}, ${of.name}`, measured: told.join(', ') };
}

/** Shows whether the machine was free for the benchmark. */
function othersRow(figures: Figures): Row {
  const shares = figures.contenders.flatMap(({ name, shapes }) =>
    shapes.flatMap((shape) =>
      foundOf(figures, { shape, name }, ({ highest }) => highest?.found.othersShare),
    ),
  );
  const others = median(shares);
  return {
    what: 'other work on the two cores meanwhile',
    measured: formatShare(others),
    budget: `< ${formatShare(OTHERS_BELOW)}`,
    isWithin: others < OTHERS_BELOW,
  };
}

type Floor = Readonly<{ shape: Shape; peer: ContenderName; atLeast: number }>;

/** The least multiple of its peers that our server must reach. */
const FLOORS: readonly Floor[] = [
  { shape: SMALL, peer: 'raw ws', atLeast: 1.2 },
  { shape: SMALL, peer: 'Socket.IO', atLeast: 1.5 },
  { shape: SMALL, peer: 'Colyseus broadcast', atLeast: 1.3 },
  { shape: SMALL, peer: 'Colyseus 50 ms patches', atLeast: 1 },
  { shape: SMALL, peer: 'naive GraphQL', atLeast: 8 },
  { shape: MANY, peer: 'raw ws', atLeast: 0.8 },
  { shape: MANY, peer: 'Socket.IO', atLeast: 1.2 },
  { shape: CROWD, peer: 'raw ws', atLeast: 5 },
];

const HALF_P99_MS = 50;
const CPU_OF_RAW = 1.5;
const MEGABYTES = 25;
const COST_OF_FULL = 0.2;

/** Returns the rows with the limits that our server must meet. */
export function budgetRows(figures: Figures): readonly Row[] {
  return [
    ...FLOORS.map((floor) => floorRow(figures, floor)),
    halfRow(figures),
    quietRow(figures),
    memoryRow(figures),
    durabilityRow(figures),
  ];
}

function floorRow(figures: Figures, { shape, peer, atLeast }: Floor): Row {
  const ours = ratesOf(figures, { shape, name: 'ours' });
  const ratio = medianRatio(ours, ratesOf(figures, { shape, name: peer }));
  return {
    what: `${shape.name}, ours beside ${peer}`,
    measured: formatRatio(ratio),
    budget: `>= ${formatRatio(atLeast)}`,
    isWithin: ratio >= atLeast,
  };
}

function halfRow(figures: Figures): Row {
  const ours = { shape: SMALL, name: 'ours' } as const;
  const p99 = median(foundOf(figures, ours, ({ half }) => half.map((step) => step.p99)));
  return timeRow('100x8, p99 of ours at half its highest rate', {
    measured: p99,
    below: HALF_P99_MS,
  });
}

function quietRow(figures: Figures): Row {
  const ratio = medianRatio(quietShares(figures, 'ours'), quietShares(figures, 'raw ws'));
  return {
    what: `CPU at ${QUIET_DELIVERIES} deliveries/s, ours beside raw ws`,
    measured: formatRatio(ratio),
    budget: `<= ${formatRatio(CPU_OF_RAW)}`,
    isWithin: ratio <= CPU_OF_RAW,
  };
}

function memoryRow(figures: Figures): Row {
  const megabytes = memoryOf(figures, 'ours');
  return {
    what: 'memory of 1,000 sockets of ours',
    measured: formatMegabytes(megabytes),
    budget: `<= ${formatMegabytes(MEGABYTES)}`,
    isWithin: megabytes <= MEGABYTES,
  };
}

function durabilityRow(figures: Figures): Row {
  const of = (name: ContenderName) => ratesOf(figures, { shape: SMALL, name });
  const cost = 1 - medianRatio(of('ours'), of('ours, not waiting for the disk'));
  return {
    what: '100x8, capacity that waiting for the disk costs',
    measured: formatShare(cost),
    budget: `<= ${formatShare(COST_OF_FULL)}`,
    isWithin: cost <= COST_OF_FULL,
  };
}

function quietShares(figures: Figures, name: ContenderName): readonly number[] {
  return foundOf(figures, { shape: SMALL, name }, ({ quiet }) => quiet?.serverShare);
}

function formatRatio(ratio: number): string {
  return ratio.toFixed(2);
}

function formatShare(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function formatMegabytes(megabytes: number): string {
  return `${megabytes.toFixed(1)} MB`;
}

function formatCount(count: number): string {
  return Math.round(count).toLocaleString('en');
}
