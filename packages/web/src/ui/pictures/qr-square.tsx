import { encode } from 'uqr';
import styles from './qr-square.module.css';

/** An address as a QR code, dark on light in both themes. It fills its box. */
export function QrSquare({ text, label }: Readonly<{ text: string; label: string }>) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  return (
    <svg className={styles.square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} className={styles.paper} />
      <path d={squares(data)} className={styles.ink} shapeRendering="crispEdges" />
    </svg>
  );
}

/** Draws the dark squares. Each run of squares in a row is one rectangle. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.map((isDark, x) => {
        if (!isDark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        return `M${x} ${y}h${(end === -1 ? row.length : end) - x}v1H${x}z`;
      }),
    )
    .join('');
}
