import { describe, expect, test } from 'vitest';
import { type Rating, tenths } from '../rating.ts';
import { cleanReview, type ReviewSpan, reviewColourRating } from './review-text.ts';

const average = tenths(77);

/** The review as it reads, a line for each paragraph, "█" for a blank. */
function read(content: string, rating: Rating = average): string {
  return cleanReview(content, rating)
    .map((spans) => spans.map((span) => (span.style === 'blanked' ? '█' : span.text)).join(''))
    .join('\n');
}

/** The spans of a review of one paragraph. */
function spansOf(content: string): readonly ReviewSpan[] {
  const [spans = []] = cleanReview(content, average);
  return spans;
}

const plain = (text: string): ReviewSpan => ({ style: 'plain', text });
const emphasis = (text: string): ReviewSpan => ({ style: 'emphasis', text });
const strong = (text: string): ReviewSpan => ({ style: 'strong', text });
const blanked: ReviewSpan = { style: 'blanked' };

describe('a review', () => {
  test('of plain words is unchanged', () => {
    const text = 'I <3 this: 5 < 6, 6 > 5 & a <= b. "Yes"? 50 % of #1 * 2 + f*** [sic] (1977)!';
    expect(spansOf(text)).toEqual([plain(text)]);
  });

  test.each(['', ' ', '\n\r\n \t\n', '<p></p>', '<script>1</script>', '\u200b'])(
    '%j is empty',
    (content) => {
      expect(cleanReview(content, average)).toEqual([]);
    },
  );

  test.each(['One.\nTwo.', 'One.\r\nTwo.', 'One.\rTwo.', 'One.\n \n\nTwo.', 'One.\u2028Two.'])(
    '%j has two paragraphs',
    (content) => {
      expect(read(content)).toBe('One.\nTwo.');
    },
  );

  test.each([
    'One.<br>Two.',
    'One.<BR />Two.',
    '<p>One.</p><p class="x">Two.</p>',
    '<li>One.</li>Two.',
  ])('"%s" has two paragraphs', (content) => {
    expect(read(content)).toBe('One.\nTwo.');
  });

  test.each(['# One', '###### One', '> One', '- One', '* One', '+ One', '> > - One', '   #   One'])(
    '"%s" loses the sign at the beginning of its line',
    (content) => {
      expect(read(content)).toBe('One');
    },
  );

  test.each(['#1 of them', '-5 degrees', '####### seven', 'a # b', '*'])(
    '"%s" keeps what is no sign of a heading or list',
    (content) => {
      expect(read(content)).toBe(content);
    },
  );

  test('has one space for each run of spaces', () => {
    expect(read('  One \t two\u3000\u00a0three  ')).toBe('One two three');
  });

  test('is cut after ten thousand characters', () => {
    expect(read('x'.repeat(10_000))).toHaveLength(10_000);
    expect(read('x'.repeat(10_001))).toHaveLength(10_000);
  });

  test('is not cut within a character', () => {
    expect(read(`${'x'.repeat(9_999)}🎬`)).toBe('x'.repeat(9_999));
  });
});

describe('emphasis', () => {
  test.each([
    { content: 'so *very* good', spans: [plain('so '), emphasis('very'), plain(' good')] },
    { content: 'so _very_ good', spans: [plain('so '), emphasis('very'), plain(' good')] },
    { content: 'so **very** good', spans: [plain('so '), strong('very'), plain(' good')] },
    { content: 'so __very__ good', spans: [plain('so '), strong('very'), plain(' good')] },
    { content: '***very***', spans: [strong('very')] },
    {
      content: '_very_, (*good*)!',
      spans: [emphasis('very'), plain(', ('), emphasis('good'), plain(')!')],
    },
    { content: '*very good*', spans: [emphasis('very good')] },
    { content: '**very _good_ film**', spans: [strong('very good film')] },
    { content: '_**very**_', spans: [emphasis('very')] },
    { content: '**_very_**', spans: [strong('very')] },
    { content: '<b>very</b> <em>good</em>', spans: [strong('very'), plain(' '), emphasis('good')] },
    {
      content: '<STRONG >very</STRONG> <i>good</i>',
      spans: [strong('very'), plain(' '), emphasis('good')],
    },
    { content: '*x* y', spans: [emphasis('x'), plain(' y')] },
  ])('is kept in "$content"', ({ content, spans }) => {
    expect(spansOf(content)).toEqual(spans);
  });

  test.each([
    '2 * 3 * 4',
    'snake_case_name',
    'f*ck and sh*t',
    '*open',
    'close*',
    '* not *',
    '*not*x',
    '**** good ****',
    '**',
    '****',
    'é*tait*',
    '_é_é',
  ])('is not found in "%s"', (content) => {
    expect(spansOf(content).every((span) => span.style === 'plain')).toBe(true);
  });

  test('does not continue in the next line', () => {
    expect(read('so *very\ngood* film')).toBe('so *very\ngood* film');
  });

  test.each([
    { content: String.raw`\*not this\*`, text: '*not this*' },
    {
      content: String.raw`snake\_case \# \[sic\] \(a\) \\ 1\. 2\! 3\- 4\>`,
      text: String.raw`snake_case # [sic] (a) \ 1. 2! 3- 4>`,
    },
    { content: String.raw`a\b c\/d`, text: String.raw`a\b c\/d` },
  ])('that is escaped is text: "$content"', ({ content, text }) => {
    expect(spansOf(content)).toEqual([plain(text)]);
  });

  test('is not closed by an escaped mark', () => {
    expect(spansOf(String.raw`*a\* b*`)).toEqual([emphasis('a* b')]);
  });

  test('keeps its escaped marks', () => {
    expect(spansOf(String.raw`**f\*\*k**`)).toEqual([strong('f**k')]);
  });
});

