import { findProgram, installPackage, isRoot } from './programs.ts';

/** How Debian installs both. RUNLEVEL keeps it from starting them as services. */
const PACKAGES = [
  [
    ...['apt-get', 'update', '&&', 'RUNLEVEL=1', 'apt-get', 'install', '-y'],
    ...['--no-install-recommends', 'haproxy', 'nginx-light'],
  ],
];

export type Proxies = Readonly<{ haproxy: string; nginx: string }>;

/**
 * The paths of HAProxy and nginx. They are installed only where a package manager may be used without a question: by root,
 * as in CI and in containers. Throws with instructions if one is missing.
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
