import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOGUE } from '@outoften/catalogue/catalogue';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { drawFilm } from '@outoften/server/src/films/draw.ts';
import { storedDrawMemory } from '@outoften/server/src/films/draw-memory.ts';
import { catalogueSource } from '@outoften/server/src/films/sources/catalogue-source.ts';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import type { Caller } from './caller.ts';
import { measureP99 } from './rounds.ts';
import { type Row, ratioRow, timeRow } from './row.ts';

const BUDGET_MS = 5;

/** After the first round, each visitor has drawn more films than are remembered. */
const VISITORS = 4;

/** Fewer than a visitor may draw in an hour, and more than are remembered. */
const DRAWS_OF_VISITOR = 200;

/** All fields that a round needs of its film. */
const DRAW = `mutation {
  drawMovie {
    id title overview release_date poster_path vote_average genre_ids
    reviews { id author created_at content author_details { rating } }
    cast { id name original_name character }
    crew { id name original_name job }
  }
}`;
const NOTHING = '{ __typename }';

/** Measures the draw alone, remembered on disk as in the embedded server. */
export async function measureDraw(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const posters = new Map(CATALOGUE.map(({ id }) => [String(id), `/posters/${id}.svg`]));
  const films = catalogueSource({ catalogue: CATALOGUE, furtherPeople: [], posters });
  const parts = { drawMemory: storedDrawMemory(db), films, now: Date.now, random: Math.random };
  let draws = 0;
  const drawing = async () => {
    const visitorId = `visitor ${draws++ % VISITORS}`;
    const start = performance.now();
    const drawn = await drawFilm(parts, { visitorId, filter: ANY_FILM });
    const took = performance.now() - start;
    if (!drawn.ok) throw new Error(`No film was drawn: ${drawn.refusal}`);
    return took;
  };
  try {
    const p99 = await measureP99({ drawing }, { samplesEach: 300 });
    return [timeRow('embedded draw, p99', { measured: p99.drawing, below: BUDGET_MS })];
  } finally {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures the draw as a player's browser calls it: over HTTP, with all fields that a round needs. */
export async function measureDrawOverHttp(caller: Caller): Promise<readonly Row[]> {
  let draws = 0;
  const { drawing, nothing } = await measureP99(
    {
      drawing: async () => {
        if (draws++ % DRAWS_OF_VISITOR === 0) caller.becomeNewVisitor();
        return (await caller.ask(DRAW)).took;
      },
      nothing: async () => (await caller.ask(NOTHING)).took,
    },
    { samplesEach: 300 },
  );
  return [
    timeRow('embedded draw over HTTP, p99', { measured: drawing, below: BUDGET_MS }),
    ratioRow('beside an empty query', { measured: drawing, peer: nothing }),
  ];
}
