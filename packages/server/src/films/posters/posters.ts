import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { parse, record, string } from 'valibot';
import { sendNotFound } from '../../platform/http/http-problem.ts';
import { StartProblem } from '../../platform/read-setting.ts';

/** The poster files of the embedded catalogue, drawn by the build. */
export type Posters = Readonly<{
  root: string;
  /** The file's name by the film's number. The name changes with the file's content. */
  files: ReadonlyMap<string, string>;
}>;

const PREFIX = '/posters/';

/** A poster opened on its own is a document. It may use its own styles and nothing else. */
export const POSTER_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** The folder holds `posters.json` and the folder `posters`. Throws StartProblem if they were not built. */
export function readPosters(folder: string): Posters {
  const list: unknown = JSON.parse(readList(join(folder, 'posters.json')));
  const files = new Map(Object.entries(parse(record(string(), string()), list)));
  return { root: join(folder, 'posters'), files };
}

/** Returns the address of each film's poster. */
export function posterAddresses({ files }: Posters): ReadonlyMap<string, string> {
  return new Map([...files].map(([id, file]) => [id, `${PREFIX}${file}`]));
}

export function addPosters(app: FastifyInstance, { root, files }: Posters): void {
  const known = new Set(files.values());
  app.get<{ Params: { file: string } }>(`${PREFIX}:file`, (request, reply) => {
    const { file } = request.params;
    return known.has(file) ? sendPoster(reply, { root, file }) : sendNotFound(request, reply);
  });
}

/** Returns the file that is served at the address of a poster; undefined for any other address. */
export function posterFileAt({ files }: Posters, address: string): string | undefined {
  return [...files.values()].find((file) => address === `${PREFIX}${file}`);
}

export function sendPoster(
  reply: FastifyReply,
  { root, file }: Readonly<{ root: string; file: string }>,
): FastifyReply {
  reply.headers(POSTER_HEADERS);
  return reply.sendFile(file, root, { cacheControl: false });
}

function readList(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    throw new StartProblem('The posters are not built: run `npm run build` first.', { cause });
  }
}
