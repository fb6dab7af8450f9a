/** Two letters that stand for a name where there is no room for it: of its first two words, or its own first two. */
export function initials(name: string): string {
  const [first = '', second] = name.split('_').filter((word) => word !== '');
  const letters =
    second === undefined ? [...first].slice(0, 2) : [...(first[0] ?? ''), ...(second[0] ?? '')];
  return letters.join('').toUpperCase();
}
