import type { ReviewParagraph, ReviewSpan } from '../../film/review-text.ts';

/** Replaces a quote of the film's average. */
const BLANK = '███';

/** The parts of a paragraph: blanks, strong words, emphasis, and other text. */
const PART = /(█+|\*\*[^*]+\*\*|\*[^*]+\*)/;

/** A cleaned review as one text, to be sent: a line for each paragraph, with `*emphasis*` and `**strong**` words. */
export function formatCoveredReview(paragraphs: readonly ReviewParagraph[]): string {
  return paragraphs.map((spans) => spans.map(formatSpan).join('')).join('\n');
}

/** Reads what {@link formatCoveredReview} wrote. */
export function parseCoveredReview(text: string): readonly ReviewParagraph[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line
        .split(PART)
        .filter((part) => part !== '')
        .map(parseSpan),
    );
}

function formatSpan(span: ReviewSpan): string {
  if (span.style === 'blanked') return BLANK;
  // A star or block of the reviewer's own is replaced by one that looks like it and has no meaning.
  const text = span.text.replaceAll('*', '∗').replaceAll('█', '▓');
  if (span.style === 'emphasis') return `*${text}*`;
  return span.style === 'strong' ? `**${text}**` : text;
}

function parseSpan(part: string): ReviewSpan {
  if (part.startsWith('█')) return { style: 'blanked' };
  if (part.startsWith('**')) return { style: 'strong', text: part.slice(2, -2) };
  if (part.startsWith('*')) return { style: 'emphasis', text: part.slice(1, -1) };
  return { style: 'plain', text: part };
}
