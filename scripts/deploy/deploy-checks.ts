/** A file of `deploy/`, and the program that reads it in production. */
export type DeployCheck = Readonly<{
  file: string;
  program: string;
  /** The Debian package with the program. */
  debian: string;
  /** Replacements for what only a real server has. The first text must be in the file. */
  replace?: readonly (readonly [from: string, to: string])[];
  /** A wrong line, to check that the program would notice one. */
  broken: string;
  /** Returns the program's own file, if the file of `deploy/` is only a part of it. */
  around?: (path: string) => string;
  args: (parts: CheckParts) => readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Environment variables that the program must report as missing. */
  needs?: readonly string[];
  /** Any output of the program means that the file is wrong, whatever its exit code. */
  isSilent?: true;
}>;

export type CheckParts = Readonly<{
  /** The file that the program reads. */
  path: string;
  /** A folder for the program's files. */
  folder: string;
}>;

/** Made for the check, in its folder. */
export const CERTIFICATE = 'certificate.pem';

/** Stands for the folder in replacements. */
const FOLDER = '@folder@';

const COMPOSE_SETTINGS = { SITE_HOST: 'game.example', POSTGRES_PASSWORD: 'secret' };

export const DEPLOY_CHECKS: readonly DeployCheck[] = [
  {
    file: 'nginx.conf',
    program: 'nginx',
    debian: 'nginx-light',
    replace: [
      ['/etc/ssl/game.example/fullchain.pem', `${FOLDER}/${CERTIFICATE}`],
      ['/etc/ssl/game.example/privkey.pem', `${FOLDER}/${CERTIFICATE}`],
    ],
    broken: 'proxy_nonsense on;',
    around: (path) => `events {}\nhttp {\n\tinclude ${path};\n}\n`,
    args: ({ path, folder }) => ['-t', '-p', folder, '-e', 'stderr', '-c', path],
  },
  {
    file: 'haproxy.cfg',
    program: 'haproxy',
    debian: 'haproxy',
    replace: [['/etc/haproxy/game.example.pem', `${FOLDER}/${CERTIFICATE}`]],
    broken: '\tnonsense on',
    args: ({ path }) => ['-c', '-f', path],
  },
  {
    file: 'Caddyfile',
    program: 'caddy',
    debian: 'caddy',
    broken: 'other.example {\n\tnonsense\n}',
    args: caddyArgs,
  },
  {
    file: 'Caddyfile.compose',
    program: 'caddy',
    debian: 'caddy',
    broken: 'other.example {\n\tnonsense\n}',
    args: caddyArgs,
    env: COMPOSE_SETTINGS,
  },
  {
    file: 'out-of-ten@.service',
    program: 'systemd-analyze',
    debian: 'systemd',
    replace: [['/usr/local/bin/node', process.execPath]],
    broken: '[Service]\nNonsense=on',
    args: ({ path }) => ['verify', '--man=no', path],
    isSilent: true,
  },
  ...['out-of-ten-backup.service', 'out-of-ten-backup.timer'].map((file) => ({
    file,
    program: 'systemd-analyze',
    debian: 'systemd',
    ...(file.endsWith('.service') && {
      replace: [['/usr/local/bin/node', process.execPath]] as const,
    }),
    broken: `[${file.endsWith('.timer') ? 'Timer' : 'Service'}]\nNonsense=on`,
    args: ({ path }: CheckParts) => ['verify', '--man=no', path],
    isSilent: true as const,
  })),
  ...['prometheus.yml', 'prometheus.compose.yml'].map((file) => ({
    file,
    program: 'promtool',
    debian: 'prometheus',
    broken: 'nonsense: on',
    // The operator has the file with the token, so only the syntax is checked.
    args: ({ path }: CheckParts) => ['check', 'config', '--syntax-only', path],
  })),
  {
    file: 'alerts.yml',
    program: 'promtool',
    debian: 'prometheus',
    broken: 'nonsense: on',
    args: ({ path }) => ['check', 'rules', path],
  },
  {
    file: 'alertmanager.yml',
    program: 'amtool',
    debian: 'prometheus-alertmanager',
    broken: 'nonsense: on',
    args: ({ path }) => ['check-config', path],
  },
  {
    file: 'out-of-ten',
    program: 'sh',
    debian: 'dash',
    broken: 'esac',
    args: ({ path }) => ['-n', path],
  },
  {
    file: 'compose.yml',
    program: 'docker-compose',
    debian: 'docker-compose',
    broken: 'nonsense: on',
    args: ({ path }) => ['-f', path, 'config', '-q'],
    env: COMPOSE_SETTINGS,
    needs: Object.keys(COMPOSE_SETTINGS),
  },
];

function caddyArgs({ path }: CheckParts): readonly string[] {
  return ['validate', '--adapter', 'caddyfile', '--config', path];
}

/**
 * Returns the file's text with its replacements, so that any machine can check it. Throws if a text to replace is
 * missing.
 */
export function checkable(
  text: string,
  { file, replace = [], folder }: Pick<DeployCheck, 'file' | 'replace'> & { folder: string },
): string {
  return replace.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/${file} has no ${from}`);
    return changed.replaceAll(from, to.replace(FOLDER, folder));
  }, text);
}
