/** The result at a rate: whether it is still fine, and its measurements. */
export type Tried<Found> = Readonly<{ isFine: boolean; found: Found }>;

export type RateSearch = Readonly<{
  start: number;
  /** The factor by which the rate grows until it is not fine, or shrinks until it is. */
  factor: number;
  /** How often the range between a fine and a failed rate is halved. */
  halvings: number;
}>;

const MOST_STEPS = 12;

/** Returns the highest rate that was fine, with its result; undefined if none was. */
export async function findHighestRate<Found>(
  tryRate: (rate: number) => Promise<Tried<Found>>,
  { start, factor, halvings }: RateSearch,
): Promise<Readonly<{ rate: number; found: Found }> | undefined> {
  let fine: Readonly<{ rate: number; found: Found }> | undefined;
  let tooHigh: number | undefined;
  let rate = start;
  const attempt = async () => {
    const { isFine, found } = await tryRate(rate);
    if (isFine) fine = { rate, found };
    else tooHigh = rate;
  };
  for (let step = 0; step < MOST_STEPS && (!fine || tooHigh === undefined); step++) {
    await attempt();
    rate = fine === undefined ? rate / factor : rate * factor;
  }
  if (fine === undefined || tooHigh === undefined) return fine;
  for (let halving = 0; halving < halvings; halving++) {
    rate = Math.sqrt(fine.rate * tooHigh);
    await attempt();
  }
  return fine;
}
