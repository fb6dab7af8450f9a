import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppUnderTest, openApp } from '../../../testing/app/app-under-test.ts';
import { SQLITE } from '../../../testing/platform/stores-under-test.ts';
import { openPostgres } from '../../platform/db/postgres-store.ts';
import { addStoreGauges } from '../../platform/db/store-meter.ts';
import { SECURITY_EVENTS } from '../../platform/security/security-log.ts';
import { noteBackup } from '../backup/store-backup.ts';

const ROOT = new URL('../../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** Functions, keywords and variables of queries, which are no metrics. */
const NO_METRICS =
  /^(?:(?:histogram_quantile|time|changes|or|label_values|sum|min|max|count|rate|increase|topk|by|le|unless|offset|instance)$|__)/;

/** Series that Prometheus adds itself. */
const OF_PROMETHEUS = new Set(['up']);

type Series = ReadonlyMap<string, ReadonlySet<string>>;

let open: AppUnderTest;
/** The names of all series that a server may have, with their labels. */
let series: Series;
let ours: readonly string[];
beforeAll(async () => {
  const { db } = await SQLITE.openMigrated();
  open = await openApp({ db });
  const { registry } = open.parts.meters!;
  const postgres = await openPostgres('postgres://127.0.0.1:1/none');
  addStoreGauges(registry, postgres);
  await postgres.destroy();
  const metrics = registry.getMetricsAsArray() as unknown as readonly Metric[];
  series = new Map(metrics.flatMap(seriesOf));
  ours = metrics.map(({ name }) => name).filter((name) => !/^(?:nodejs|process)_/.test(name));
});
afterAll(() => open.close());

type Metric = Readonly<{ name: string; type: string; labelNames: readonly string[] }>;

function seriesOf({ name, type, labelNames }: Metric): readonly [string, ReadonlySet<string>][] {
  const labels = new Set([...labelNames, 'instance', 'job']);
  if (type !== 'histogram') return [[name, labels]];
  return [
    [`${name}_bucket`, new Set([...labels, 'le'])],
    [`${name}_sum`, labels],
    [`${name}_count`, labels],
  ];
}

/** Returns the names in a query that no server has. */
function unknownIn(query: string): readonly string[] {
  const bare = query.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[[^\]]*\]/g, '');
  const named = bare.replaceAll(/\{[^}]*\}/g, '').replaceAll(/\bby \([^)]*\)/g, '');
  const names = named.match(/[a-z_]\w*/gi) ?? [];
  const metrics = names.filter((name) => !NO_METRICS.test(name));
  const known = metrics.filter((name) => series.has(name));
  const labels = [...bare.matchAll(/(\w+)(?:=~|!=|=)""/g)].map(([, label = '']) => label);
  const grouped = [...bare.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) =>
    list.split(',').map((label) => label.trim()),
  );
  const has = (label: string) => known.some((name) => series.get(name)?.has(label));
  return [
    ...metrics.filter((name) => !series.has(name) && !OF_PROMETHEUS.has(name)),
    ...(known.length > 0 ? [...labels, ...grouped].filter((label) => !has(label)) : []),
    ...(metrics.length === 0 ? ['a query without a metric'] : []),
  ];
}

test('the check finds a metric and a label that no server has', () => {
  expect(unknownIn('sum by (phase) (rooms_open{instance=~"x"})')).toEqual([]);
  expect(unknownIn('sum by (phase) (rooms_shut)')).toContain('rooms_shut');
  expect(unknownIn('sum by (colour) (rooms_open{shape="round"})')).toEqual(['shape', 'colour']);
});

test('each panel of the dashboard uses existing metrics and labels', () => {
  const { panels, templating } = JSON.parse(read('deploy/grafana-dashboard.json'));
  type Panel = Readonly<{ id: number; title: string; targets?: readonly { expr: string }[] }>;
  const queries = (panels as readonly Panel[]).flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ title, expr })),
  );
  expect(queries.length).toBeGreaterThan(30);
  for (const { title, expr } of queries) expect([title, ...unknownIn(expr)]).toEqual([title]);
  for (const { query } of templating.list) {
    if (typeof query === 'object') expect(unknownIn(query.query)).toEqual([]);
  }
  const ids = (panels as readonly Panel[]).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('each alert uses existing metrics and labels', () => {
  const queries = [...read('deploy/alerts.yml').matchAll(/^ +expr: (.+)$/gm)].map(
    ([, expr]) => expr,
  );
  expect(queries.length).toBeGreaterThan(10);
  for (const expr of queries) expect([expr, ...unknownIn(expr ?? '')]).toEqual([expr]);
});

test('the backup in containers tells the servers its time as our own command does', () => {
  const compose = read('deploy/compose.yml').replaceAll(/\s+/g, ' ').replace('\\"\\"', '""');
  const [before = '', after = ''] = noteBackup(7).replaceAll(/\s+/g, ' ').split('7');
  expect(compose).toContain(`${before}$$(date +%s)000${after}`);
});

test('each metric of the server is in the tables of the operations page', () => {
  const page = read('docs/operations.md');
  expect(ours.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test('each metric that the operations page names exists', () => {
  const [, chapter = ''] =
    /<a id="metrics">([\s\S]*?)<a id="when">/.exec(read('docs/operations.md')) ?? [];
  const rows = chapter.split('\n').filter((line) => /^\| `.*\| (?:sum|each) \|/.test(line));
  expect(rows.length).toBeGreaterThan(20);
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z_]+)`/g)]);
  const known = new Set([...series.keys(), ...ours]);
  const missing = named.map(([, name = '']) => name).filter((name) => !known.has(name));
  expect(missing).toEqual([]);
});

test('each security event is in the tables of the operations page', () => {
  const page = read('docs/operations.md');
  const missing = Object.keys(SECURITY_EVENTS).filter((event) => !page.includes(`\`${event}\``));
  expect(missing).toEqual([]);
});
