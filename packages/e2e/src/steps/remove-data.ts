import { rmSync } from 'node:fs';

/** Removes the data of the journeys' server. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of a teardown file
export default function removeData(): void {
  const folder = process.env.JOURNEY_DATA;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
