import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../../../scripts/free-port.ts';

export type Prometheus = Awaited<ReturnType<typeof startPrometheus>>;

type Alert = Readonly<{ state: string; labels: Readonly<Record<string, string>> }>;

/** Durations of the rules are divided by this. */
const FASTER = 30;
const PATIENCE_S = 60;

/** Starts Prometheus with the files of `deploy/`, read faster. */
export async function startPrometheus({
  program,
  folder,
  deployed,
  rules,
  metricsToken,
}: Readonly<{
  program: string;
  folder: string;
  /** The text of `deploy/prometheus.yml`. */
  deployed: string;
  /** The text of `deploy/alerts.yml`. */
  rules: string;
  metricsToken: string;
}>) {
  mkdirSync(folder, { recursive: true });
  const quick = rules
    .replaceAll(/for: (\d+)([ms])/g, (_, ...of: [string, string]) => {
      return `for: ${Math.max(1, Math.round(secondsOf(...of) / FASTER))}s`;
    })
    .replaceAll(/\[(\d+)([ms])\]/g, (_, ...of: [string, string]) => {
      return `[${Math.max(20, Math.round((secondsOf(...of) * 2) / FASTER))}s]`;
    });
  writeFileSync(join(folder, 'alerts.yml'), quick);
  const config = deployed
    // An answer takes over a second while the store gives none.
    .replace('scrape_interval: 15s', 'scrape_interval: 2s\n  evaluation_interval: 1s')
    .replace(
      /static_configs:[\s\S]*$/,
      'file_sd_configs: [{ files: [targets.json], refresh_interval: 1s }]\n',
    );
  writeFileSync(join(folder, 'prometheus.yml'), config);
  writeFileSync(join(folder, 'metrics-token'), metricsToken);
  writeFileSync(join(folder, 'targets.json'), '[]');
  const port = await freePort();
  const args = [
    `--config.file=${join(folder, 'prometheus.yml')}`,
    `--storage.tsdb.path=${join(folder, 'series')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  const child = spawn(program, args, { stdio: 'inherit' });
  const ask = async (what: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${what}`).catch(() => undefined);
    return answer?.ok ? (await answer.json()).data : undefined;
  };
  return {
    child,
    /** Resolves when it has read the server's metrics. */
    watch: async (instance: string) => {
      const targets = join(folder, 'targets.json');
      writeFileSync(`${targets}.new`, JSON.stringify([{ targets: [instance] }]));
      renameSync(`${targets}.new`, targets);
      const isUp = async () =>
        (await ask(`query?query=${encodeURIComponent(`up{instance="${instance}"}`)}`))?.result[0]
          ?.value[1] === '1';
      if (!(await isSoon(isUp))) throw new Error('Prometheus could not read the metrics');
    },
    /** Resolves to false if the alert does not fire in time. */
    waitFor: (alert: string, instance: string) =>
      isSoon(async () => {
        const { alerts = [] } = (await ask('alerts')) ?? {};
        return (alerts as readonly Alert[]).some(
          ({ state, labels }) =>
            state === 'firing' &&
            labels.alertname === alert &&
            (labels.instance ?? instance) === instance,
        );
      }),
  };
}

const secondsOf = (length: string, unit: string) => Number(length) * (unit === 'm' ? 60 : 1);

async function isSoon(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let second = 0; second < PATIENCE_S; second++) {
    if (await isSo()) return true;
    await pause(1_000);
  }
  return false;
}
