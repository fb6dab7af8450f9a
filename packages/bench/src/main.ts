import { join } from 'node:path';
import { run } from '../../../scripts/run.ts';
import { measureAudience } from './audience.ts';
import { callServer } from './caller.ts';
import { measureDrafts } from './drafts.ts';
import { measureDraw, measureDrawOverHttp } from './draw.ts';
import { startGameServer } from './game-server.ts';
import { measureGuessing } from './guessing.ts';
import { measureIdleServer } from './idle.ts';
import { measureOutsideDraw } from './outside-draw.ts';
import { measurePeopleSearch, measurePeopleSearchOverHttp } from './people.ts';
import { measurePipelining } from './pipelining.ts';
import { measurePlayers } from './players.ts';
import { measureReviewCleaning } from './review-cleaning.ts';
import { formatTable, type Row } from './row.ts';
import { measureTokens } from './tokens.ts';

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

const rows = [
  ...(await measureDraw()),
  ...(await measureOutsideDraw()),
  ...(await measurePeopleSearch()),
  ...measureReviewCleaning(),
  ...(await measureTokens()),
  ...(await measurePlayers()),
  ...(await measureAudience()),
  ...(await measureDrafts()),
  ...(await measureOverHttp()),
  ...(await measureGuessing()),
  ...(await measureIdleServer()),
  ...(await measurePipelining()),
];
console.log(formatTable(rows));
process.exitCode = rows.some(({ isWithin }) => isWithin === false) ? 1 : 0;

async function measureOverHttp(): Promise<readonly Row[]> {
  await using server = await startGameServer(join(import.meta.dirname, 'measured-server.ts'));
  using caller = callServer(server.origin);
  return [...(await measureDrawOverHttp(caller)), ...(await measurePeopleSearchOverHttp(caller))];
}
