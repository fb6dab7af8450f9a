/** The most characters that fit into two lines of a slot at the usual size. */
const MOST_CHARACTERS = 18;

/** True if a name, or one word of it, needs smaller letters to fit its slot. */
export function isLongName(name: string): boolean {
  return name.length > MOST_CHARACTERS || name.split(/[\s-]/).some((word) => word.length > 11);
}