describe('a link', () => {
  test.each([
    { content: 'see [my page](https://x.example/a) now', text: 'see my page now' },
    { content: 'see [my page](https://x.example/a_(b) "Title") now', text: 'see my page now' },
    { content: 'see [my page](/relative) now', text: 'see my page now' },
    { content: 'see [my page]() now', text: 'see my page now' },
    { content: 'see [my page][1] now', text: 'see my page now' },
    { content: 'see [my page][] now', text: 'see my page now' },
    { content: 'see ![a still](https://x.example/a.png) now', text: 'see a still now' },
    { content: '[![a still](https://x.example/a.png)](https://x.example/)', text: 'a still' },
    { content: '[a](/b) and [c](/d), ![e](/f) and ![g](/h)', text: 'a and c, e and g' },
    { content: '[bad](javascript:alert(1)) news', text: 'bad news' },
    { content: '[bad](data:text/html;base64,PHA+) news', text: 'bad news' },
    { content: 'see <a href="https://x.example">my page</a> now', text: 'see my page now' },
    { content: "see <A HREF='javascript:alert(1)'>my page</A> now", text: 'see my page now' },
  ])('loses its target and keeps its words: "$content"', ({ content, text }) => {
    expect(read(content)).toBe(text);
  });

  test.each([
    { content: 'see https://x.example/a?b=c#d now', text: 'see now' },
    { content: 'see HTTP://x.example now', text: 'see now' },
    { content: 'see www.x.example now', text: 'see now' },
    { content: 'see (https://x.example/a) now', text: 'see now' },
    { content: 'see (as in https://x.example/a) now', text: 'see (as in ) now' },
    { content: 'see https://x.example/a_(film)_b(c) now', text: 'see now' },
    { content: 'see <https://x.example> now', text: 'see now' },
    { content: 'see data:image/png;base64,AAAA now', text: 'see now' },
    { content: 'see javascript:alert(1) now', text: 'see now' },
    { content: 'see vbscript:x now', text: 'see now' },
    { content: 'see xhttps://x.example now', text: 'see x now' },
    { content: 'ht(http://a)tp://x.example', text: 'ht tp://x.example' },
    { content: 'ht[](x)tp://x.example now', text: 'now' },
    { content: 'ht<i x>tp://x.example now', text: 'now' },
    { content: 'ht\u200btp://x.example now', text: 'now' },
    { content: '&#104;ttp://x.example now', text: 'now' },
    { content: String.raw`www\.x.example now`, text: 'now' },
    { content: 'so *www*.x.example now', text: 'so * now' },
    { content: '_https_:_/_/x.example now', text: '_ now' },
    { content: 'so *data*:*text*/html now', text: 'so * now' },
    { content: '_javascript_:alert now', text: '_ now' },
  ])('without text is removed: "$content"', ({ content, text }) => {
    expect(read(content)).toBe(text);
  });

  test.each([
    'Awww. That!',
    'awwww.cute',
    'the data: none',
    'data/text',
    'java: a script',
    'http is old',
    '[sic] (yes)',
    '[a] [b]',
  ])('is not found in "%s"', (content) => {
    expect(read(content)).toBe(content);
  });
});

