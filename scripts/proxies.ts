import { findProgram, installPackage, isRoot } from './programs.ts';

/** How Debian installs both. RUNLEVEL stops it from starting them as services. */
const PACKAGES = [
  [
    ...['apt-get', 'update', '&&', 'RUNLEVEL=1', 'apt-get', 'install', '-y'],
    ...['--no-install-recommends', 'haproxy', 'nginx-light'],
  ],
];

export type Proxies = Readonly<{ haproxy: string; nginx: string }>;

/**
 * Returns the paths of HAProxy and nginx. They are installed only if the package manager asks no questions: as root, in
 * CI and in containers. Throws with instructions if one is missing.
 */
export function provideProxies(): Proxies {
  const found = findProxies();
  if (found !== undefined) return found;
  if (isRoot()) installPackage(PACKAGES);
  const installed = findProxies();
  if (installed !== undefined) return installed;
  throw new Error(
    'This needs HAProxy and nginx. Install them (Debian and Ubuntu: apt-get install haproxy nginx-light).',
  );
}

function findProxies(): Proxies | undefined {
  const [haproxy, nginx] = ['haproxy', 'nginx'].map(findProgram);
  return haproxy && nginx ? { haproxy, nginx } : undefined;
}
