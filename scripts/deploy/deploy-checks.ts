/** A file of `deploy/`, and the program that reads it in earnest. */
export type DeployCheck = Readonly<{
  file: string;
  program: string;
  /** The Debian package that has it. */
  debian: string;
  /** What is put in place of what only a real server has. The first one must be there. */
  replace?: readonly (readonly [from: string, to: string])[];
  /** A line that no such file may have, to see that the program would find it. */
  broken: string;
  /** The program's own file, where the file of `deploy/` is a part of one. */
  around?: (path: string) => string;
  args: (parts: CheckParts) => readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Settings of the environment without which the program must refuse the file, and name them. */
  needs?: readonly string[];
  /** The file is wrong if the program says anything, whatever its exit code. */
  isSilent?: true;
}>;

export type CheckParts = Readonly<{
  /** What the program reads. */
  path: string;
  /** A folder for what the program writes. */
  folder: string;
}>;

/** Made for the check, below its folder. */
export const CERTIFICATE = 'certificate.pem';

/** Stands for the folder in what is put in place. */
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
  {
    file: 'prometheus.yml',
    program: 'promtool',
    debian: 'prometheus',
    broken: 'nonsense: on',
    // The file with the token is the operator's.
    args: ({ path }) => ['check', 'config', '--syntax-only', path],
  },
  {
    file: 'alerts.yml',
    program: 'promtool',
    debian: 'prometheus',
    broken: 'nonsense: on',
    args: ({ path }) => ['check', 'rules', path],
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

/** The text of the file as it can be checked on any machine. Throws if it no longer has what is replaced. */
export function checkable(
  text: string,
  { file, replace = [], folder }: Pick<DeployCheck, 'file' | 'replace'> & { folder: string },
): string {
  return replace.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/${file} has no ${from}`);
    return changed.replaceAll(from, to.replace(FOLDER, folder));
  }, text);
}
