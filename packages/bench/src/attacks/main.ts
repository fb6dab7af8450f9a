import { seededChance } from '@outoften/rules/seeded-chance';
import { run } from '../../../../scripts/run.ts';
import { ATTACK_KINDS } from './attack-kinds.ts';
import { startAttackedServer } from './attacked-server.ts';
import { searchDearRequests } from './one-request.ts';

const SEED = readNumber('--seed') ?? Math.floor(Math.random() * 2 ** 31);
const REQUESTS = readNumber('--requests') ?? 3_000;

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1);
const failures = [...(await attack()), ...(await searchOneRequest())];
for (const failure of failures) console.log(`FAILED: ${failure}`);
console.log(`${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs each kind of attack on a server of its own, with a stranger's addresses. */
async function attack(): Promise<readonly string[]> {
  const failures: string[] = [];
  console.log(
    '\n| attack | processor | at most | memory | at most | held |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const { name, most, run } of ATTACK_KINDS) {
    await using server = await startAttackedServer();
    let wrong: readonly string[] = [];
    const cost = await server.measure(async () => {
      wrong = await run(server).catch((error) => [String(error)]);
    });
    const isCheap = cost.seconds <= most.seconds && cost.megabytes <= most.megabytes;
    const cells = [
      name,
      `${cost.seconds.toFixed(1)} s`,
      `${most.seconds} s`,
      `${cost.megabytes.toFixed(0)} MB`,
      `${most.megabytes} MB`,
      isCheap && wrong.length === 0 ? 'yes' : 'NO',
    ];
    console.log(`| ${cells.join(' | ')} |`);
    failures.push(...wrong.map((each) => `${name}: ${each}`));
    if (!isCheap) failures.push(`${name}: too dear`);
  }
  return failures;
}

async function searchOneRequest(): Promise<readonly string[]> {
  await using server = await startAttackedServer();
  const { sent, statuses, dearest, overPromise } = await searchDearRequests(server, {
    random: seededChance(SEED),
    requests: REQUESTS,
  });
  const answered = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(
    `\n${sent} random requests (--seed ${SEED}), answered with ${answered}. The dearest:`,
  );
  for (const { what, seconds, count, bytes } of dearest.slice(0, 5)) {
    console.log(
      `  ${(seconds * 1000).toFixed(1)} ms, ${bytes} bytes, counted as ${count}: ${what}`,
    );
  }
  return overPromise.map(
    ({ what, seconds, count }) =>
      `a request took ${(seconds * 1000).toFixed(0)} ms and counted as ${count}: ${what}`,
  );
}

function readNumber(option: string): number | undefined {
  const at = process.argv.indexOf(option);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
}
