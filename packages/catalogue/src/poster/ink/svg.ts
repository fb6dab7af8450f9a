/** A piece of SVG markup that is well-formed alone. */
export type Svg = string;

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns one element. Undefined attributes are left out, text is escaped, and numbers are rounded. */
export function element(name: string, attributes: Attributes, ...children: readonly Svg[]): Svg {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${formatAttribute(value)}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Returns at most two decimals: a hundredth of a unit is a fortieth of a pixel on the largest screen. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/** Returns path data or a transform with its numbers rounded. */
export function roundNumbers(text: string): string {
  return text.replace(/-?\d*\.\d+(e-?\d+)?/g, (number, _exponent, offset: number) => {
    const written = formatNumber(Number(number));
    const before = text[offset - 1];
    return written.startsWith('-') || before === undefined || !/[\d.]/.test(before)
      ? written
      : ` ${written}`;
  });
}

function formatAttribute(value: string | number | undefined): string {
  return typeof value === 'number' ? formatNumber(value) : escapeText(value ?? '');
}

/** Returns the text with the five characters of markup as entities. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
