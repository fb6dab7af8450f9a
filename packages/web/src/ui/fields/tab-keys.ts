/** Returns the tab to which a key leads from the one at `index`; undefined for other keys. The row wraps around. */
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
