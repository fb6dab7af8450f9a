/** The tab that a key leads to from the one at `index`; undefined for a key that leads to none. The row goes round. */
export function tabAfterKey(
  key: string,
  { index, count }: Readonly<{ index: number; count: number }>,
): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
