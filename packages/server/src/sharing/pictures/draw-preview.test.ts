import type { Face } from '@outoften/rules/player/face';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { drawPreview, drawSvg } from './draw-preview.ts';
import type {
  ChallengePicture,
  DailyPicture,
  PodiumPicture,
  PreviewPicture,
} from './preview-picture.ts';

const FOOT = { line: 'Guess film ratings together', host: 'outoften.example' };

const DAILY: DailyPicture = {
  type: 'daily',
  kicker: 'Daily film No. 695',
  headline: '0.4 too low',
  line: '150 points.',
  side: 'low',
  figure: '0.4',
  marks: { guess: 'my guess', film: 'the film' },
  foot: FOOT,
};

const CHALLENGE: ChallengePicture = {
  type: 'challenge',
  kicker: 'A challenge',
  title: 'Raiders of the Lost Ark',
  line: 'I was 0.9 off.',
  poster: '/posters/1.svg',
  foot: FOOT,
};

const GAME: PodiumPicture = {
  type: 'podium',
  kicker: 'Friday films, 10 films',
  winners: 'Ana',
  wins: 'wins',
  withoutNames: 'We have a winner',
  steps: [1, 2, 3].map((rank) => ({
    rank,
    name: `Player ${rank}`,
    face: (rank * 20) as Face,
    points: `${400 - rank} points`,
  })),
  foot: FOOT,
};

const draw = (picture: DailyPicture | ChallengePicture | PodiumPicture, poster?: string) =>
  drawSvg({ picture, poster });

/** Returns the picture without its letters, which form figures and words. */
const withoutLetters = (svg: string) => svg.replace(/<path fill="#\w+" d="[^"]*"\/>/g, '');

test('a daily’s strip is the same for every distance, so that nothing can be measured in it', () => {
  const near = draw({ ...DAILY, headline: '0.1 too low', figure: '0.1' });
  const far = draw({ ...DAILY, headline: '9.1 too low', figure: '9.1' });
  expect(near).not.toBe(far);
  expect(withoutLetters(near)).toBe(withoutLetters(far));
  expect(withoutLetters(draw({ ...DAILY, side: 'high' }))).not.toBe(withoutLetters(near));
});

test('a daily, and a challenge without its poster, show the closed curtain, and a poster an open one', () => {
  const poster = 'data:image/svg+xml;base64,PHN2Zy8+';
  expect(draw(CHALLENGE, poster)).toContain(poster);
  expect(draw(CHALLENGE).match(/<image/g)).toHaveLength(3);
  expect(draw(DAILY).match(/<image/g)).toHaveLength(3);
});

test('a winner whose letters no typeface has is announced without a name', () => {
  const named = draw(GAME);
  const unnamed = draw({ ...GAME, winners: '田中さん' });
  expect(named).not.toBe(unnamed);
  expect(unnamed).toBe(draw({ ...GAME, winners: '한국' }));
});

test.each(['A', 'Up', 'x'.repeat(80), 'word '.repeat(60), '"><script>alert(1)</script>&'])(
  'the title %j is drawn within the picture',
  (title) => {
    const svg = draw({ ...CHALLENGE, title });
    expect(svg).not.toContain('<script');
    const letters = [...svg.matchAll(/<path fill="#f6ead2" d="([^"]*)"/g)].map(([, d = '']) => d);
    const numbers = letters.flatMap((d) => d.match(/-?\d+\.\d/g) ?? []).map(Number);
    expect(Math.max(...numbers)).toBeLessThan(1200);
  },
);

test('the renderer can read each picture', () => {
  for (const picture of [DAILY, { ...DAILY, side: 'exact' as const }, CHALLENGE, GAME]) {
    expect(() => new Resvg(draw(picture)).innerBBox()).not.toThrow();
  }
});

const HOSTILE = {
  markup: '"/><script>alert(1)</script><![CDATA[&#0;&amp;',
  'control characters': 'a\u0000b\u0007c\u001bd\u0085e',
  'letters from right to left': 'مرحبا \u202eabc\u202c שלום',
  emoji: '👩\u200d👩\u200d👧\u200d👦 🏳️\u200d🌈',
  'half a character': 'a\ud83d',
  'piled marks': `e${'\u0301'.repeat(200)}`,
  nothing: '',
  spaces: '   ',
  'one word of 5,000 letters': 'W'.repeat(5_000),
  '5,000 characters in words': 'on and on '.repeat(500),
} as const;

/** Returns all kinds of pictures with this as every text. */
function filledWith(text: string): readonly PreviewPicture[] {
  const foot = { line: text, host: text };
  return [
    { type: 'board', headline: text, line: text },
    { ...CHALLENGE, kicker: text, title: text, line: text, foot },
    {
      ...DAILY,
      kicker: text,
      headline: text,
      line: text,
      figure: text,
      marks: { guess: text, film: text },
      foot,
    },
    {
      ...GAME,
      kicker: text,
      winners: text,
      wins: text,
      withoutNames: text,
      steps: GAME.steps.map((step) => ({ ...step, name: text, points: text })),
      foot,
    },
  ];
}

test.each(Object.entries(HOSTILE))('no text breaks a picture: %s', (_name, text) => {
  for (const picture of filledWith(text)) {
    const svg = drawSvg({ picture, poster: undefined });
    expect(svg).not.toMatch(/script|CDATA|&|NaN|Infinity|undefined/);
    const png = Buffer.from(drawPreview({ picture, poster: undefined }));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
