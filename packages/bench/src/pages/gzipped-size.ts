import { get } from 'node:http';

/** The bytes of an address's body as the server sends it to a client that only accepts gzip. */
export function gzippedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('end', () => resolve(size));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
