/** HAProxy's address, and the ports of the two servers behind it on this machine. */
export type ClusterPorts = Readonly<{
  /** An address of this machine, or `*` for all. */
  address: string;
  port: number;
  servers: readonly [a: number, b: number];
}>;

/**
 * Returns HAProxy's configuration for two servers on this machine: `deploy/haproxy.cfg` with other ports, without TLS,
 * and without a line for each request. Throws if the file lacks a line to replace.
 */
export function clusterProxyConfig(deployed: string, { address, port, servers }: ClusterPorts) {
  const [a, b] = servers;
  const replacements: readonly (readonly [RegExp, string])[] = [
    // Without this line, HAProxy allows as many connections as this process may have file descriptors.
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
