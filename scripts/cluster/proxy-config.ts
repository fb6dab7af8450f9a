/** Where HAProxy listens, and the ports of the two servers behind it, all on this machine. */
export type ClusterPorts = Readonly<{
  /** An address of this machine, or `*` for all. */
  address: string;
  port: number;
  servers: readonly [a: number, b: number];
}>;

/**
 * HAProxy's configuration for two servers on this machine: `deploy/haproxy.cfg` with other ports, without TLS and without
 * a line for each request. Throws if the file no longer has a line that is replaced.
 */
export function clusterProxyConfig(deployed: string, { address, port, servers }: ClusterPorts) {
  const [a, b] = servers;
  const replacements: readonly (readonly [RegExp, string])[] = [
    // HAProxy then allows as many connections as the file descriptors of this process suffice for.
    [/^\tmaxconn \d+\n/m, ''],
    [/^(\tlog stdout .*) info$/m, '$1 warning'],
    [/^\tbind :80$/m, `\tbind ${address}:${port}`],
    [/^\tbind :443 ssl .*\n/m, ''],
    [/^\thttp-request redirect scheme https .*\n/m, ''],
    [/(X-Forwarded-Proto) https$/m, '$1 http'],
    [/(server a 127\.0\.0\.1):\d+/g, `$1:${a}`],
    [/(server b 127\.0\.0\.1):\d+/g, `$1:${b}`],
  ];
  return replacements.reduce((text, [from, to]) => {
    const replaced = text.replace(from, to);
    if (replaced === text) throw new Error(`deploy/haproxy.cfg has no line ${from}`);
    return replaced;
  }, deployed);
}
