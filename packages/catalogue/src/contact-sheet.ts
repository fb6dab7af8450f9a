import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { drawSpecimen, STOCK } from './poster/stock.ts';
import { drawPosterOf, POSTER_FILMS } from './posters.ts';

type Sheet = Readonly<{
  /** Only films whose year begins with this; all if empty. */
  years?: string;
  ids?: readonly number[];
  /** Width of a poster in pixels. */
  width?: number;
}>;

/** Returns a page with all posters side by side. */
function contactSheet({ years = '', ids = [], width }: Sheet): string {
  const films = POSTER_FILMS.filter(
    ({ id, year }) => String(year).startsWith(years) && (ids.length === 0 || ids.includes(id)),
  );
  return page(films.map(drawPosterOf), width);
}

function page(drawings: readonly string[], width = 260): string {
  return `<!doctype html><meta charset="utf-8"><title>Posters</title>
<style>body{margin:24px;background:#17101A;display:flex;flex-wrap:wrap;gap:20px}
figure{margin:0}svg{display:block;width:${width}px;height:auto}</style>
${drawings.map((drawing) => `<figure>${drawing}</figure>`).join('\n')}`;
}

/** `node contact-sheet.ts <out.html> [--years 197] [--ids 539,62] [--stock] [--width 260]` */
if (import.meta.main) {
  const given = (name: string) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
  const width = Number(given('--width') ?? 260);
  const ids = (given('--ids') ?? '').split(',').filter(Boolean).map(Number);
  const sheet = argv.includes('--stock')
    ? page(STOCK.map(drawSpecimen), width)
    : contactSheet({ years: given('--years') ?? '', ids, width });
  writeFileSync(argv[2] ?? 'posters.html', sheet);
}
