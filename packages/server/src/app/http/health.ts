import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { FilmSource } from '../../films/sources/film-source.ts';
import type { Database } from '../../platform/db/tables.ts';
import { VERSION } from '../build/version.ts';

export type HealthParts = Readonly<{
  db: Kysely<Database>;
  films: FilmSource;
}>;

/** A store that takes longer counts as missing. */
const PATIENCE_MS = 1_000;

/** Serves `/healthz`, true as long as the process answers, with its version, and `/readyz`, true while it can serve players. */
export function addHealth(app: FastifyInstance, { db, films }: HealthParts): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', version: VERSION };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    const answers = {
      database: answersInTime(selectOne(db)),
      films: answersInTime(films.isReady()),
    };
    const missing: string[] = [];
    for (const [name, answer] of Object.entries(answers)) if (!(await answer)) missing.push(name);
    if (missing.length > 0) return reply.code(503).send({ status: 'unavailable', missing });
    return { status: 'ok' };
  });
}

async function selectOne(db: Kysely<Database>): Promise<boolean> {
  await sql`select 1`.execute(db);
  return true;
}

/** False as well if the answer fails or is late. */
function answersInTime(answer: Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PATIENCE_MS);
    answer.then(resolve, () => resolve(false)).finally(() => clearTimeout(late));
  });
}
