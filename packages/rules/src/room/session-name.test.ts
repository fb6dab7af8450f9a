import { describe, expect, test } from 'vitest';
import { ok, refuse } from '../result.ts';
import { parseSessionName } from './session-name.ts';

describe('the name of a session', () => {
  test.each([
    { text: 'Friday reels', name: 'Friday reels' },
    { text: '  Friday   reels ', name: 'Friday reels' },
    { text: 'x', name: 'x' },
    { text: 'Käse & Kino: Größe 10!', name: 'Käse & Kino: Größe 10!' },
    { text: '映画の夜', name: '映画の夜' },
    { text: '👩‍👩‍👧 night', name: '👩‍👩‍👧 night' },
    { text: '🎬'.repeat(40), name: '🎬'.repeat(40) },
    { text: 'Pass it on', name: 'Pass it on' },
    { text: 'this hit', name: 'this hit' },
    { text: 'A B C', name: 'A B C' },
    { text: 'S.W.A.T. & a show', name: 'S.W.A.T. & a show' },
    { text: 'e\u0301toile', name: 'e\u0301toile' },
    { text: 'Cumpleaños de Íñigo', name: 'Cumpleaños de Íñigo' },
    { text: 'a\u0302\u0301n', name: 'a\u0302\u0301n' },
    { text: '❤️‍🔥 1️⃣', name: '❤️‍🔥 1️⃣' },
    { text: '👍🏽 🏳️‍🌈 🇪🇸', name: '👍🏽 🏳️‍🌈 🇪🇸' },
    {
      text: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      name: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    },
    { text: 'می\u200cخواهم', name: 'می\u200cخواهم' },
  ])('may be $text', ({ text, name }) => {
    expect(parseSessionName(text)).toEqual(ok(name));
  });

  test.each([
    { text: '', refusal: 'too-short' },
    { text: ' \u00a0 ', refusal: 'too-short' },
    { text: '\u2800 \u0301', refusal: 'too-short' },
    { text: 'x'.repeat(41), refusal: 'too-long' },
    { text: 'two\nlines', refusal: 'wrong-character' },
    { text: 'nul\u0000', refusal: 'wrong-character' },
    { text: 'turned \u202eround', refusal: 'wrong-character' },
    { text: 'broken \ud83c', refusal: 'wrong-character' },
    { text: 'private \ue000', refusal: 'wrong-character' },
    { text: 'note \ufff9 beside', refusal: 'wrong-character' },
    { text: 'sung \u{1d173}', refusal: 'wrong-character' },
    { text: 'Fri\u3164day', refusal: 'wrong-character' },
    { text: '\u115f\u1160\uffa0', refusal: 'wrong-character' },
    { text: 'Friday\ufe0f', refusal: 'wrong-character' },
    { text: 'Fri\u034fday', refusal: 'wrong-character' },
    { text: 'Friday\u{e0100}', refusal: 'wrong-character' },
    { text: 'Fri\u200dday', refusal: 'wrong-character' },
    { text: `r${'\u0335'.repeat(5)}eels`, refusal: 'wrong-character' },
  ] as const)('is refused: $refusal ($text)', ({ text, refusal }) => {
    expect(parseSessionName(text)).toEqual(refuse(refusal));
  });
});
