import { DEFAULT_REVIEW_RATING, type Rating } from '../rating.ts';
import { findQuotedAverage, type TextRange } from './quoted-rating.ts';

/** A run of review text. A blanked run replaces a quote of the film's average and has no text. */
export type ReviewSpan = Readonly<WrittenSpan | { style: 'blanked' }>;

export type ReviewParagraph = readonly ReviewSpan[];

type WrittenSpan = Readonly<{ style: 'plain' | 'emphasis' | 'strong'; text: string }>;

/** Strangers write reviews. Longer text is cut, so that cleaning stays fast. */
const LONGEST_REVIEW = 10_000;

/** The entities that editors of reviews write. Others stay, because they are text, not markup. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
]);

const LAST_CODE_POINT = 0x10ffff;

/** Emphasis and escapes that may be between the characters of an address and are removed later. */
const MARKS = String.raw`[*_\\]*`;

const ADDRESS = [
  `(?:https?${MARKS}:${MARKS}/${MARKS}/`,
  `|(?<![a-z\\d])www${MARKS}\\.${MARKS}(?=[a-z\\d])`,
  `|(?:java|vb)script${MARKS}:`,
  `|data${MARKS}:${MARKS}[a-z]+${MARKS}/)`,
  `[^\\s()]*(?:\\([^\\s()]*\\)[^\\s()]*)*`,
].join('');

/** An address, with the brackets around it. */
const BARE_LINK = new RegExp(`\\(${ADDRESS}\\)|${ADDRESS}`, 'gi');

/** `*emphasis*`, `__strong__`: marks around words, not within one. The limit keeps unclosed marks from costing time. */
const EMPHASIS =
  /(?<![\p{L}\p{N}*_\\])(\*{1,3}(?!\*)|_{1,3}(?!_))(?=\S)(.{1,1000}?)(?<=[^\s\\])\1(?![\p{L}\p{N}*_])/gu;

/**
 * A review as it is shown: plain text in paragraphs with simple emphasis. Markup and links are removed (a link's words
 * stay), and the film's own average is blanked. The result has no markup, whatever the input.
 * @see docs/rules.md#reviews
 */
export function cleanReview(content: string, average: Rating): readonly ReviewParagraph[] {
  return withoutLinks(withoutTags(plainCharacters(content.slice(0, LONGEST_REVIEW))))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .map((line) => line.replace(/^(?:(?:#{1,6}|>|[-*+]) )+/, ''))
    .filter((line) => line !== '')
    .map((line) => blankAverage(splitEmphasis(line), average));
}

/** The rating whose colour a review is shown in: the reviewer's own, or 6 where none was given. */
export function reviewColourRating(rating: Rating | undefined): Rating {
  return rating ?? DEFAULT_REVIEW_RATING;
}

/** Decoded entities, line ends as \n, no invisible characters: later steps could not find what they hide. */
function plainCharacters(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, decodeEntity)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[[\p{Cc}\p{Cf}\p{Cs}]--[\n\t]]/gv, '');
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name.toLowerCase()) ?? entity;
  const code = decimal === undefined ? Number(`0x${hex}`) : Number(decimal);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

function withoutTags(text: string): string {
  return (
    text
      .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
      .replace(
        /<(script|style|iframe|object|template|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
        '',
      )
      .replace(/<\/?(?:b|strong)\s*>/gi, '**')
      .replace(/<\/?(?:i|em)\s*>/gi, '_')
      .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
      .replace(/<[/!?]?[a-z][^<>]*>/gi, '')
      // Removing a tag may have joined the halves of another. "<3", "a < b" and "<=" stay.
      .replace(/<(?![\s\d=])/g, '')
  );
}

function withoutLinks(text: string): string {
  const target = String.raw`\([^()\s]*(?:\([^()]*\)[^()\s]*)?(?:\s+"[^"]*")?\)`;
  return (
    text
      .replace(new RegExp(String.raw`!\[([^\][]*)\]${target}`, 'g'), '$1')
      .replace(new RegExp(String.raw`\[([^\][]*)\]${target}`, 'g'), '$1')
      .replace(/\[([^\][]*)\]\[[^\][]*\]/g, '$1')
      // A space, so that the text on both sides does not form another link.
      .replace(BARE_LINK, ' ')
  );
}

function splitEmphasis(line: string): readonly WrittenSpan[] {
  const spans: WrittenSpan[] = [];
  let end = 0;
  for (const match of line.matchAll(EMPHASIS)) {
    const [whole, marks = '', inner = ''] = match;
    spans.push({ style: 'plain', text: line.slice(end, match.index) });
    // Emphasis within emphasis looks the same: its marks are removed, its words stay.
    const text = inner.replace(EMPHASIS, '$2');
    spans.push({ style: marks.length === 1 ? 'emphasis' : 'strong', text });
    end = match.index + whole.length;
  }
  spans.push({ style: 'plain', text: line.slice(end) });
  return spans.map(withoutEscapes);
}

function withoutEscapes(span: WrittenSpan): WrittenSpan {
  return { ...span, text: span.text.replace(/\\([*_\\[\]()#>.!-])/g, '$1') };
}

/** Searches the line as it reads, because a quote may begin in one span and end in the next: "**7**.7". */
function blankAverage(spans: readonly WrittenSpan[], average: Rating): ReviewParagraph {
  const quotes = findQuotedAverage(spans.map((span) => span.text).join(''), average);
  let start = 0;
  let first = 0;
  return spans.flatMap((span) => {
    const range = { start, end: start + span.text.length };
    while ((quotes[first]?.end ?? Number.POSITIVE_INFINITY) <= range.start) first++;
    let last = first;
    while ((quotes[last]?.start ?? Number.POSITIVE_INFINITY) < range.end) last++;
    start = range.end;
    return cutQuotes(span, range, quotes.slice(first, last));
  });
}

/** The span's text outside of the quotes in it, and a blank where one begins. `range` is its place in the line. */
function cutQuotes(
  span: WrittenSpan,
  range: TextRange,
  quotes: readonly TextRange[],
): readonly ReviewSpan[] {
  const pieces: ReviewSpan[] = [];
  let start = range.start;
  const keepUntil = (end: number) => {
    const text = span.text.slice(start - range.start, end - range.start);
    if (text !== '') pieces.push({ ...span, text });
  };
  for (const quote of quotes) {
    if (range.start <= quote.start) {
      keepUntil(quote.start);
      pieces.push({ style: 'blanked' });
    }
    start = quote.end;
  }
  keepUntil(range.end);
  return pieces;
}
