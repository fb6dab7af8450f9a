/**
 * Groups of scripts that may be mixed in one text. Han is in several groups, because Japanese, Korean and Chinese write
 * it together with their own letters.
 */
const WRITINGS: readonly (readonly string[])[] = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
  ...[
    'Latin',
    'Cyrillic',
    'Greek',
    'Arabic',
    'Hebrew',
    'Devanagari',
    'Bengali',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Malayalam',
    'Oriya',
    'Sinhala',
    'Tamil',
    'Telugu',
    'Thai',
    'Lao',
    'Khmer',
    'Myanmar',
    'Tibetan',
    'Mongolian',
    'Armenian',
    'Georgian',
    'Ethiopic',
    'Thaana',
    'Syriac',
    'Cherokee',
    'Canadian_Aboriginal',
    'Nko',
    'Tifinagh',
    'Adlam',
    'Vai',
    'Yi',
  ].map((script) => [script]),
];

/** Allowed in any text: digits, signs and marks without a script of their own. */
const ANY = String.raw`\p{Script=Common}\p{Script=Inherited}`;

let patterns: readonly RegExp[] | undefined;

/**
 * True if all letters are of scripts that are written together, so that no letter passes for one of another alphabet.
 * Scripts that are rare today count as one. A text without letters is of one script.
 */
export function isOneScript(text: string): boolean {
  // Bold or wide letters belong to the script of the letter they are made from.
  const plain = text.normalize('NFKC');
  patterns ??= buildPatterns();
  return patterns.some((pattern) => pattern.test(plain));
}

function buildPatterns(): readonly RegExp[] {
  const named = WRITINGS.map((scripts) => `[${scripts.map(inScript).join('')}${ANY}]`);
  const rare = `(?:[^${WRITINGS.flat().map(inScript).join('')}]|[${ANY}])`;
  return [...named, rare].map((characters) => new RegExp(`^${characters}*$`, 'u'));
}

function inScript(script: string): string {
  return String.raw`\p{Script=${script}}`;
}