describe('markup', () => {
  test.each([
    { content: 'a<script>alert(1)</script>b', text: 'ab' },
    { content: 'a<SCRIPT src="x">alert(1)</ScRiPt >b', text: 'ab' },
    { content: 'a<script>alert(1)\n\nand no end', text: 'a' },
    { content: 'a<style>p{}</style><svg onload=x><g/></svg>b', text: 'ab' },
    { content: 'a<iframe src=x>y</iframe><object>y</object><math>y</math>b', text: 'ab' },
    { content: 'a<template>y</template><noscript>y</noscript>b', text: 'ab' },
    { content: 'a<!-- no\n\nno -->b<!-- no end', text: 'ab' },
    { content: '<div><span style="x">a</span></div>', text: 'a' },
    { content: 'a<img src=x onerror="alert(1)">b', text: 'ab' },
    { content: '<!DOCTYPE html><?xml version="1.0"?>a', text: 'a' },
    { content: 'a<scr<b x>ipt>alert(1)', text: 'ascript>alert(1)' },
    { content: 'a<scr<!-- -->ipt>alert(1)</script>b', text: 'ab' },
    { content: 'a<img src=x onerror=alert(1)', text: 'aimg src=x onerror=alert(1)' },
    { content: 'a<', text: 'a' },
    { content: '<<b>', text: '**' },
    { content: '<<<a', text: 'a' },
    { content: '<*a*', text: 'a' },
    { content: String.raw`<\!-- a`, text: '!-- a' },
    { content: '&lt;script&gt;alert(1)&lt;/script&gt;a', text: 'a' },
    { content: '&#60;img src=x&#62;a', text: 'a' },
    { content: '&#x3c;img src=x&#x3E;a', text: 'a' },
    { content: '&amp;lt;b&amp;gt;a', text: '&lt;b&gt;a' },
    { content: 'a\0<scr\0ipt>x</script>b', text: 'ab' },
  ])('is removed from "$content"', ({ content, text }) => {
    expect(read(content)).toBe(text);
  });

  test.each([
    { content: 'Tom &amp; Jerry', text: 'Tom & Jerry' },
    { content: '&quot;Yes&QUOT; &#39;no&apos;', text: '"Yes" \'no\'' },
    { content: '5 &lt; 6 &gt; 4', text: '5 < 6 > 4' },
    { content: 'a&nbsp;b', text: 'a b' },
    { content: 'it&rsquo;s &lsquo;a&#8217; &ldquo;b&rdquo;', text: 'it’s ‘a’ “b”' },
    { content: 'a &ndash; b &mdash; c&hellip;', text: 'a – b — c…' },
    { content: '&#x1F3AC;&#127916;&#1114111;', text: '🎬🎬\u{10ffff}' },
    { content: '&#1114112; &#x110000; &#99999999;', text: '&#1114112; &#x110000; &#99999999;' },
    {
      content: '&constructor; &toString; &proto; &eacute; &',
      text: '&constructor; &toString; &proto; &eacute; &',
    },
    { content: 'a&#0;&#xD800;&#8238;b', text: 'ab' },
  ])('is decoded where it means a character: "$content"', ({ content, text }) => {
    expect(read(content)).toBe(text);
  });

  test('that is invisible or turns the reading direction is removed', () => {
    expect(read('a\u202eb\u2066c\u200fd\u200be\ufefff\u00adg\u0007h\ud800i')).toBe('abcdefghi');
  });
});

describe("the film's average", () => {
  test('is blanked, and the words around it stay', () => {
    expect(spansOf('Rated 7.7 here.')).toEqual([plain('Rated '), blanked, plain(' here.')]);
  });

  test('is blanked anywhere in the text', () => {
    expect(spansOf('7.7')).toEqual([blanked]);
    expect(read('7.7/10\n\nI say 7,7 and 77%.')).toBe('█\nI say █ and █.');
  });

  test.each([
    { content: 'A *7.7* film', spans: [plain('A '), blanked, plain(' film')] },
    {
      content: 'A *fair 7.7 I say*',
      spans: [plain('A '), emphasis('fair '), blanked, emphasis(' I say')],
    },
    { content: '**7**.7 it is', spans: [blanked, plain(' it is')] },
    {
      content: 'A *good 7*.*7 no* more',
      spans: [plain('A '), emphasis('good '), blanked, emphasis(' no'), plain(' more')],
    },
    { content: '_7.7_/10', spans: [blanked] },
    { content: String.raw`7\.7`, spans: [blanked] },
    { content: '7.\u200b7', spans: [blanked] },
    { content: '7&#46;7', spans: [blanked] },
    { content: '7<x>.</x>7', spans: [blanked] },
    { content: '7.7 *7.7* 7.7', spans: [blanked, plain(' '), blanked, plain(' '), blanked] },
  ])('is blanked through emphasis and markup: "$content"', ({ content, spans }) => {
    expect(spansOf(content)).toEqual(spans);
  });

  test('is left unchanged if it is another film’s', () => {
    expect(read('It has 6.9, not 8.1/10.')).toBe('It has 6.9, not 8.1/10.');
    expect(read('A plain 8/10.', tenths(80))).toBe('A plain █.');
  });
});

test('the colour of a review is that of its own rating, or of 6 without one', () => {
  expect(reviewColourRating(tenths(35))).toBe(35);
  expect(reviewColourRating(undefined)).toBe(60);
});
