import { run } from '../../../../scripts/run.ts';
import { findPostgres, findRedis } from '../../../../scripts/services.ts';
import { formatTable } from '../row.ts';
import { measureAudienceReveal } from './audience-reveal.ts';
import { measureTwoServers } from './two-servers.ts';

await findPostgres();
await findRedis();
if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);

const rows = [...(await measureTwoServers()), ...(await measureAudienceReveal())];
console.log(formatTable(rows));
process.exitCode = rows.some(({ isWithin }) => isWithin === false) ? 1 : 0;
