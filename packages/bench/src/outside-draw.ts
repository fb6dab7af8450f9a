import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ANY_FILM } from '@outoften/rules/film/film-filter';
import { drawFilm } from '@outoften/server/src/films/draw.ts';
import { storedDrawMemory } from '@outoften/server/src/films/draw-memory.ts';
import { openFilms } from '@outoften/server/src/films/open-films.ts';
import { memorySource } from '@outoften/server/src/films/sources/memory-source.ts';
import { PRESENT_STORE } from '@outoften/server/src/platform/db/health/store-access.ts';
import { openStore } from '@outoften/server/src/platform/db/open-store.ts';
import { SYSTEM_CLOCK } from '@outoften/server/src/platform/outside/clock.ts';
import { openStandIn, STAND_IN_TOKEN } from '@outoften/server/testing/films/stand-in-under-test.ts';
import { measureP99 } from './rounds.ts';
import { type Row, timeRow } from './row.ts';

const BUDGET_MS = 20;

/** How long the film database takes to answer. */
const DELAY_MS = 300;

/** The time until the first films are checked. */
const WARM_UP_MS = 5_000;

/** The pause between two draws, as with a few dozen players. */
const APART_MS = 10;

const VISITORS = 20;

/** Measures the draw with films from a slow film database, beginning with an empty store. */
export async function measureOutsideDraw(): Promise<readonly Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'outoften-bench-'));
  const db = await openStore({ dataDir, databaseUrl: undefined });
  const standIn = await openStandIn();
  standIn.switch({ delayMs: DELAY_MS });
  const { base, imageBase } = standIn;
  const random = Math.random;
  const { films, close } = openFilms({
    settings: { tmdb: { token: STAND_IN_TOKEN, base, imageBase }, knowledgeGraph: undefined },
    db,
    store: PRESENT_STORE,
    catalogue: memorySource([]),
    fetch,
    clock: SYSTEM_CLOCK,
    random,
    onFault: throwFault,
  });
  const parts = { drawMemory: storedDrawMemory(db), films, now: Date.now, random };
  let draws = 0;
  const drawing = async () => {
    await pause(APART_MS);
    const visitorId = `visitor ${draws++ % VISITORS}`;
    const start = performance.now();
    const drawn = await drawFilm(parts, { visitorId, filter: ANY_FILM });
    const took = performance.now() - start;
    if (!drawn.ok) throw new Error(`No film was drawn: ${drawn.refusal}`);
    return took;
  };
  try {
    await pause(WARM_UP_MS);
    const p99 = await measureP99({ drawing }, { samplesEach: 100 });
    const what = `draw, film database of ${DELAY_MS} ms, p99`;
    return [timeRow(what, { measured: p99.drawing, below: BUDGET_MS })];
  } finally {
    await close();
    await standIn.close();
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function throwFault(fault: unknown): never {
  throw fault;
}
