/**
 * Returns the fault of the markup; undefined if there is none. Tags must nest, attributes must be in double quotes and
 * occur once, text outside of markup must be white space, and entities must be numbers. A poster consists of elements,
 * so it can break no other rule of XML.
 */
export function findMarkupFault(markup: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  while (at < markup.length) {
    const tag = TAG.exec(markup.slice(at, at + LONGEST_TAG));
    if (!tag) return `no tag at ${at}: ${markup.slice(at, at + 40)}`;
    const [whole, closes, name = '', attributes = '', closed] = tag;
    if (closes && open.pop() !== name) return `</${name}> closes nothing at ${at}`;
    if (!closes) {
      if (open.length === 0) roots += 1;
      const names = [...attributes.matchAll(ATTRIBUTE_NAME)].map(([, attribute]) => attribute);
      if (new Set(names).size !== names.length) return `an attribute twice at ${at}`;
      if (!closed) open.push(name);
    }
    at += whole.length;
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return roots === 1 ? undefined : `${roots} roots`;
}

const LONGEST_TAG = 60_000;
const TAG = /^<(\/)?([a-zA-Z]+)((?: [a-zA-Z-]+="(?:[^"<&]|&#\d+;)*")*)(\/)?>/;
const ATTRIBUTE_NAME = / ([a-zA-Z-]+)="/g;
