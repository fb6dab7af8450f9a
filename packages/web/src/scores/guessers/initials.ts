/** Returns two letters for a name: the initials of its first two words, or else its first two letters. */
export function initials(name: string): string {
  const [first = '', second] = name.split('_').filter((word) => word !== '');
  const letters =
    second === undefined ? [...first].slice(0, 2) : [...(first[0] ?? ''), ...(second[0] ?? '')];
  return letters.join('').toUpperCase();
}
